import type { Kysely } from "kysely";
import { runScript } from "../run-script.ts";

/** What is known of each stored file; its bytes lie in the file store under its key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runScript(
    db,
    `
CREATE TABLE "files" (
  "name" text PRIMARY KEY,
  "key" text NOT NULL,
  "orgId" text NOT NULL REFERENCES "organizations",
  "shownName" text NOT NULL,
  "type" text NOT NULL,
  "size" bigint NOT NULL,
  "sha256" text NOT NULL,
  "isPublic" boolean NOT NULL,
  "createdBy" text NOT NULL,
  "createdAt" timestamptz NOT NULL
);
CREATE INDEX "filesByOrganization" ON "files" ("orgId", "createdAt");
`,
  );
}
