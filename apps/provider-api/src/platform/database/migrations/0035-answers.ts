import { type Kysely, sql } from "kysely";
import { runScript } from "../run-script.ts";

/** A question keeps what became of it, staff write answers, and a resource says how far it is read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runScript(db, script);
  const { rows } = await sql`SELECT 1 FROM pg_extension WHERE extname = 'pg_trgm'`.execute(db);
  if (rows.length > 0) await runScript(db, parts);
}

const searched = `"searchText"(coalesce("question", ''))`;

const script = `
ALTER TABLE "searches"
  ADD COLUMN "isHelpful" boolean,
  ADD COLUMN "answer" text,
  ADD COLUMN "outcome" text,
  ADD COLUMN "answeredAt" timestamptz,
  ADD COLUMN "unsupportedSentences" integer,
  ADD COLUMN "reviewedAnswerId" text;

CREATE TABLE "reviewedAnswers" (
  "id" text PRIMARY KEY,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "version" integer NOT NULL DEFAULT 1,
  "orgId" text NOT NULL REFERENCES "organizations",
  "integrationId" text,
  "question" text NOT NULL,
  "otherQuestions" text[],
  "answer" text NOT NULL,
  "isPublished" boolean,
  "searchId" text,
  "userId" text
);
CREATE INDEX "reviewedAnswersByAge" ON "reviewedAnswers" ("orgId", "updatedAt", "id");
CREATE INDEX "reviewedAnswersByBeginning" ON "reviewedAnswers" (left(${searched}, 100) text_pattern_ops);

ALTER TABLE "resources"
  ADD COLUMN "file" text,
  ADD COLUMN "isFilePublic" boolean,
  ADD COLUMN "indexState" text,
  ADD COLUMN "indexReason" text,
  ADD COLUMN "pagesRead" integer,
  ADD COLUMN "pages" integer,
  ADD COLUMN "passageCount" integer,
  ADD COLUMN "indexedAt" timestamptz;
ALTER TABLE "documents" ADD COLUMN "heading" text;
UPDATE "resources" SET "indexState" = 'ready', "passageCount" = made."count"
FROM (SELECT "refId", count(*)::integer AS "count" FROM "documents" GROUP BY "refId") AS made
WHERE made."refId" = "resources"."id";
`;

const parts = `CREATE INDEX "reviewedAnswersByParts" ON "reviewedAnswers" USING gin (${searched} gin_trgm_ops) WITH (fastupdate = off);`;
