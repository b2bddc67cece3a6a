import type { Kysely } from "kysely";
import { runScript } from "../run-script.ts";

/** Accounts that wait for their confirmation, links that reset a password, and registrations that staff verify. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runScript(
    db,
    `
CREATE TABLE "pendingSignUps" (
  "tokenHash" text PRIMARY KEY,
  "email" text NOT NULL,
  "passwordHash" text NOT NULL,
  "firstName" text NOT NULL,
  "lastName" text NOT NULL,
  "orgId" text NOT NULL REFERENCES "organizations" ON DELETE CASCADE,
  "registration" jsonb,
  "expiresAt" timestamptz NOT NULL
);

CREATE TABLE "passwordResets" (
  "tokenHash" text PRIMARY KEY,
  "userId" text NOT NULL REFERENCES "users" ON DELETE CASCADE,
  "expiresAt" timestamptz NOT NULL,
  "usedAt" timestamptz
);

CREATE TABLE "externalRegistrations" (
  "id" text PRIMARY KEY,
  "userId" text NOT NULL REFERENCES "users" ON DELETE CASCADE,
  "orgId" text NOT NULL REFERENCES "organizations",
  "classId" text NOT NULL,
  "externalRegisterClassId" text,
  "cohortId" text,
  "eUnitIds" text[] NOT NULL DEFAULT '{}',
  "status" text NOT NULL DEFAULT 'pending',
  "createdAt" timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX "externalRegistrationsByOrganization" ON "externalRegistrations" ("orgId", "status", "createdAt");
`,
  );
}
