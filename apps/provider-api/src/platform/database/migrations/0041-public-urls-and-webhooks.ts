import type { Kysely } from "kysely";
import { runScript } from "../run-script.ts";

/** Public URLs of files are kept, so that one can be taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runScript(db, script);
}

const script = `
CREATE TABLE "fileLinks" (
  "id" text PRIMARY KEY,
  "orgId" text NOT NULL REFERENCES "organizations" ON DELETE CASCADE,
  "fileName" text NOT NULL,
  "keyId" text,
  "createdAt" timestamptz NOT NULL,
  "expiresAt" timestamptz NOT NULL,
  "revokedAt" timestamptz
);
CREATE INDEX "fileLinksByAge" ON "fileLinks" ("orgId", "createdAt", "id");
CREATE INDEX "fileLinksByEnd" ON "fileLinks" ("expiresAt");

CREATE VIEW "publicUrls" AS SELECT
  "link"."id", "link"."createdAt", coalesce("link"."revokedAt", "link"."createdAt") AS "updatedAt",
  1 AS "version", "link"."orgId",
  coalesce("file"."shownName", "link"."fileName") AS "file", "key"."name" AS "keyName",
  "link"."expiresAt", "link"."revokedAt",
  CASE WHEN "link"."revokedAt" IS NOT NULL THEN 'revoked'
    WHEN "link"."expiresAt" <= now() THEN 'expired' ELSE 'active' END AS "state"
FROM "fileLinks" AS "link"
LEFT JOIN "files" AS "file" ON "file"."name" = "link"."fileName"
LEFT JOIN "apiKeys" AS "key" ON "key"."id" = "link"."keyId";
`;
