import type { Kysely } from "kysely";
import { runScript } from "../run-script.ts";

/** Whoever shared a plan is somebody to answer: by whom, whether it was done, and a note. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runScript(
    db,
    `ALTER TABLE "jobProfiles" ADD COLUMN "assignedTo" text, ADD COLUMN "answeredAt" timestamptz,
      ADD COLUMN "staffNote" text;`,
  );
}
