import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { networkOf } from "@guildway/rules/visitor-address";
import type { Platform } from "../platform/platform.ts";
import { Problem } from "../platform/problem.ts";
import { hashSecret, newSecret } from "../platform/secrets.ts";
import { problemOfEnd } from "./why-ended.ts";

/** Days after which a session ends however it is used. */
export const sessionDays = 14;

/** Seconds in which the token just replaced still renews: two tabs do not end each other's session, nor does a page that was left before its answer came. */
const graceSeconds = 10;

/** As many renewals as a browser has that is used all day, twice over: the token of each is kept until the session ends. */
export const mostRenewals = 10_000;

/** Begins a session; `refreshToken` goes into the cookie and nowhere else. */
export async function beginSession(
  db: Kysely<Database>,
  userId: string,
  now: Date,
  userAgent: string | undefined,
): Promise<{ sessionId: string; refreshToken: string }> {
  const refreshToken = newSecret();
  const sessionId = randomUUID();
  await db
    .insertInto("sessionFamilies")
    .values({
      id: sessionId,
      userId,
      currentHash: hashSecret(refreshToken),
      previousHash: null,
      rotatedAt: now.toISOString(),
      rotatedFrom: null,
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + sessionDays * 86_400_000).toISOString(),
      revokedAt: null,
      revokedBecause: null,
      userAgent: userAgent?.slice(0, 300) ?? null,
    })
    .execute();
  await forgetMostSessions(db, userId);
  return { sessionId, refreshToken };
}

/** More than anybody has browsers; whoever signs in again and again has those forgotten that were used longest ago. */
const mostSessions = 100;

async function forgetMostSessions(db: Kysely<Database>, userId: string): Promise<void> {
  await db
    .deleteFrom("sessionFamilies")
    .where("id", "in", (oldest) =>
      oldest
        .selectFrom("sessionFamilies")
        .select("id")
        .where("userId", "=", userId)
        .orderBy("rotatedAt", "desc")
        .orderBy("createdAt", "desc")
        .offset(mostSessions),
    )
    .execute();
}

interface Renewed {
  sessionId: string;
  userId: string;
  refreshToken?: string;
}

interface Ended {
  because: string | null;
}

/**
 * Renews a session by its refresh token and rotates it; within the grace the last token leads to the same new one, but only
 * from the network that it was rotated from: who holds a copy elsewhere gets nothing to follow the session with.
 * An older token is a copy in wrong hands: the whole family ends.
 */
export async function renewSession(
  { db, sealer }: Pick<Platform, "db" | "sealer">,
  presented: string,
  address: string,
  now: Date,
): Promise<Renewed> {
  const hash = hashSecret(presented);
  const refreshToken = sealer.following(presented);
  const rotatedFrom = hashSecret(`${presented} ${networkOf(address)}`);
  const renewed = await db.transaction().execute(async (transaction): Promise<Renewed | Ended> => {
    const family = await transaction
      .selectFrom("sessionFamilies")
      .selectAll()
      .where((where) =>
        where.or([where("currentHash", "=", hash), where("previousHash", "=", hash)]),
      )
      .forUpdate()
      .executeTakeFirst();
    if (!family) {
      const retired = await transaction
        .selectFrom("retiredRefreshTokens")
        .select("familyId")
        .where("tokenHash", "=", hash)
        .executeTakeFirst();
      if (retired) await revoke(transaction, retired.familyId, "reuse", now);
      return { because: null };
    }
    if (family.revokedAt) return { because: family.revokedBecause };
    if (Date.parse(family.expiresAt) <= now.getTime()) return { because: null };
    if (family.previousHash === hash) {
      if (now.getTime() - Date.parse(family.rotatedAt) <= graceSeconds * 1000)
        return {
          sessionId: family.id,
          userId: family.userId,
          // Another one where the key has changed in between.
          ...(family.rotatedFrom === rotatedFrom &&
            family.currentHash === hashSecret(refreshToken) && { refreshToken }),
        };
      await revoke(transaction, family.id, "reuse", now);
      return { because: "reuse" };
    }
    // The session ends rather than forget a token: one that nobody knows any more could be used unnoticed.
    if ((await renewalsOf(transaction, family.id)) >= mostRenewals) {
      await revoke(transaction, family.id, "renewed too often", now);
      return { because: "renewed too often" };
    }
    if (family.previousHash)
      await transaction
        .insertInto("retiredRefreshTokens")
        .values({ tokenHash: family.previousHash, familyId: family.id })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    await transaction
      .updateTable("sessionFamilies")
      .set({
        currentHash: hashSecret(refreshToken),
        previousHash: hash,
        rotatedAt: now.toISOString(),
        rotatedFrom,
      })
      .where("id", "=", family.id)
      .execute();
    return { sessionId: family.id, userId: family.userId, refreshToken };
  });
  // Thrown outside, so that a revocation is kept.
  if ("because" in renewed) throw new Problem(problemOfEnd(renewed.because));
  return renewed;
}

async function renewalsOf(db: Kysely<Database>, familyId: string): Promise<number> {
  const { count } = await db
    .selectFrom("retiredRefreshTokens")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("familyId", "=", familyId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Ends the session that a refresh token belongs to; unknown tokens end nothing. */
export async function endSession(
  db: Kysely<Database>,
  presented: string,
  now: Date,
): Promise<string | undefined> {
  const hash = hashSecret(presented);
  const family = await db
    .selectFrom("sessionFamilies")
    .select(["id", "userId"])
    .where((where) => where.or([where("currentHash", "=", hash), where("previousHash", "=", hash)]))
    .where("revokedAt", "is", null)
    .executeTakeFirst();
  if (family) await revoke(db, family.id, "signed out", now);
  return family?.userId;
}

/** Ends every session of a person, but for the one named, and whatever could still begin one; answers how many there were. */
export async function endAllSessions(
  db: Kysely<Database>,
  userId: string,
  because: string,
  now: Date,
  except?: string,
): Promise<number> {
  // In the order in which one becomes the other, so that what somebody uses at this moment is met in its next shape.
  for (const table of ["signInLinks", "handOffTokens"] as const)
    await db
      .updateTable(table)
      .set({ usedAt: now.toISOString() })
      .where("userId", "=", userId)
      .where("usedAt", "is", null)
      .execute();
  const ended = await db
    .updateTable("sessionFamilies")
    .set({ revokedAt: now.toISOString(), revokedBecause: because })
    .where("userId", "=", userId)
    .where("revokedAt", "is", null)
    .$if(except !== undefined, (query) => query.where("id", "!=", except!))
    .returning("expiresAt")
    .execute();
  return ended.filter(({ expiresAt }) => Date.parse(expiresAt) > now.getTime()).length;
}

async function revoke(
  db: Kysely<Database>,
  familyId: string,
  because: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable("sessionFamilies")
    .set({ revokedAt: now.toISOString(), revokedBecause: because })
    .where("id", "=", familyId)
    .where("revokedAt", "is", null)
    .execute();
}
