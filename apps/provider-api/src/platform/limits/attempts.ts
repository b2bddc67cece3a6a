import { type Kysely, sql, type Transaction } from "kysely";
import type { ProblemCode } from "@guildway/api-contract";
import type { Database } from "../database/schema.ts";
import { Problem } from "../problem.ts";
import { inTurn } from "./in-turn.ts";

/** How long an attempt counts where nothing else is said. */
const attemptWindowMs = 15 * 60_000;

const keptMs = 86_400_000;

/** What is counted of an attempt, and from when on the next one has to wait. */
export interface Limit {
  /** Whose attempts at what; two limits of one key count together. */
  key: string;
  /** So many within the window: the next waits until the first of them no longer counts. */
  most?: number;
  /** From so many on, each wait is twice the last, at most the window. */
  freeTries?: number;
  windowMs?: number;
}

/** When and of what an attempt is made, and what its refusal says. */
export interface Asked {
  now: Date;
  code?: ProblemCode;
}

/**
 * Makes an attempt that may fail: refuses it while too many have failed lately, and counts it where `failed` says so of
 * its outcome. It is counted before it is made, so that attempts made at the same moment, by one process or by two, are
 * counted one by one; one that did not fail is taken back.
 */
export function attempt<T>(
  db: Kysely<Database>,
  limits: readonly Limit[],
  asked: Asked,
  work: () => Promise<T>,
  failed: (outcome: T) => boolean,
): Promise<T> {
  // In turn within this process, so that those who succeed do not stand in each other's way.
  return inTurn([...new Set(limits.map(({ key }) => key))].toSorted(), async () => {
    const ids = await count(db, limits, asked);
    const stays = await work().then(
      (outcome) => ({ outcome, counts: failed(outcome) }),
      (error: unknown) => ({ error, counts: false }),
    );
    if (!stays.counts) await db.deleteFrom("attempts").where("id", "in", ids).execute();
    if ("error" in stays) throw stays.error;
    return stays.outcome;
  });
}

/** Counts an attempt that counts whatever comes of it, such as asking for a mail, in the transaction that is given where one is; refuses it where there were too many. */
export async function countAttempt(
  db: Kysely<Database>,
  limits: readonly Limit[],
  asked: Asked,
): Promise<void> {
  await count(db, limits, asked);
}

/** When the attempts of a key were made that still count, newest first, at most so many. */
export async function attemptsOf(
  db: Kysely<Database>,
  key: string,
  now: Date,
  { windowMs = attemptWindowMs, most }: { windowMs?: number; most: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom("attempts")
    .select("at")
    .where("key", "=", key)
    .where("at", ">", new Date(now.getTime() - windowMs).toISOString())
    .orderBy("at", "desc")
    .limit(most)
    .execute();
  return rows.map(({ at }) => Date.parse(at));
}

/** Work on what the keys name that no other process does at the same moment, until the transaction ends. */
export async function lockKeys(
  transaction: Kysely<Database>,
  keys: readonly string[],
): Promise<void> {
  // In one order, so that two that share two keys do not wait for each other.
  for (const key of [...new Set(keys)].toSorted())
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
}

async function count(
  db: Kysely<Database>,
  limits: readonly Limit[],
  { now, code = "auth.too-many-attempts" }: Asked,
): Promise<number[]> {
  const within = async (transaction: Transaction<Database>) => {
    await lockKeys(
      transaction,
      limits.map(({ key }) => key),
    );
    for (const limit of limits) {
      const freeAt = await freeAtOf(transaction, limit, now);
      if (freeAt > now.getTime())
        throw new Problem(code, {
          retryAfter: Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000)),
        });
    }
    return transaction
      .insertInto("attempts")
      .values(limits.map(({ key }) => ({ key, at: now.toISOString() })))
      .returning("id")
      .execute();
  };
  const ids = await (isWithin(db) ? within(db) : db.transaction().execute(within));
  await forgetOld(db, now);
  return ids.map(({ id }) => id);
}

const isWithin = (db: Kysely<Database>): db is Transaction<Database> => db.isTransaction;

/** Most that are looked at where only the waits grow; by then they are as long as the window. */
const enoughToWait = 30;

async function freeAtOf(
  db: Kysely<Database>,
  { key, most, freeTries, windowMs = attemptWindowMs }: Limit,
  now: Date,
): Promise<number> {
  const oldest = most === undefined ? undefined : await nthNewest(db, key, now, windowMs, most);
  if (oldest !== undefined) return oldest + windowMs;
  if (freeTries === undefined) return 0;
  const made = await attemptsOf(db, key, now, { windowMs, most: enoughToWait });
  const [last] = made;
  if (last === undefined || made.length < freeTries) return 0;
  return last + Math.min(2 ** (made.length - freeTries) * 1000, windowMs);
}

/** When the attempt was made that is the last of so many, which may be ten thousand. */
async function nthNewest(
  db: Kysely<Database>,
  key: string,
  now: Date,
  windowMs: number,
  place: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom("attempts")
    .select("at")
    .where("key", "=", key)
    .where("at", ">", new Date(now.getTime() - windowMs).toISOString())
    .orderBy("at", "desc")
    .offset(place - 1)
    .limit(1)
    .executeTakeFirst();
  return row && Date.parse(row.at);
}

/** Those that another process forgets at this moment are left to it. */
async function forgetOld(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom("attempts")
    .where("id", "in", (old) =>
      old
        .selectFrom("attempts")
        .select("id")
        .where("at", "<", new Date(now.getTime() - keptMs).toISOString())
        .limit(1000)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}
