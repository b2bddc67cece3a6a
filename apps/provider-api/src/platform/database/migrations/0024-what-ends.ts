import type { Kysely } from "kysely";
import { runScript } from "../run-script.ts";

/** Sessions are found by their tokens, and what has ended by its age, however many there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runScript(
    db,
    `
CREATE INDEX "sessionFamiliesByToken" ON "sessionFamilies" ("currentHash");
CREATE INDEX "sessionFamiliesByEarlierToken" ON "sessionFamilies" ("previousHash");
CREATE INDEX "sessionFamiliesByEnd" ON "sessionFamilies" ("expiresAt");
CREATE INDEX "retiredRefreshTokensByFamily" ON "retiredRefreshTokens" ("familyId");
CREATE INDEX "handOffTokensByUser" ON "handOffTokens" ("userId");
CREATE INDEX "handOffTokensByEnd" ON "handOffTokens" ("expiresAt");
CREATE INDEX "knownBrowsersByEnd" ON "knownBrowsers" ("expiresAt");
CREATE INDEX "pendingSignUpsByEnd" ON "pendingSignUps" ("expiresAt");
CREATE INDEX "grantsByRecord" ON "grants" ("recordType", "recordId");
CREATE INDEX "grantsByEnd" ON "grants" ("expiresAt");
`,
  );
}
