import { sql } from "kysely";
import type { Platform } from "../platform/platform.ts";
import { hashSecret } from "../platform/secrets.ts";
import { demoApiKeys } from "./api-keys.ts";
import { demoCrowd, demoSignIns } from "./users.ts";

const secretsOfUsers = [
  "credentials",
  "passkeys",
  "handOffTokens",
  "signInLinks",
  "passwordResets",
  "pendingAddresses",
  "emailChanges",
  "knownBrowsers",
] as const;

/**
 * Takes their passwords, passkeys, sessions and keys from the accounts of the demo, whose secrets everybody knows, with the keys
 * that somebody made by them, and the mailboxes that somebody gave them, who could have a new password mailed there.
 * What is done stays done: a database that was in production once has no open demo accounts any more.
 */
export async function closeDemoAccounts({
  db,
  clock,
}: Pick<Platform, "db" | "clock">): Promise<void> {
  const revokedAt = clock().toISOString();
  const people = [...demoSignIns(), ...demoCrowd()];
  const userIds = people.map(({ id }) => id);
  const addresses = people.map(({ email }) => email);
  const keyHashes = demoApiKeys.map(({ key }) => hashSecret(key));
  await db.transaction().execute(async (transaction) => {
    for (const table of secretsOfUsers)
      await transaction.deleteFrom(table).where("userId", "in", userIds).execute();
    await transaction
      .updateTable("users")
      .set({ email: null })
      .where("id", "in", userIds)
      .where("email", "not in", addresses)
      .execute();
    await transaction
      .updateTable("sessionFamilies")
      .set({ revokedAt, revokedBecause: "demo account in production" })
      .where("userId", "in", userIds)
      .where("revokedAt", "is", null)
      .execute();
    await transaction
      .updateTable("apiKeys")
      .set({ revokedAt })
      .where((where) =>
        where.or([
          where("tokenHash", "in", keyHashes),
          where("id", "in", (made) =>
            made
              .selectFrom("auditLog")
              .select(sql<string>`replace("subject", 'programKeys/', '')`.as("id"))
              .where("action", "in", ["program-key.created", "program-key.rotated"])
              .where("actor", "in", userIds),
          ),
        ]),
      )
      .where("revokedAt", "is", null)
      .execute();
  });
}
