import { sql, type SqlBool } from "kysely";
import {
  fieldsOf,
  type ListQuery,
  mostCounted,
  type RecordDefinition,
} from "@guildway/api-contract";
import { actorOf, type Caller } from "../access/caller.ts";
import { policyOf } from "../access/record-policies.ts";
import type { RecordPolicy } from "../access/record-policy.ts";
import type { Platform } from "../platform/platform.ts";
import { Problem } from "../platform/problem.ts";
import { choosePage, clauseOf, type Conditions, onlyId } from "./choose-page.ts";
import { countRecords } from "./count-records.ts";
import { condition } from "./filter-condition.ts";
import { requireWithinBudget } from "./list-budget.ts";
import { refusePersonAbove } from "./person-above.ts";
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

  const where = conditionsOf(definition, scope);
  const offset = (query.page - 1) * query.limit;
  const ids = await choosePage(db, definition, where, query);
  const rows = await readChosen(db, definition, scope, ids);
  const total =
    totalSeen(query, (onlyId(query) === undefined ? ids : rows).length) ??
    (await countRecords(db, definition, clauseOf(where), query, scope.ownReach, reader.caller));
  const items = rows.map((row) => scope.show(row));
  await addPrivate(services, definition, scope, rows, items, reader.caller);
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

/** Reads the records of a page; one that the reader no longer sees, a moment after it was chosen, is left out. */
async function readChosen(
  db: Platform["db"],
  definition: RecordDefinition,
  scope: ReadingScope,
  ids: readonly string[],
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const one = [sql<SqlBool>`"id" = "$id"`, ...withinReach(definition, scope)];
  // One after the other by the key: the database would read a table of some size as a whole.
  const page = sql<Row>`
    SELECT "one".* FROM unnest(${ids}::text[]) WITH ORDINALITY AS "chosen" ("$id", "$at"), LATERAL (
      SELECT ${scope.columns} FROM ${sql.table(definition.table)} ${clauseOf(one)} LIMIT 1
    ) AS "one" ORDER BY "$at"`;
  await requireWithinBudget(db, definition, ids.length, page);
  return (await page.execute(db)).rows;
}

/** How many records there are in all, where a page itself says it; a capped total is not counted beyond the cap. */
function totalSeen({ limit, page, total }: ListQuery, onPage: number): number | undefined {
  const seen = (page - 1) * limit + onPage;
  const isLast = onPage < limit && (onPage > 0 || page === 1);
  const isBeyond = total === "capped" && onPage > 0 && seen > mostCounted;
  return isLast || isBeyond ? seen : undefined;
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
    SELECT ${scope.columns} FROM ${sql.table(definition.table)} ${clauseOf(conditionsOf(definition, scope))}`.execute(
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
  caller: Caller,
): Promise<void> {
  const reader = row && privateFields.length > 0 ? privateReaderOf(row) : undefined;
  if (!row || !reader) return;
  const policy: RecordPolicy = { ...policyOf(definition.type), accessIsPersonal: true };
  // A grant that opens what is a person's own was their own to be given.
  if (reader.actor === actorOf(caller)) await refusePersonAbove(services.db, policy, row, caller);
  const values = await readPrivate(services, definition, row, privateFields, reader);
  items[0] = { ...items[0], ...values };
}

function conditionsOf(definition: RecordDefinition, scope: ReadingScope): Conditions {
  const { query } = scope;
  const fields = fieldsOf(definition);
  const conditions = query.filters.map((filter) => condition(fields[filter.field]!, filter));
  if (query.orgId !== undefined)
    conditions.push(ofOrganization(policyOf(definition.type), query.orgId));
  const found = searchCondition(definition, query);
  return [...conditions, ...(found ? [found] : []), ...withinReach(definition, scope)];
}

/** An organization's own records, and those that others share with it. */
function ofOrganization({ organizationColumn, sharedBy }: RecordPolicy, orgId: string) {
  const own = sql<SqlBool>`${sql.ref(organizationColumn)} = ${orgId}`;
  return sharedBy ? sql<SqlBool>`(${own} OR ${orgId} = ANY(${sql.ref(sharedBy)}))` : own;
}

/** Which records the reader sees at all, whatever they ask for. */
function withinReach({ type }: RecordDefinition, { rows }: ReadingScope): Conditions {
  return [viewCondition(type), rows].filter((condition) => condition !== undefined);
}
