import { type Kysely, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { endPublicUrlsOf } from "../files/end-public-urls.ts";
import type { Platform } from "../platform/platform.ts";
import { hashSecret } from "../platform/secrets.ts";
import { demoApiKeys } from "../access/demo-keys.ts";
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
 * Takes their passwords, passkeys, sessions, keys and webhooks from the accounts of the demo, whose secrets everybody knows, with the keys
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
    await closeWhatTheyMade(transaction, userIds, revokedAt);
  });
}

/** Ends the keys that everybody knows and those that demo accounts made, the public URLs made by them, and webhooks, which would go on to tell somebody of changes. */
async function closeWhatTheyMade(
  transaction: Kysely<Database>,
  userIds: readonly string[],
  now: string,
): Promise<void> {
  const keyHashes = demoApiKeys.map(({ key }) => hashSecret(key));
  const made = (what: string, actions: readonly string[]) =>
    transaction
      .selectFrom("auditLog")
      .select(sql<string>`replace("subject", ${`${what}/`}, '')`.as("id"))
      .where("action", "in", actions)
      .where("actor", "in", userIds);
  const keys = await transaction
    .updateTable("apiKeys")
    .set({ revokedAt: now })
    .where((where) =>
      where.or([
        where("tokenHash", "in", keyHashes),
        where("earlierTokenHash", "in", keyHashes),
        where("id", "in", made("programKeys", ["program-key.created", "program-key.rotated"])),
      ]),
    )
    .where("revokedAt", "is", null)
    .returning("id")
    .execute();
  await endPublicUrlsOf(
    transaction,
    keys.map(({ id }) => id),
    now,
  );
  await transaction
    .updateTable("webhookTargets")
    .set({ endedAt: now })
    .where("id", "in", made("webhooks", ["webhook.created", "webhook.rotated"]))
    .where("endedAt", "is", null)
    .execute();
}
