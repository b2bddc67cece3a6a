import type { Kysely } from "kysely";
import { runScript } from "../run-script.ts";

/** A plan knows what its visitor has already, and what its sources said when it was saved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runScript(
    db,
    `
ALTER TABLE "jobProfiles" ADD COLUMN "alreadyHave" jsonb;
ALTER TABLE "jobProfiles" ADD COLUMN "factsThen" jsonb;
`,
  );
}
