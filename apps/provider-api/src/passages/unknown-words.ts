import { type Kysely, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { askedWords } from "./asked-words.ts";
import { organizationMark } from "./stored-words.ts";

/** The words of a question that no passage of an organization holds, nor any of their kin. */
export async function unknownWords(
  db: Kysely<Database>,
  orgId: string,
  question: string,
): Promise<ReadonlySet<string>> {
  const asked = askedWords(question);
  if (asked.length === 0) return new Set();
  const each = asked.map(
    ({ shown, stems }) => sql`
      SELECT ${shown}::text AS "shown" WHERE NOT EXISTS (
        SELECT 1 FROM "passageWords" WHERE "stems" @> ${[organizationMark(orgId)]}::text[]
          AND "stems" && ${[...stems.keys()]}::text[])`,
  );
  const { rows } = await sql<{ shown: string }>`${sql.join(each, sql` UNION ALL `)}`.execute(db);
  return new Set(rows.map(({ shown }) => shown));
}
