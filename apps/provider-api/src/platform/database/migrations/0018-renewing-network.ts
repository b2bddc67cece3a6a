import type { Kysely } from "kysely";
import { runScript } from "../run-script.ts";

/** From which network a session was renewed last, as a hash together with the token that was replaced. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runScript(db, `ALTER TABLE "sessionFamilies" ADD COLUMN "rotatedFrom" text;\n`);
}
