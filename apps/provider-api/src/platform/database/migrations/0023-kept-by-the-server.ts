import type { Kysely } from "kysely";
import { runScript } from "../run-script.ts";

/** What the server keeps of its own work can be listed like records: mails, the audit log, keys of programs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runScript(
    db,
    `
ALTER TABLE "apiKeys" ADD COLUMN "id" text NOT NULL DEFAULT gen_random_uuid()::text;

CREATE INDEX "outboxByAge" ON "outbox" ("createdAt");
CREATE VIEW "mails" AS SELECT
  "id", "createdAt", coalesce("sentAt", "createdAt") AS "updatedAt", 1 AS "version", "orgId",
  "kind", "from", "to", "replyTo", "subject",
  CASE WHEN "isSealed" OR "text" = '' OR "kind" LIKE 'account.%' THEN NULL
    ELSE left("text", 20000) END AS "text",
  "status", "attempts", "sentAt", "lastError"
FROM "outbox";

CREATE INDEX "auditLogByAge" ON "auditLog" ("at");
CREATE VIEW "auditEntries" AS SELECT
  "sequence"::text AS "id", "at" AS "createdAt", "at" AS "updatedAt", 1 AS "version",
  "auditLog"."orgId", "action", "actor", "users"."name" AS "actorName", "subject", "details"
FROM "auditLog" LEFT JOIN "users" ON "users"."id" = "auditLog"."actor";

CREATE VIEW "programKeys" AS SELECT
  "id", "createdAt", coalesce("revokedAt", "createdAt") AS "updatedAt", 1 AS "version",
  "orgId", "name", "revokedAt"
FROM "apiKeys";
`,
  );
}
