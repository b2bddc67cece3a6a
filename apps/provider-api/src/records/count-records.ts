import { type Kysely, type RawBuilder, sql } from "kysely";
import { type ListQuery, mostCounted, type RecordDefinition } from "@guildway/api-contract";
import type { Caller } from "../access/caller.ts";
import type { Reach } from "../access/record-policy.ts";
import type { Database } from "../platform/database/schema.ts";

/** Record types whose rows the database counts by organization as they come and go. */
const counted: ReadonlySet<string> = new Set(["users"]);

/** How many records a list has in all, or one more than are counted; `reach` is undefined where the list is more than the caller's own reach. */
export async function countRecords(
  db: Kysely<Database>,
  { type, table }: RecordDefinition,
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
    whole && !isElsewhere && counted.has(type)
      ? await sql<{ total: number }>`
          SELECT coalesce(sum("count"), 0)::int8 AS total FROM "recordCounts"
          WHERE "table" = ${table} ${orgId === undefined ? sql`` : sql`AND "orgId" = ${orgId}`}`.execute(
          db,
        )
      : await sql<{ total: number }>`
          SELECT count(*)::int8 AS total FROM ${counting(table, where, query)}`.execute(db);
  return rows[0]!.total;
}

/** What is counted: all of it, or as much as says whether there is more. */
function counting(table: string, where: RawBuilder<unknown>, { total }: ListQuery) {
  return total === "capped"
    ? sql`(SELECT 1 FROM ${sql.table(table)} ${where} LIMIT ${mostCounted + 1}) AS counted`
    : sql`${sql.table(table)} ${where}`;
}
