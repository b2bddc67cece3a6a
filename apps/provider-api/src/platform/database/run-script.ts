import { type Kysely, sql } from "kysely";

/** Runs a script of statements one by one, since a prepared call takes only one; each begins on a line of its own. */
export async function runScript(db: Kysely<unknown>, script: string): Promise<void> {
  for (const statement of script.split(boundary))
    if (statement.trim()) await sql.raw(statement.trim().replace(/;$/, "")).execute(db);
}

const boundary = /;\n(?=\s*(?:CREATE|ALTER|INSERT|DELETE|DROP|UPDATE)\b)/;
