import type { Kysely } from "kysely";
import { runScript } from "../run-script.ts";

/**
 * One table for all that is counted across processes. The one before it is emptied, since nobody forgets its addresses any
 * more; it stays for a server of the last version that still runs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runScript(
    db,
    `
CREATE TABLE "attempts" (
  "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "key" text NOT NULL,
  "at" timestamptz NOT NULL
);
CREATE INDEX "attemptsByKey" ON "attempts" ("key", "at");
CREATE INDEX "attemptsByAge" ON "attempts" ("at");
DELETE FROM "signInAttempts";
`,
  );
}
