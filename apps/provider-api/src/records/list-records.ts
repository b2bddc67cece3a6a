import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import {
  type Field,
  fieldsOf,
  type Filter,
  type ListQuery,
  parseListQuery,
  type RecordDefinition,
} from "@guildway/api-contract";
import { type Caller, kindOf } from "../access/caller.ts";
import { policyOf, type Reach, type RecordPolicy } from "../access/record-policies.ts";
import type { Database } from "../database/schema.ts";
import { Problem } from "../http/problem.ts";

/** A page of records, as every list answers it; the range counts from 0 and is null where the page is empty. */
export interface RecordPage {
  items: Record<string, unknown>[];
  total: number;
  rangeFrom: number | null;
  rangeTo: number | null;
  page: number;
  limit: number;
}

/** Answers one page of the records that the caller reaches, by the list grammar of the contract. */
export async function listRecords(
  db: Kysely<Database>,
  definition: RecordDefinition,
  search: Iterable<[string, string]>,
  caller: Caller,
): Promise<RecordPage> {
  const policy = policyOf(definition.type);
  const everyField = Object.keys(fieldsOf(definition));
  const reach = policy.read[kindOf(caller)];
  const inReach = new Set(reach === "none" ? policy.publicColumns : everyField);
  const parsed = parseListQuery(definition, search, inReach);
  if ("problem" in parsed)
    throw new Problem(parsed.problem.code, { faults: parsed.problem.faults });
  const { query } = parsed;
  const publicColumns = new Set(policy.publicColumns);
  const readsPublicly = namesPublicKey(query, policy) && namesOnly(query, publicColumns);
  if (reach === "none" && !readsPublicly)
    throw new Problem(caller.kind === "anonymous" ? "auth.token-missing" : "access.forbidden");

  const own = ownScope(reach, policy, caller);
  const conditions = query.filters.map((filter) =>
    condition(fieldOf(definition, filter.field), filter),
  );
  if (query.orgId !== undefined)
    conditions.push(sql`${sql.ref(policy.organizationColumn)} = ${query.orgId}`);
  if (!readsPublicly && own) conditions.push(own);
  const where = conditions.length > 0 ? sql`WHERE ${sql.join(conditions, sql` AND `)}` : sql``;

  const wanted = query.select ?? everyField;
  const columns = [
    ...new Set([
      "id",
      policy.organizationColumn,
      ...(policy.ownerColumn ? [policy.ownerColumn] : []),
      ...wanted,
    ]),
  ];
  const order = [...query.order, { field: "id", descending: false }].map(
    ({ field, descending }) =>
      sql`${sql.ref(field)} ${sql.raw(descending ? "DESC NULLS LAST" : "ASC")}`,
  );
  const offset = (query.page - 1) * query.limit;
  const table = sql.table(definition.table);
  const { rows } = await sql<Record<string, unknown>>`
    SELECT ${sql.join(columns.map((name) => sql.ref(name)))} FROM ${table} ${where}
    ORDER BY ${sql.join(order)} LIMIT ${query.limit} OFFSET ${offset}`.execute(db);
  const total =
    offset === 0 && rows.length < query.limit
      ? rows.length
      : await countAll(db, definition, where, query, readsPublicly ? undefined : reach, caller);

  const everyRowInFull = !readsPublicly && wanted.length === columns.length;
  const items = everyRowInFull
    ? rows
    : rows.map((row) => {
        const full = reach !== "none" && belongs(row, reach, policy, caller);
        return Object.fromEntries(
          wanted.filter((name) => full || publicColumns.has(name)).map((name) => [name, row[name]]),
        );
      });
  return {
    items,
    total,
    rangeFrom: items.length > 0 ? offset : null,
    rangeTo: items.length > 0 ? offset + items.length - 1 : null,
    page: query.page,
    limit: query.limit,
  };
}

/** Tables whose rows the database counts by organization as they come and go. */
const counted: ReadonlySet<string> = new Set(["users"]);

