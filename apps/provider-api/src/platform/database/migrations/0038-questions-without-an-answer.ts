import type { Kysely } from "kysely";
import { runScript } from "../run-script.ts";

/** A question of which no answer was noted says so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runScript(db, script);
}

const script = `
UPDATE "searches" SET "outcome" = 'asked' WHERE "outcome" IS NULL;
`;
