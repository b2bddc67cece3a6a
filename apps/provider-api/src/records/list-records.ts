import { type RawBuilder, sql } from "kysely";
import {
  fieldsOf,
  type ListQuery,
  mostCounted,
  type RecordDefinition,
} from "@guildway/api-contract";
import { policyOf } from "../access/record-policies.ts";
import type { Platform } from "../platform/platform.ts";
import { Problem } from "../platform/problem.ts";
import { countRecords } from "./count-records.ts";
import { condition } from "./filter-condition.ts";
import { requireWithinBudget } from "./list-budget.ts";
import { readPrivate } from "./read-private.ts";
import { type Reader, type ReadingScope, readingScope, type Standing } from "./reading-scope.ts";
import { searchCondition, viewCondition } from "./views.ts";

type Row = Record<string, unknown>;

/** A page of records, as every list answers it; the range counts from 0 and is null where the page is empty. */
export interface RecordPage {
  items: Row[];
  total: number;
  isCapped?: true;
  rangeFrom: number | null;
  rangeTo: number | null;
  page: number;
  limit: number;
}

/** Answers one page of the records that the caller reaches, by the list grammar of the contract. */
export async function listRecords(
  services: Pick<Platform, "db" | "sealer" | "clock">,
  definition: RecordDefinition,
  search: Iterable<[string, string]>,
  reader: Reader,
): Promise<RecordPage> {
  const { db } = services;
  const scope = await readingScope(services, definition, search, reader);
  const { query } = scope;
  if (definition.needsFilter && query.filters.length === 0 && query.orgId === undefined)
    throw new Problem("wage-list.no-filter", { message: "Missing params" });

  const where = whereClause(definition, scope);
  const offset = (query.page - 1) * query.limit;
  const page = sql<Row>`
    SELECT ${scope.columns} FROM ${sql.table(definition.table)} ${where}
    ORDER BY ${orderOf(query)} LIMIT ${query.limit} OFFSET ${offset}`;
  await requireWithinBudget(db, definition, query, page);
  const { rows } = await page.execute(db);
  const total =
    offset === 0 && rows.length < query.limit
      ? rows.length
      : await countRecords(db, definition, where, query, scope.ownReach, reader.caller);
  const items = rows.map((row) => scope.show(row));
  await addPrivate(services, definition, scope, rows, items);
  const isCapped = query.total === "capped" && total > mostCounted;
  return {
    items,
    total: isCapped ? mostCounted : total,
    ...(isCapped && { isCapped }),
    rangeFrom: items.length > 0 ? offset : null,
    rangeTo: items.length > 0 ? offset + items.length - 1 : null,
    page: query.page,
    limit: query.limit,
  };
}

/** As what the reader sees one record; undefined where they see none of that id. */
export async function standingOf(
  services: Pick<Platform, "db" | "clock">,
  definition: RecordDefinition,
  id: string,
  reader: Reader,
): Promise<Standing | undefined> {
  const asked: [string, string][] = [
    ["id", id],
    ["select", "id"],
  ];
  const scope = await readingScope(services, definition, asked, reader);
  const { rows } = await sql<Row>`
    SELECT ${scope.columns} FROM ${sql.table(definition.table)} ${whereClause(definition, scope)}`.execute(
    services.db,
  );
  return rows[0] && scope.standingOf(rows[0]);
}

/** Private fields are asked of one record by its id, so there is at most one row. */
async function addPrivate(
  services: Pick<Platform, "db" | "sealer" | "clock">,
  definition: RecordDefinition,
  { privateFields, privateReaderOf }: ReadingScope,
  [row]: readonly Row[],
  items: Row[],
): Promise<void> {
  const reader = row && privateFields.length > 0 ? privateReaderOf(row) : undefined;
  if (!row || !reader) return;
  const values = await readPrivate(services, definition, row, privateFields, reader);
  items[0] = { ...items[0], ...values };
}

function whereClause(
  definition: RecordDefinition,
  { query, rows }: ReadingScope,
): RawBuilder<unknown> {
  const fields = fieldsOf(definition);
  const conditions = query.filters.map((filter) => condition(fields[filter.field]!, filter));
  if (query.orgId !== undefined)
    conditions.push(sql`${sql.ref(policyOf(definition.type).organizationColumn)} = ${query.orgId}`);
  for (const more of [viewCondition(definition.type), searchCondition(definition, query), rows])
    if (more) conditions.push(more);
  return conditions.length > 0 ? sql`WHERE ${sql.join(conditions, sql` AND `)}` : sql``;
}

/** The id comes last, so that pages do not overlap where the rest is equal. */
function orderOf({ order }: ListQuery): RawBuilder<unknown> {
  return sql.join(
    [...order, { field: "id", descending: false }].map(
      ({ field, descending }) =>
        sql`${sql.ref(field)} ${sql.raw(descending ? "DESC NULLS LAST" : "ASC")}`,
    ),
  );
}
