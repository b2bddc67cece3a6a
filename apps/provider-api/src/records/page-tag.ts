import { createHash } from "node:crypto";
import { type ListQuery, mostCounted, type RecordDefinition } from "@guildway/api-contract";
import { type Kysely, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { type Conditions, clauseOf, isOneOrder, orderOf } from "./choose-page.ts";
import type { ReadingScope } from "./reading-scope.ts";

type Row = Record<string, unknown>;

/** A row says which transaction wrote it last, whoever did and by whatever way: no writer has to note it. */
export const inBrief = sql`"id" AS "$rowId", "xmin"::text AS "$writtenBy"`;

/** A row without what only its tag is made of. */
export function withoutBrief({ $rowId: _id, $writtenBy: _by, ...row }: Row): Row {
  return row;
}

const facts = ["$own", "$managed", "$open", "$openWhole", "$granted"] as const;

/** Rows as their tag is made of them: which they are, which transaction wrote them, and as what they are shown. */
export function digestOf(rows: readonly Row[]): string {
  const lines = rows.map((row) =>
    ["$rowId", "$writtenBy", ...facts].map((name) => String(row[name] ?? "")).join(" "),
  );
  return createHash("md5").update(lines.join("\n")).digest("hex");
}

/** The same of a page that is not read, in one statement, with the number of all; undefined where a page is put together of parts. */
export async function readInBrief(
  db: Kysely<Database>,
  { table }: RecordDefinition,
  scope: ReadingScope,
  where: Conditions,
): Promise<{ digest: string; total: number } | undefined> {
  const { query } = scope;
  if (!isOneOrder(query)) return undefined;
  const columns = sql.join([inBrief, ...scope.facts]);
  const shown = scope.facts.length > 0 ? facts : [];
  const line = sql.join(
    ["$rowId", "$writtenBy", ...shown].map((name) => sql`coalesce(${sql.ref(name)}::text, '')`),
    sql` || ' ' || `,
  );
  // What a row does not say of itself is empty in a line as well.
  const end = sql.lit(" ".repeat(facts.length - shown.length));
  const counted = query.total === "capped" ? sql`LIMIT ${mostCounted + 1}` : sql``;
  const { rows } = await sql<{ digest: string; total: number }>`
    SELECT md5(coalesce((SELECT string_agg(${line} || ${end}, E'\n') FROM (
        SELECT ${columns} FROM ${sql.table(table)} ${clauseOf(where)}
        ORDER BY ${orderOf(query)} LIMIT ${query.limit} OFFSET ${offsetOf(query)}) AS "page"), '')) AS "digest",
      (SELECT count(*)::int8 FROM (
        SELECT 1 FROM ${sql.table(table)} ${clauseOf(where)} ${counted}) AS "counted") AS "total"`.execute(
    db,
  );
  return rows[0];
}

const offsetOf = ({ page, limit }: ListQuery) => (page - 1) * limit;

/** The tag of a page: the same while who asks, what they ask for, the rows, their order and their number are. */
export function tagOf(asked: unknown, digest: string, total: number): string {
  const hash = createHash("sha256").update(JSON.stringify([asked, digest, total]));
  return `W/"${hash.digest("base64url").slice(0, 27)}"`;
}

/** Whether an if-none-match header names a tag, which it compares weakly. */
export function isNamed(tag: string, ifNoneMatch: string): boolean {
  const bare = (one: string) => one.trim().replace(/^W\//, "");
  return ifNoneMatch.split(",").some((one) => one.trim() === "*" || bare(one) === bare(tag));
}
