import type { Kysely } from "kysely";
import { runScript } from "../run-script.ts";

/** Hand-offs know the browser that asked for them, accounts the browsers they were used in; links that finish a sign-in or undo a new address; invites that let into a class. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runScript(
    db,
    `
ALTER TABLE "handOffTokens" ADD COLUMN "state" text;
CREATE TABLE "knownBrowsers" (
  "tokenHash" text PRIMARY KEY,
  "userId" text NOT NULL REFERENCES "users" ("id") ON DELETE CASCADE,
  "expiresAt" timestamptz NOT NULL
);
CREATE INDEX "knownBrowsersByUser" ON "knownBrowsers" ("userId");
CREATE TABLE "signInLinks" (
  "tokenHash" text PRIMARY KEY,
  "userId" text NOT NULL REFERENCES "users" ("id") ON DELETE CASCADE,
  "continueUrl" text NOT NULL,
  "state" text,
  "createdAt" timestamptz NOT NULL,
  "usedAt" timestamptz
);
CREATE INDEX "signInLinksByUser" ON "signInLinks" ("userId", "createdAt");
CREATE TABLE "emailChanges" (
  "tokenHash" text PRIMARY KEY,
  "userId" text NOT NULL REFERENCES "users" ("id") ON DELETE CASCADE,
  "oldEmail" text NOT NULL,
  "newEmail" text NOT NULL,
  "expiresAt" timestamptz NOT NULL,
  "usedAt" timestamptz
);
CREATE INDEX "emailChangesByUser" ON "emailChanges" ("userId");
ALTER TABLE "invites" ADD COLUMN "classId" text;
ALTER TABLE "pendingSignUps" ADD COLUMN "inviteId" text;
ALTER TABLE "pendingSignUps" ADD COLUMN "state" text;
`,
  );
}
