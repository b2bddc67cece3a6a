import type { RecordDefinition } from "@guildway/api-contract";
import { type Kysely, type RawBuilder, sql, type SqlBool } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { clauseOf, type Conditions } from "./choose-page.ts";

/** Bodies that one statement looks through; a library has thousands, and the embedded database answers nobody meanwhile. */
const atOnce = 50;

/** The ids of the records, among those for which `where` holds, in whose long bodies something is found: a few are looked through at a time, and others are answered in between. */
export async function findInParts(
  db: Kysely<Database>,
  { table }: RecordDefinition,
  where: Conditions,
  found: RawBuilder<SqlBool>,
): Promise<string[]> {
  const ids: string[] = [];
  let last = "";
  for (;;) {
    const part = [...where, sql<SqlBool>`"id" > ${last}`];
    // They are chosen before any body is read.
    const { rows } = await sql<{ id: string; isFound: boolean }>`
      SELECT "id", (${found}) IS TRUE AS "isFound" FROM ${sql.table(table)}
      WHERE "id" = ANY(ARRAY(
        SELECT "id" FROM ${sql.table(table)} ${clauseOf(part)} ORDER BY "id" LIMIT ${atOnce}))
      ORDER BY "id"`.execute(db);
    for (const { id, isFound } of rows) if (isFound) ids.push(id);
    const end = rows.at(-1);
    if (!end || rows.length < atOnce) return ids;
    last = end.id;
  }
}
