import type { Kysely } from "kysely";
import { runScript } from "../run-script.ts";

/** Passkeys beside the password, and the challenges that they answer, each once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runScript(
    db,
    `
CREATE TABLE "passkeys" (
  "id" text PRIMARY KEY,
  "credentialId" text NOT NULL UNIQUE,
  "userId" text NOT NULL REFERENCES "users" ("id") ON DELETE CASCADE,
  "publicKey" text NOT NULL,
  "counter" bigint NOT NULL,
  "transports" text[] NOT NULL,
  "isSynced" boolean NOT NULL,
  "name" text NOT NULL,
  "createdAt" timestamptz NOT NULL,
  "lastUsedAt" timestamptz
);
CREATE INDEX "passkeysByUser" ON "passkeys" ("userId", "createdAt");
CREATE TABLE "passkeyChallenges" (
  "challengeHash" text PRIMARY KEY,
  "boundTo" text NOT NULL,
  "expiresAt" timestamptz NOT NULL
);
CREATE INDEX "passkeyChallengesByAge" ON "passkeyChallenges" ("expiresAt");
`,
  );
}
