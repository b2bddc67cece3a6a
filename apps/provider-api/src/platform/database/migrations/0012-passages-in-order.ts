import type { Kysely } from "kysely";
import { runScript } from "../run-script.ts";

/** A search of the library reads an organization's passages a page at a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runScript(db, `CREATE INDEX "documentsInOrder" ON "documents" ("orgId", "id");`);
}
