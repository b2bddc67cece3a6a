import type { Kysely } from "kysely";
import { runScript } from "../run-script.ts";

/** Public URLs of files are kept, so that one can be taken back; programs are told of changes. */
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

CREATE TABLE "webhookTargets" (
  "id" text PRIMARY KEY,
  "orgId" text NOT NULL REFERENCES "organizations" ON DELETE CASCADE,
  "url" text NOT NULL,
  "types" text[] NOT NULL,
  "sealedSecret" text NOT NULL,
  "earlierSealedSecret" text,
  "earlierUntil" timestamptz,
  "createdAt" timestamptz NOT NULL,
  "endedAt" timestamptz
);
CREATE INDEX "webhookTargetsByOrganization" ON "webhookTargets" ("orgId");

CREATE TABLE "webhookDeliveries" (
  "id" text PRIMARY KEY,
  "webhookId" text NOT NULL REFERENCES "webhookTargets" ON DELETE CASCADE,
  "changeId" bigint,
  "createdAt" timestamptz NOT NULL,
  "keptUntil" timestamptz NOT NULL,
  "state" text NOT NULL DEFAULT 'waiting',
  "attempts" integer NOT NULL DEFAULT 0,
  "lastReason" text
);
CREATE INDEX "webhookDeliveriesByAge" ON "webhookDeliveries" ("webhookId", "createdAt", "id");
CREATE INDEX "webhookDeliveriesByEnd" ON "webhookDeliveries" ("keptUntil");

CREATE VIEW "webhooks" AS SELECT
  "id", "createdAt", coalesce("endedAt", "createdAt") AS "updatedAt", 1 AS "version", "orgId",
  "url", "types", "endedAt", CASE WHEN "endedAt" IS NULL THEN 'active' ELSE 'ended' END AS "state",
  (SELECT jsonb_agg(jsonb_build_object('id', "sent"."id", 'at', "sent"."createdAt",
      'what', coalesce("recordType" || ' ' || "action", 'test'), 'state', "sent"."state",
      'attempts', "sent"."attempts", 'reason', "sent"."lastReason")
      ORDER BY "sent"."createdAt" DESC, "sent"."id")
    FROM (SELECT * FROM "webhookDeliveries" WHERE "webhookId" = "webhookTargets"."id"
      ORDER BY "createdAt" DESC LIMIT 20) AS "sent"
    LEFT JOIN "recordChanges" ON "recordChanges"."id" = "sent"."changeId") AS "deliveries"
FROM "webhookTargets";
`;
