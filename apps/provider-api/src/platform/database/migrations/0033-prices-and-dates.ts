import type { Kysely } from "kysely";
import { runScript } from "../run-script.ts";

/** A course has its price and, where it shows it, its stream for everybody; a cohort its first and its last day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runScript(
    db,
    `
ALTER TABLE "courses"
  ADD COLUMN "price" numeric(12,2),
  ADD COLUMN "publicStreamLink" text GENERATED ALWAYS AS (CASE WHEN "showStreamLink" THEN "streamingLink" END) STORED;
ALTER TABLE "cohorts" ADD COLUMN "startDate" date, ADD COLUMN "endDate" date;
`,
  );
}
