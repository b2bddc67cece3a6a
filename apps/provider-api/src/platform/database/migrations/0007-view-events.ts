import type { Kysely } from "kysely";
import { runScript } from "../run-script.ts";

/** One row for each view of a public page that was counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runScript(
    db,
    `
CREATE TABLE "viewEvents" (
  "id" text PRIMARY KEY,
  "at" timestamptz NOT NULL,
  "refId" text NOT NULL,
  "refTable" text NOT NULL,
  "orgId" text NOT NULL REFERENCES "organizations" ON DELETE CASCADE,
  "isUnique" boolean NOT NULL,
  "userId" text,
  "language" text,
  "platform" text
);
CREATE INDEX "viewEventsByPage" ON "viewEvents" ("orgId", "refId", "at");
`,
  );
}
