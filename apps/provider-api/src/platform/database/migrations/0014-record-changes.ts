import type { Kysely } from "kysely";
import { runScript } from "../run-script.ts";

/** Every record has a version, and every change of one is written down, with keys for what is private of a person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const versions = tables.map(
    (table) => `ALTER TABLE "${table}" ADD COLUMN "version" integer NOT NULL DEFAULT 1;`,
  );
  await runScript(
    db,
    `
${versions.join("\n")}
CREATE TABLE "recordChanges" (
  "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "table" text NOT NULL,
  "recordType" text NOT NULL,
  "recordId" text NOT NULL,
  "orgId" text,
  "version" integer NOT NULL,
  "action" text NOT NULL,
  "at" timestamptz NOT NULL,
  "actor" text NOT NULL,
  "before" jsonb,
  "after" jsonb,
  "sealedFields" text[] NOT NULL DEFAULT '{}',
  "sealedBefore" jsonb,
  "sealedAfter" jsonb
);
CREATE INDEX "recordChangesByRecord" ON "recordChanges" ("table", "recordId", "id");
CREATE FUNCTION "recordChangesAreAppendOnly"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The journal of changes is append-only.';
END $$;
CREATE TRIGGER "recordChangesAreAppendOnly" BEFORE UPDATE OR DELETE ON "recordChanges"
  FOR EACH ROW EXECUTE FUNCTION "recordChangesAreAppendOnly"();
CREATE TRIGGER "recordChangesStay" BEFORE TRUNCATE ON "recordChanges"
  FOR EACH STATEMENT EXECUTE FUNCTION "recordChangesAreAppendOnly"();
CREATE TABLE "personKeys" (
  "personId" text PRIMARY KEY,
  "sealedKey" text NOT NULL,
  "createdAt" timestamptz NOT NULL
);
`,
  );
}

const tables = [
  "organizations",
  "locations",
  "users",
  "jobProfiles",
  "courses",
  "cohorts",
  "classCodes",
  "userProfiles",
  "apprenticeships",
  "courseTopics",
  "resources",
  "resourceGroups",
  "documents",
  "pageLinks",
  "pages",
  "dashboards",
  "widgets",
  "materials",
  "integrations",
  "searches",
  "wageSchedules",
  "employerProfiles",
  "invites",
  "employerAgreements",
  "apprenticeAgreements",
  "apprenticeshipTemplates",
  "pathways",
  "instructionProviders",
];
