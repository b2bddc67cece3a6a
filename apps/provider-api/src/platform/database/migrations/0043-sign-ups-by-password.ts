import type { Kysely } from "kysely";
import { runScript } from "../run-script.ts";

/** A sign-up is found by its password among all that were asked for in the same name, so that none of them hides it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runScript(db, script);
}

const script = `
ALTER TABLE "pendingSignUps" ADD COLUMN "passwordMark" text;
CREATE INDEX "pendingSignUpsOf" ON "pendingSignUps" (lower("email"), "passwordMark");
`;
