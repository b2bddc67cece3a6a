import { publicUrlSeconds } from "@guildway/api-contract";
import type { Kysely } from "kysely";
import type { Caller } from "../../access/caller.ts";
import type { Database } from "../../platform/database/schema.ts";
import { countAttempt } from "../../platform/limits/attempts.ts";
import { fromAddress } from "../../platform/limits/most.ts";
import { newId } from "../../platform/new-id.ts";
import { Problem } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";

/** As many public URLs as work at a time for a key of a program. */
const mostOpen = 5000;

/** As many as work at a time for a network, with a key that everybody may know; none of those works for longer than this window. */
const mostShared = { most: 60, windowMs: publicUrlSeconds * 1000 };

/** Rows that have ended go as new ones come, some more at a time than come. */
const clearedAtOnce = 10;

interface Key {
  orgId: string;
  keyId: string | null;
}

/** The path of a stored file that works for everybody until it expires, the key ends or staff take it back. */
export async function openPublicUrl(
  { db, clock, signedUrls }: Services,
  { caller, address }: { caller: Caller & { kind: "key" }; address: string },
  file: { name: string },
  seconds: number,
): Promise<string> {
  const { orgId, keyId = null, isShared = false } = caller;
  const now = clock();
  const id = newId();
  const asked = new Date(now.getTime() + seconds * 1000);
  const expiresAt = await db.transaction().execute(async (transaction) => {
    if (isShared) {
      const ofNetwork = { key: fromAddress("public URLs", address), ...mostShared };
      await countAttempt(transaction, [ofNetwork], { now, code: "limit.too-many-requests" });
    } else if (await isFull(transaction, { orgId, keyId }, now))
      throw new Problem("record.too-many");
    const endOfKey = await endOf(transaction, caller);
    const end = endOfKey && new Date(endOfKey) < asked ? new Date(endOfKey) : asked;
    await clearEnded(transaction, { orgId, keyId }, now);
    await transaction
      .insertInto("fileLinks")
      .values({
        id,
        orgId,
        fileName: file.name,
        keyId,
        createdAt: now.toISOString(),
        expiresAt: end.toISOString(),
      })
      .execute();
    return end;
  });
  return signedUrls.sign(file.name, expiresAt, id);
}

/** Of calls at the same moment a few more may pass, so that none waits for another. */
async function isFull(
  transaction: Kysely<Database>,
  { orgId, keyId }: Key,
  now: Date,
): Promise<boolean> {
  const beyond = await transaction
    .selectFrom("fileLinks")
    .select("id")
    .where("orgId", "=", orgId)
    .where("keyId", "is not distinct from", keyId)
    .where("expiresAt", ">", now.toISOString())
    .where("revokedAt", "is", null)
    .offset(mostOpen - 1)
    .limit(1)
    .execute();
  return beyond.length > 0;
}

/** The end of the secret that was shown. Whoever revokes or rotates the key at this moment waits, and then ends this URL with it. */
async function endOf(
  transaction: Kysely<Database>,
  { keyId = "", secretHash }: Caller & { kind: "key" },
): Promise<string | null> {
  const key = await transaction
    .selectFrom("apiKeys")
    .select(["tokenHash", "earlierTokenHash", "earlierUntil", "expiresAt"])
    .where("id", "=", keyId)
    .where("revokedAt", "is", null)
    .forShare()
    .executeTakeFirst();
  if (!key) throw new Problem("key.revoked");
  if (key.tokenHash === secretHash) return key.expiresAt;
  if (key.earlierTokenHash !== secretHash) throw new Problem("key.replaced");
  return [key.earlierUntil, key.expiresAt].filter((at) => at !== null).toSorted()[0] ?? null;
}

/** So that many short ones leave no more rows than as many as work at a time. */
async function clearEnded(
  transaction: Kysely<Database>,
  { orgId, keyId }: Key,
  now: Date,
): Promise<void> {
  await transaction
    .deleteFrom("fileLinks")
    .where("id", "in", (ended) =>
      ended
        .selectFrom("fileLinks")
        .select("id")
        .where("orgId", "=", orgId)
        .where("keyId", "is not distinct from", keyId)
        .where("expiresAt", "<=", now.toISOString())
        .limit(clearedAtOnce)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}
