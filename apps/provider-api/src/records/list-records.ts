import { type RawBuilder, sql, type SqlBool } from "kysely";
import {
  fieldsOf,
  type Filter,
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
import { type After, chooseAfter } from "./choose-after.ts";
import { countRecords } from "./count-records.ts";
import { readCursor, writeCursor } from "./cursor.ts";
import { condition } from "./filter-condition.ts";
import { findInParts } from "./find-in-parts.ts";
import { requireWithinBudget } from "./list-budget.ts";
import { digestOf, inBrief, isNamed, readInBrief, tagOf, withoutBrief } from "./page-tag.ts";
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
  /** Of a page that was asked for by a cursor. */
  nextCursor?: string | null;
}

/** Answers one page of the records that the caller reaches, by the list grammar of the contract. */
export async function listRecords(
  services: ListServices,
  definition: RecordDefinition,
  search: Iterable<[string, string]>,
  reader: Reader,
): Promise<RecordPage> {
  const chosen = await chooseRecords(services, definition, search, reader);
  const rows = await readChosen(services.db, definition, chosen);
  return pageOf(services, definition, chosen, rows, reader);
}

type ListServices = Pick<Platform, "db" | "sealer" | "clock">;

/** What else a list for programs is asked with. */
export interface Following {
  /** What `if-none-match` names. */
  known?: string | undefined;
  /** The page before this one, or "first". */
  cursor?: string | undefined;
}

/** The same with the tag of the page, for lists that programs ask again and again; no page where the tag is one that the program knows. */
export async function listIfChanged(
  services: ListServices,
  definition: RecordDefinition,
  search: readonly [string, string][],
  reader: Reader,
  { known, cursor }: Following,
): Promise<{ tag: string; page?: RecordPage }> {
  const { db } = services;
  const asked = [
    { ...reader.caller, scopes: undefined, keyId: undefined },
    reader.accessGrant,
    search.toSorted(([one], [other]) => (one < other ? -1 : 1)),
    cursor,
    Object.keys(fieldsOf(definition)),
  ];
  let isCompared = known === undefined;
  if (known !== undefined && cursor === undefined) {
    const scope = await readingScope(services, definition, search, reader);
    const where = await foundConditions(db, definition, scope);
    const brief = await readInBrief(db, definition, scope, where);
    if (brief) {
      const tag = tagOf(asked, brief.digest, brief.total);
      if (isNamed(tag, known)) return { tag };
      isCompared = true;
    }
  }
  const chosen = await chooseRecords(services, definition, search, reader, cursor);
  const rows = await readChosen(db, definition, chosen, inBrief);
  const shown = rows.map(withoutBrief);
  const total = await totalOf(db, definition, chosen, rows.length, reader);
  const tag = tagOf(asked, digestOf(rows), total);
  if (!isCompared && known !== undefined && isNamed(tag, known)) return { tag };
  return { tag, page: await pageOf(services, definition, chosen, shown, reader, total) };
}

/** The records of a page, before they are read. */
interface Chosen {
  scope: ReadingScope;
  where: Conditions;
  ids: readonly string[];
  /** How many come before the first. */
  offset: number;
  byCursor: boolean;
  /** The last of them, where a page by cursor may have one after it. */
  end?: Omit<After, "count"> | undefined;
  /** The query as it was sent, which a cursor belongs to. */
  asked: readonly [string, string][];
}

async function chooseRecords(
  services: ListServices,
  definition: RecordDefinition,
  search: Iterable<[string, string]>,
  reader: Reader,
  cursor?: string,
): Promise<Chosen> {
  const { db } = services;
  const asked = [...search];
  const scope = await readingScope(services, definition, asked, reader);
  const { query } = scope;
  if (definition.needsFilter && query.filters.length === 0 && query.orgId === undefined)
    throw new Problem("wage-list.no-filter", { message: "Missing params" });
  const where = await foundConditions(db, definition, scope);
  if (cursor === undefined) {
    const ids = await choosePage(db, definition, where, query);
    return { scope, where, ids, offset: (query.page - 1) * query.limit, byCursor: false, asked };
  }
  const after = readCursor(services, definition, asked, query, cursor);
  const page = await chooseAfter(db, definition, where, query, after);
  return { scope, where, ...page, offset: after?.count ?? 0, byCursor: true, asked };
}

