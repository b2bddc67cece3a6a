import type { Kysely } from "kysely";
import { runScript } from "../run-script.ts";

/** New addresses wait for their mailed link, one for each account; sign-ups remember the grant by which they were invited. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runScript(
    db,
    `
CREATE TABLE "pendingAddresses" (
  "userId" text PRIMARY KEY REFERENCES "users" ("id") ON DELETE CASCADE,
  "tokenHash" text NOT NULL UNIQUE,
  "email" text NOT NULL,
  "lang" text NOT NULL,
  "sessionId" text NOT NULL,
  "expiresAt" timestamptz NOT NULL
);
ALTER TABLE "pendingSignUps" ADD COLUMN "inviteGrantHash" text;
`,
  );
}