async function countAll(
  db: Kysely<Database>,
  { table }: RecordDefinition,
  where: RawBuilder<unknown>,
  query: ListQuery,
  reach: Reach | undefined,
  caller: Caller,
): Promise<number> {
  const whole = query.filters.length === 0 && (reach === "any" || reach === "org");
  const own = reach === "org" && caller.kind !== "anonymous" ? caller.orgId : undefined;
  const isElsewhere = own !== undefined && query.orgId !== undefined && query.orgId !== own;
  const orgId = own ?? query.orgId;
  const { rows } =
    whole && !isElsewhere && counted.has(table)
      ? await sql<{ total: number }>`
          SELECT coalesce(sum("count"), 0)::int8 AS total FROM "recordCounts"
          WHERE "table" = ${table} ${orgId === undefined ? sql`` : sql`AND "orgId" = ${orgId}`}`.execute(
          db,
        )
      : await sql<{ total: number }>`
          SELECT count(*)::int8 AS total FROM ${sql.table(table)} ${where}`.execute(db);
  return rows[0]!.total;
}

/** The condition that keeps a caller to their reach; undefined where they reach everything. */
export function ownScope(
  reach: string,
  policy: RecordPolicy,
  caller: Caller,
): RawBuilder<SqlBool> | undefined {
  if (reach === "any") return undefined;
  if (reach === "org" && caller.kind !== "anonymous")
    return sql`${sql.ref(policy.organizationColumn)} = ${caller.orgId}`;
  if (reach === "self" && caller.kind === "user" && policy.ownerColumn)
    return sql`${sql.ref(policy.ownerColumn)} = ${caller.userId}`;
  return sql`false`;
}

/** Whether a stored record is within the caller's reach. */
export function belongs(
  row: Record<string, unknown>,
  reach: string,
  policy: RecordPolicy,
  caller: Caller,
): boolean {
  if (reach === "any") return true;
  if (reach === "org")
    return caller.kind !== "anonymous" && row[policy.organizationColumn] === caller.orgId;
  return (
    reach === "self" &&
    caller.kind === "user" &&
    !!policy.ownerColumn &&
    row[policy.ownerColumn] === caller.userId
  );
}

function namesPublicKey(query: ListQuery, policy: RecordPolicy): boolean {
  return policy.publicBy.some(
    (key) =>
      (key === "orgId" && query.orgId !== undefined) ||
      query.filters.some(
        (filter) => filter.field === key && (filter.op === "eq" || filter.op === "in"),
      ),
  );
}

function namesOnly(query: ListQuery, fields: ReadonlySet<string>): boolean {
  return [...query.filters, ...query.order].every(
    ({ field }) => fields.has(field) || field === "createdAt",
  );
}

function fieldOf(definition: RecordDefinition, name: string): Field {
  return fieldsOf(definition)[name]!;
}

const casts: Record<Field["column"], string> = {
  text: "text",
  integer: "int8",
  double: "float8",
  money: "numeric",
  boolean: "boolean",
  instant: "timestamptz",
  date: "date",
  textList: "text[]",
  json: "jsonb",
};

/** One filter as SQL: identifiers from the contract only, every value bound and cast. */
function condition(of: Field, { field, op, value }: Filter): RawBuilder<SqlBool> {
  const column = sql.ref(field);
  const cast = sql.raw(casts[of.column]);
  const list = Array.isArray(value) ? value : [value];
  switch (op) {
    case "eq":
      return of.column === "textList"
        ? sql`${column} = ${list}::text[]`
        : sql`${column} = ${value}::${cast}`;
    case "gt":
      return sql`${column} > ${value}::${cast}`;
    case "lt":
      return sql`${column} < ${value}::${cast}`;
    case "ilike":
      return sql`${column} ILIKE ${likePattern(String(value))}`;
    case "is":
      return value === null
        ? sql`${column} IS NULL`
        : sql`${column} IS ${sql.raw(value ? "TRUE" : "FALSE")}`;
    case "!is":
      return value === null
        ? sql`${column} IS NOT NULL`
        : sql`${column} IS NOT ${sql.raw(value ? "TRUE" : "FALSE")}`;
    case "in":
      return sql`${column} = ANY(${list.map(String)}::text[]::${cast}[])`;
    case "ov":
    case "!ov": {
      const overlaps =
        of.column === "json"
          ? sql`${column} ?| ${list.map(String)}::text[]`
          : sql`${column} && ${list.map(String)}::text[]`;
      return op === "ov" ? sql`${overlaps}` : sql`NOT coalesce(${overlaps}, false)`;
    }
  }
}

/** `%` stands for anything; without one the value is looked for anywhere. `_` is an ordinary character. */
function likePattern(value: string): string {
  const escaped = value.replaceAll("\\", "\\\\").replaceAll("_", "\\_");
  return escaped.includes("%") ? escaped : `%${escaped}%`;
}
