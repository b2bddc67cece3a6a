import type { ListQuery, Operator, RecordDefinition } from "@guildway/api-contract";
import { type Kysely, type RawBuilder, sql, type SqlBool } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** Conditions that all hold. */
export type Conditions = readonly RawBuilder<SqlBool>[];

/** Which part of an order is read. */
interface Part {
  limit: number;
  offset: number;
}

/** The ids of a page in their order. Only an index is read for them where one has the order, however far behind the page is. */
export async function choosePage(
  db: Kysely<Database>,
  definition: RecordDefinition,
  where: Conditions,
  query: ListQuery,
): Promise<string[]> {
  const part = { limit: query.limit, offset: (query.page - 1) * query.limit };
  const only = onlyId(query);
  if (only !== undefined) return part.offset === 0 ? [only] : [];
  return isOneOrder(query)
    ? choose(db, definition, where, orderOf(query), part)
    : chooseDescending(db, definition, where, query.order[0]!.field, part);
}

/** Whether an index has the whole order as it is read; not where what has no value comes last of what descends. */
export function isOneOrder(query: ListQuery): boolean {
  const [first, ...rest] = query.order;
  return !first?.descending || rest.length > 0 || hasValue(first.field, query);
}

/** The id of the one record that is asked for, where nothing else is asked of it: whether there is one shows when it is read. */
export function onlyId({ filters, orgId }: ListQuery): string | undefined {
  const [only, ...more] = filters;
  const asksMore = more.length > 0 || orgId !== undefined;
  return only?.field === "id" && only.op === "eq" && !asksMore ? String(only.value) : undefined;
}

/** The condition that keeps to some of the records. */
export function clauseOf(conditions: Conditions): RawBuilder<unknown> {
  return conditions.length > 0 ? sql`WHERE ${sql.join(conditions, sql` AND `)}` : sql``;
}

/** Fields that every record has. */
const alwaysSet: ReadonlySet<string> = new Set(["id", "createdAt", "updatedAt", "version"]);

/** What keeps to records that have a value. */
const comparing: ReadonlySet<Operator> = new Set(["eq", "gt", "lt", "ilike", "in", "ov"]);

/** Whether every record that fits has a value in a field. */
export function hasValue(name: string, { filters }: ListQuery): boolean {
  return (
    alwaysSet.has(name) || filters.some(({ field, op }) => field === name && comparing.has(op))
  );
}

/** What has no value comes last. An index read backwards has it first, so the two are read one after the other. */
async function chooseDescending(
  db: Kysely<Database>,
  definition: RecordDefinition,
  where: Conditions,
  field: string,
  part: Part,
): Promise<string[]> {
  const column = sql.ref(field);
  const valued = [...where, sql<SqlBool>`${column} IS NOT NULL`];
  const ids = await choose(db, definition, valued, sql`${column} DESC, "id" DESC`, part);
  if (ids.length === part.limit) return ids;
  const before = ids.length > 0 ? part.offset : await count(db, definition, valued, part.offset);
  const rest = { limit: part.limit - ids.length, offset: Math.max(0, part.offset - before) };
  const empty = [...where, sql<SqlBool>`${column} IS NULL`];
  return [...ids, ...(await choose(db, definition, empty, sql`"id" DESC`, rest))];
}

async function choose(
  db: Kysely<Database>,
  { table }: RecordDefinition,
  where: Conditions,
  order: RawBuilder<unknown>,
  { limit, offset }: Part,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT "id" FROM ${sql.table(table)} ${clauseOf(where)}
    ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}

async function count(
  db: Kysely<Database>,
  { table }: RecordDefinition,
  where: Conditions,
  atMost: number,
): Promise<number> {
  if (atMost === 0) return 0;
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int8 AS total FROM
      (SELECT 1 FROM ${sql.table(table)} ${clauseOf(where)} LIMIT ${atMost}) AS counted`.execute(
    db,
  );
  return rows[0]!.total;
}

/** The id comes last, so that pages do not overlap where the rest is equal, and runs as the rest does, as an index is read. */
export function orderOf(query: ListQuery): RawBuilder<unknown> {
  const { order } = query;
  const isBackwards = order.length > 0 && order.every(({ descending }) => descending);
  return sql.join(
    [...order, { field: "id", descending: isBackwards }].map(
      ({ field, descending }) =>
        sql`${sql.ref(field)} ${sql.raw(directionOf(hasValue(field, query), descending))}`,
    ),
  );
}

function directionOf(hasValue: boolean, descending: boolean): string {
  if (!descending) return "ASC";
  return hasValue ? "DESC" : "DESC NULLS LAST";
}
