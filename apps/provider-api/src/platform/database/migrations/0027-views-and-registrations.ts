import type { Kysely } from "kysely";
import { runScript } from "../run-script.ts";

/** Lists are kept under a name, an administrator decides on the registrations that wait, and what stands in the library knows its groups. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runScript(
    db,
    `
CREATE TABLE "savedViews" (
  "id" text PRIMARY KEY,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "version" integer NOT NULL DEFAULT 1,
  "orgId" text NOT NULL REFERENCES "organizations",
  "userId" text NOT NULL REFERENCES "users" ON DELETE CASCADE,
  "name" text NOT NULL,
  "list" text NOT NULL,
  "query" text NOT NULL,
  "sharedWith" text
);
CREATE INDEX "savedViewsByUser" ON "savedViews" ("userId", "list", "name", "id");
CREATE INDEX "savedViewsByName" ON "savedViews" ("orgId", "list", "name", "id");

ALTER TABLE "externalRegistrations" ADD COLUMN "updatedAt" timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN "version" integer NOT NULL DEFAULT 1, ADD COLUMN "lang" text,
  ADD COLUMN "decidedAt" timestamptz, ADD COLUMN "decidedBy" text, ADD COLUMN "reason" text;
CREATE INDEX "externalRegistrationsByUser" ON "externalRegistrations" ("userId", "createdAt");

ALTER TABLE "users" ADD COLUMN "registrationPending" boolean;
UPDATE "users" SET "registrationPending" = true
  WHERE "id" IN (SELECT "userId" FROM "externalRegistrations" WHERE "status" = 'pending');
CREATE INDEX "usersWhoWait" ON "users" ("orgId", "name", "id") WHERE "registrationPending" IS TRUE;

UPDATE "resourceGroups" SET "parentIds" = nullif("placed"."path", '{}') FROM (
  WITH RECURSIVE "tree" AS (
    SELECT "id", ARRAY[]::text[] AS "path" FROM "resourceGroups" WHERE "parentId" IS NULL
    UNION ALL
    SELECT "child"."id", "tree"."path" || "tree"."id"
    FROM "resourceGroups" "child" JOIN "tree" ON "child"."parentId" = "tree"."id"
  )
  SELECT "id", "path" FROM "tree"
) "placed" WHERE "placed"."id" = "resourceGroups"."id";
UPDATE "resources" SET "parentType" = 'resourceGroup',
    "parentIds" = coalesce("group"."parentIds", '{}') || "group"."id"
  FROM "resourceGroups" "group" WHERE "group"."id" = "resources"."parentId";
`,
  );
}
