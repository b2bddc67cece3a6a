import type { Kysely } from "kysely";
import { runScript } from "../run-script.ts";

/** A grant that somebody has as the manager of a location is theirs while they manage it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runScript(db, `ALTER TABLE "grants" ADD COLUMN "managerId" text;`);
}
