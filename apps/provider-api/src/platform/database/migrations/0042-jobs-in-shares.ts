import type { Kysely } from "kysely";
import { runScript } from "../run-script.ts";

/** Jobs of one share, such as what is sent to one address, are done one after the other, so that none holds up the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runScript(db, script);
}

const script = `
ALTER TABLE "jobs" ADD COLUMN "share" text;
CREATE INDEX "jobsByShare" ON "jobs" ("kind", "share") WHERE "share" IS NOT NULL;
`;
