import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
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
  /** As how many it counts; one where it is not said. */
  weight?: number;
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

/** Counts what is done where the limits leave room for it; answers whether they do. */
export async function countWithin(
  db: Kysely<Database>,
  limits: readonly Limit[],
  now: Date,
): Promise<boolean> {
  return "ids" in (await countIfFree(db, limits, now));
}

/** When a thing is done of which so many are within the window: now, or in its turn after all that wait, within a day; it is counted for then. */
export async function takeTurn(
  db: Kysely<Database>,
  { key, most, windowMs = attemptWindowMs }: Limit & { most: number },
  now: Date,
): Promise<Date> {
  return db.transaction().execute(async (transaction) => {
    await lockKeys(transaction, [key]);
    const made = await attemptsOf(transaction, key, now, { windowMs, most });
    const at = made.length < most ? now : new Date(made[most - 1]! + windowMs);
    refuseUntil(at.getTime() - keptMs, now, "auth.too-many-attempts");
    await transaction.insertInto("attempts").values({ key, at: at.toISOString() }).execute();
    return at;
  });
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
  await sql`SELECT pg_advisory_xact_lock(hashtextextended("key", 0))
    FROM unnest(${[...new Set(keys)].toSorted()}::text[]) AS "key"`.execute(transaction);
}

/**
 * Counts what is asked often and by many in one step that waits neither for others nor for the disk: of those that ask at the
 * same moment a few more may pass, and a crash forgets the last.
 */
export async function countRoughly(
  db: Kysely<Database>,
  limits: readonly (Limit & { most: number })[],
  { now, code = "auth.too-many-attempts" }: Asked,
): Promise<void> {
  const { rows } = await sql<{ freeAt: number | null }>`
    WITH "full" AS (${fullLimits(limits, now)}), "counted" AS (
      INSERT INTO "attempts" ("key", "at")
      SELECT "key", ${now.toISOString()}::timestamptz
      FROM unnest(${limits.map(({ key }) => key)}::text[]) AS "key"
      WHERE NOT EXISTS (SELECT 1 FROM "full")
    )
    SELECT max(extract(epoch FROM "at") * 1000 + "windowMs")::float8 AS "freeAt",
      set_config('synchronous_commit', 'off', true) FROM "full"`.execute(db);
  refuseUntil(rows[0]?.freeAt ?? 0, now, code);
  await forgetOld(db, now);
}

function refuseUntil(freeAt: number, now: Date, code: ProblemCode): void {
  if (freeAt > now.getTime()) throw tooMany(freeAt, now, code);
}

function tooMany(freeAt: number, now: Date, code: ProblemCode): Problem {
  const retryAfter = Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000));
  return new Problem(code, { retryAfter });
}

async function count(
  db: Kysely<Database>,
  limits: readonly Limit[],
  { now, code = "auth.too-many-attempts" }: Asked,
): Promise<number[]> {
  const counted = await countIfFree(db, limits, now);
  if ("ids" in counted) return counted.ids;
  throw tooMany(counted.freeAt, now, code);
}

async function countIfFree(
  db: Kysely<Database>,
  limits: readonly Limit[],
  now: Date,
): Promise<{ ids: number[] } | { freeAt: number }> {
  const within = async (transaction: Transaction<Database>) => {
    await lockKeys(
      transaction,
      limits.map(({ key }) => key),
    );
    const freeAt = await freeAtOf(transaction, limits, now);
    if (freeAt > now.getTime()) return { freeAt };
    const made = await transaction
      .insertInto("attempts")
      .values(
        limits.flatMap(({ key, weight = 1 }) =>
          Array.from({ length: weight }, () => ({ key, at: now.toISOString() })),
        ),
      )
      .returning("id")
      .execute();
    return { ids: made.map(({ id }) => id) };
  };
  const counted = await (isWithin(db) ? within(db) : db.transaction().execute(within));
  await forgetOld(db, now);
  return counted;
}

const isWithin = (db: Kysely<Database>): db is Transaction<Database> => db.isTransaction;

/** Most that are looked at where only the waits grow; by then they are as long as the window. */
const enoughToWait = 30;

/** When the next attempt is free by all limits. */
async function freeAtOf(
  db: Kysely<Database>,
  limits: readonly Limit[],
  now: Date,
): Promise<number> {
  const full = await whenFull(db, limits, now);
  const waits = await Promise.all(
    limits.map((limit) => (limit.freeTries === undefined ? 0 : afterWait(db, limit, now))),
  );
  return Math.max(0, ...full, ...waits);
}

async function afterWait(
  db: Kysely<Database>,
  { key, freeTries = 0, windowMs = attemptWindowMs }: Limit,
  now: Date,
): Promise<number> {
  const made = await attemptsOf(db, key, now, { windowMs, most: enoughToWait });
  const [last] = made;
  if (last === undefined || made.length < freeTries) return 0;
  return last + Math.min(2 ** (made.length - freeTries) * 1000, windowMs);
}

/** Of each limit that has as many attempts as it may, when the first of them no longer counts. */
async function whenFull(
  db: Kysely<Database>,
  limits: readonly Limit[],
  now: Date,
): Promise<number[]> {
  const bounded = limits.filter(
    (limit): limit is Limit & { most: number } => limit.most !== undefined,
  );
  if (bounded.length === 0) return [];
  const { rows } = await sql<{ at: string; windowMs: number }>`
    ${fullLimits(bounded, now)}`.execute(db);
  return rows.map(({ at, windowMs }) => Date.parse(at) + windowMs);
}

/** The attempt of each full limit that is the last of as many as it may have, of which there may be twenty thousand. */
function fullLimits(limits: readonly (Limit & { most: number })[], now: Date): RawBuilder<unknown> {
  const each = limits.map(
    ({ key, most, windowMs = attemptWindowMs, weight = 1 }) => sql`(
      SELECT "at", ${windowMs}::integer AS "windowMs" FROM "attempts"
      WHERE "key" = ${key} AND "at" > ${new Date(now.getTime() - windowMs).toISOString()}
      ORDER BY "at" DESC OFFSET ${Math.max(0, most - weight)} LIMIT 1)`,
  );
  return sql.join(each, sql` UNION ALL `);
}

const forgetsEveryMs = 60_000;
const forgotAt = new WeakMap<object, number>();

/** Now and then, since a call has better to do. Those that another process forgets at this moment are left to it. */
async function forgetOld(db: Kysely<Database>, now: Date): Promise<void> {
  const server = db.getExecutor();
  if (now.getTime() - (forgotAt.get(server) ?? 0) < forgetsEveryMs) return;
  forgotAt.set(server, now.getTime());
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
