import type { Kysely } from "kysely";
import { runScript } from "../run-script.ts";

/** What waits to be done in the background; what is done is gone. Mails that wait get their jobs at the start of the server. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runScript(
    db,
    `
CREATE TABLE "jobs" (
  "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "kind" text NOT NULL,
  "subject" text NOT NULL,
  "state" text NOT NULL DEFAULT 'waiting' CHECK ("state" IN ('waiting', 'running', 'failed')),
  "attempts" integer NOT NULL DEFAULT 0,
  "createdAt" timestamptz NOT NULL,
  "dueAt" timestamptz NOT NULL,
  "claim" text,
  "claimedUntil" timestamptz,
  "lastError" text,
  UNIQUE ("kind", "subject")
);
CREATE INDEX "jobsByDue" ON "jobs" ("dueAt") WHERE "state" = 'waiting';
CREATE INDEX "jobsByClaim" ON "jobs" ("claimedUntil") WHERE "state" = 'running';
`,
  );
}
