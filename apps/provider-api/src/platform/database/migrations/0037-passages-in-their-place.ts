import type { Kysely } from "kysely";
import { runScript } from "../run-script.ts";

/** Passages have a place, a resource names its file as one, and what was never read is read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runScript(db, script);
}

const script = `
ALTER TABLE "documents" ADD COLUMN "position" integer;
CREATE INDEX "documentsByPlace" ON "documents" ("refId", "position");

UPDATE "resources" SET "file" = "url", "url" = NULL
WHERE "url" LIKE '/v1/files/%' AND "file" IS NULL;

INSERT INTO "jobs" ("kind", "subject", "createdAt", "dueAt")
SELECT 'resource', "id" || '/upgrade', now(), now() FROM "resources"
WHERE "indexState" IS NULL AND ("file" IS NOT NULL OR coalesce("body", '') <> '');
UPDATE "resources" SET "indexState" = 'waiting'
WHERE "indexState" IS NULL AND ("file" IS NOT NULL OR coalesce("body", '') <> '');
`;
