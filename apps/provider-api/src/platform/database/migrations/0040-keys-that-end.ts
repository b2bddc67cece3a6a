import type { Kysely } from "kysely";
import { runScript } from "../run-script.ts";

/** A program's key can be limited in scope and time, goes on for a while after its rotation, and its use is counted by the day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runScript(db, script);
}

const script = `
ALTER TABLE "apiKeys"
  ADD COLUMN "scopes" text[],
  ADD COLUMN "expiresAt" timestamptz,
  ADD COLUMN "rotatedAt" timestamptz,
  ADD COLUMN "earlierTokenHash" text,
  ADD COLUMN "earlierUntil" timestamptz,
  ADD COLUMN "lastUsedAt" timestamptz;
CREATE UNIQUE INDEX "apiKeysById" ON "apiKeys" ("id");
CREATE UNIQUE INDEX "apiKeysByEarlierToken" ON "apiKeys" ("earlierTokenHash");

CREATE TABLE "apiKeyUses" (
  "keyId" text NOT NULL,
  "day" date NOT NULL,
  "count" bigint NOT NULL,
  PRIMARY KEY ("keyId", "day")
);

CREATE OR REPLACE VIEW "programKeys" AS SELECT
  "id", "createdAt", coalesce("revokedAt", "createdAt") AS "updatedAt", 1 AS "version",
  "orgId", "name", "revokedAt",
  CASE WHEN "revokedAt" IS NOT NULL THEN 'revoked' WHEN "expiresAt" <= now() THEN 'expired'
    ELSE 'active' END AS "state",
  "scopes", "expiresAt", "rotatedAt", "earlierUntil", "lastUsedAt",
  (SELECT jsonb_agg(jsonb_build_object('day', "day", 'count', "count") ORDER BY "day" DESC)
    FROM (SELECT "day", "count" FROM "apiKeyUses" WHERE "keyId" = "apiKeys"."id"
      ORDER BY "day" DESC LIMIT 30) AS "recent") AS "uses"
FROM "apiKeys";
`;