async function pageOf(
  services: ListServices,
  definition: RecordDefinition,
  chosen: Chosen,
  rows: readonly Row[],
  reader: Reader,
  counted?: number,
): Promise<RecordPage> {
  const { scope, ids, offset, byCursor } = chosen;
  const { query } = scope;
  const onPage = (onlyId(query) === undefined ? ids : rows).length;
  const total = counted ?? (await totalOf(services.db, definition, chosen, onPage, reader));
  const items = rows.map((row) => scope.show(row));
  await addPrivate(services, definition, scope, rows, items, reader.caller);
  const isCapped = query.total === "capped" && total > mostCounted;
  const nextCursor = byCursor ? cursorAfter(services, definition, chosen) : undefined;
  return {
    items,
    total: isCapped ? mostCounted : total,
    ...(isCapped && { isCapped }),
    rangeFrom: items.length > 0 ? offset : null,
    rangeTo: items.length > 0 ? offset + items.length - 1 : null,
    page: byCursor ? Math.floor(offset / query.limit) + 1 : query.page,
    limit: query.limit,
    ...(nextCursor !== undefined && { nextCursor }),
  };
}

/** The cursor of the page after this one; null where there can be none. */
function cursorAfter(
  services: ListServices,
  definition: RecordDefinition,
  { scope: { query }, asked, ids, end, offset }: Chosen,
): string | null {
  if (end === undefined || ids.length < query.limit) return null;
  return writeCursor(services, definition, asked, { ...end, count: offset + ids.length });
}

async function totalOf(
  db: Platform["db"],
  definition: RecordDefinition,
  { scope, where, byCursor }: Chosen,
  onPage: number,
  { caller }: Reader,
): Promise<number> {
  const { query, ownReach } = scope;
  const seen = byCursor ? undefined : totalSeen(query, onPage);
  return seen ?? countRecords(db, definition, clauseOf(where), query, ownReach, caller);
}

/** Reads the records of a page; one that the reader no longer sees, a moment after it was chosen, is left out. */
async function readChosen(
  db: Platform["db"],
  definition: RecordDefinition,
  { scope, ids }: Chosen,
  more?: RawBuilder<unknown>,
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const one = [sql<SqlBool>`"id" = "$id"`, ...withinReach(definition, scope)];
  const columns = more ? sql.join([scope.columns, more]) : scope.columns;
  // One after the other by the key: the database would read a table of some size as a whole.
  const page = sql<Row>`
    SELECT "one".* FROM unnest(${ids}::text[]) WITH ORDINALITY AS "chosen" ("$id", "$at"), LATERAL (
      SELECT ${columns} FROM ${sql.table(definition.table)} ${clauseOf(one)} LIMIT 1
    ) AS "one" ORDER BY "$at"`;
  await requireWithinBudget(db, definition, scope.reach, ids.length, page);
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

/** The conditions of a list, of which those that look through long bodies have been looked for already. */
async function foundConditions(
  db: Platform["db"],
  definition: RecordDefinition,
  scope: ReadingScope,
): Promise<Conditions> {
  const { query } = scope;
  const fields = fieldsOf(definition);
  const isLong = ({ field, op }: Filter) => op === "ilike" && fields[field]!.long === true;
  const long = query.filters.filter(isLong);
  const filters = query.filters.filter((filter) => !isLong(filter));
  const others = conditionsOf(definition, { ...scope, query: { ...query, filters } });
  if (long.length === 0) return others;
  const all = long.map((filter) => condition(fields[filter.field]!, filter));
  const ids = await findInParts(db, definition, others, sql<SqlBool>`${sql.join(all, sql` AND `)}`);
  return [...others, sql<SqlBool>`"id" = ANY(${ids}::text[])`];
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
