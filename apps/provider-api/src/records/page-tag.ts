import { createHash } from "node:crypto";
import type { RecordDefinition } from "@guildway/api-contract";
import { type Kysely, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { type Conditions, clauseOf } from "./choose-page.ts";
import type { ReadingScope } from "./reading-scope.ts";

type Row = Record<string, unknown>;

/** A row says which transaction wrote it last, whoever did and by whatever way: no writer has to note it. */
export const inBrief = sql`"id" AS "$rowId", "xmin"::text AS "$writtenBy"`;

/** A row without what only its tag is made of. */
export function withoutBrief({ $rowId: _id, $writtenBy: _by, ...row }: Row): Row {
  return row;
}

/** Reads of the rows of a page no more than it takes to say whether they are shown as they were. */
export async function rowsInBrief(
  db: Kysely<Database>,
  { table }: RecordDefinition,
  { facts }: ReadingScope,
  within: Conditions,
  ids: readonly string[],
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const among: Conditions = [sql`"id" = ANY(${ids}::text[])`];
  const columns = sql.join([inBrief, ...facts]);
  const { rows } = await sql<Row>`
    SELECT ${columns} FROM ${sql.table(table)} ${clauseOf([...among, ...within])}`.execute(db);
  const byId = new Map(rows.map((row) => [row["$rowId"], row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

/** The tag of a page: the same while who asks, what they ask for, the rows, their order and their number are. */
export function tagOf(asked: unknown, rows: readonly Row[], total: number): string {
  const briefly = rows.map((row) => [
    row["$rowId"],
    row["$writtenBy"],
    row["$managed"],
    row["$open"],
    row["$granted"],
  ]);
  const hash = createHash("sha256").update(JSON.stringify([asked, briefly, total]));
  return `W/"${hash.digest("base64url").slice(0, 27)}"`;
}

/** Whether an if-none-match header names a tag, which it compares weakly. */
export function isNamed(tag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  const bare = (one: string) => one.trim().replace(/^W\//, "");
  return ifNoneMatch.split(",").some((one) => one.trim() === "*" || bare(one) === bare(tag));
}
