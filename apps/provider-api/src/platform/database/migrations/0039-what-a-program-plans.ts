import type { Kysely } from "kysely";
import { runScript } from "../run-script.ts";

/** A training program keeps all that its document says, an apprenticeship what it was made with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runScript(
    db,
    `
ALTER TABLE "apprenticeshipTemplates"
  ADD COLUMN "classifiedBy" jsonb,
  ADD COLUMN "relatedInstruction" jsonb,
  ADD COLUMN "ratio" jsonb,
  ADD COLUMN "probation" text,
  ADD COLUMN "wagePeriods" jsonb,
  ADD COLUMN "journeyworkerWage" numeric(12,2);

ALTER TABLE "apprenticeships"
  ADD COLUMN "type" text,
  ADD COLUMN "relatedInstruction" jsonb,
  ADD COLUMN "ratio" jsonb,
  ADD COLUMN "probation" text,
  ADD COLUMN "workProcesses" jsonb;
`,
  );
}
