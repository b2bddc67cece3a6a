import { type Kysely, sql } from "kysely";

/** Runs a script of statements one by one, since a prepared call takes only one; each begins on a line of its own. */
export async function runScript(db: Kysely<unknown>, script: string): Promise<void> {
  for (const statement of script.split(/;\n(?=\s*(?:CREATE|ALTER|INSERT|DROP|UPDATE)\b)/))
    if (statement.trim()) await sql.raw(statement.trim().replace(/;$/, "")).execute(db);
}
