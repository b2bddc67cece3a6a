import type { Kysely } from "kysely";
import { runScript } from "../run-script.ts";

/** An invite knows to whom it was sent, and whether it was taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runScript(
    db,
    `ALTER TABLE "invites" ADD COLUMN "sentTo" text, ADD COLUMN "revokedAt" timestamptz;`,
  );
}
