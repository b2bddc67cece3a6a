import type { Kysely } from "kysely";
import { runScript } from "../run-script.ts";

/** The words of passages as the search compares them; those of passages that are there already are made in the background. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runScript(
    db,
    `
CREATE TABLE "passageWords" (
  "passageId" text PRIMARY KEY REFERENCES "documents" ("id") ON DELETE CASCADE,
  "refId" text NOT NULL,
  "method" integer NOT NULL,
  "stems" text[] NOT NULL,
  "inOrder" text NOT NULL
);
CREATE INDEX "passageWordsByStem" ON "passageWords" USING gin ("stems");
CREATE INDEX "passageWordsByResource" ON "passageWords" ("refId");
`,
  );
}
