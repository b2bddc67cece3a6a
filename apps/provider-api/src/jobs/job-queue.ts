import { type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { newId } from "../platform/new-id.ts";

/** How long a claim holds that is not renewed: after that long a job whose process died is taken up by another. */
export const leaseMs = 60_000;

const longestWaitMs = 6 * 3_600_000;

/** A job in the hands of a runner; `claim` shows that it still is. */
export type ClaimedJob = Pick<
  Selectable<Database["jobs"]>,
  "id" | "kind" | "subject" | "attempts"
> & { claim: string };

/** How many jobs of a kind are in a state. */
export interface JobCount {
  kind: string;
  state: "waiting" | "running" | "failed";
  count: number;
}

/** Puts jobs into the queue, in the transaction of what they are for; one that is there stays as it is. */
export async function enqueueJobs(
  db: Kysely<Database>,
  kind: string,
  subjects: readonly string[],
  now: Date,
): Promise<void> {
  if (subjects.length === 0) return;
  const at = now.toISOString();
  await db
    .insertInto("jobs")
    .values(subjects.map((subject) => ({ kind, subject, createdAt: at, dueAt: at })))
    .onConflict((conflict) => conflict.columns(["kind", "subject"]).doNothing())
    .execute();
}

/** Takes jobs that are due, and those whose process has died, for one runner alone; the longest due first. */
export async function claimJobs(
  db: Kysely<Database>,
  kinds: readonly string[],
  most: number,
  now: Date,
): Promise<ClaimedJob[]> {
  const claim = newId();
  const { rows } = await sql<Omit<ClaimedJob, "claim">>`
    WITH due AS MATERIALIZED (
      SELECT "id" FROM "jobs"
      WHERE "kind" = ANY(${kinds}::text[])
        AND (("state" = 'waiting' AND "dueAt" <= ${now.toISOString()}::timestamptz)
          OR ("state" = 'running' AND "claimedUntil" <= ${now.toISOString()}::timestamptz))
      ORDER BY "dueAt", "id" LIMIT ${most} FOR UPDATE SKIP LOCKED)
    UPDATE "jobs" SET "state" = 'running', "attempts" = "attempts" + 1, "claim" = ${claim},
      "claimedUntil" = ${until(now, leaseMs)}::timestamptz
    WHERE "id" IN (SELECT "id" FROM due)
    RETURNING "id", "kind", "subject", "attempts"`.execute(db);
  return rows.map((row) => ({ ...row, claim }));
}

/** Keeps a claim for as long again. */
export async function renewClaim(
  db: Kysely<Database>,
  { id, claim }: ClaimedJob,
  now: Date,
): Promise<void> {
  await db
    .updateTable("jobs")
    .set({ claimedUntil: until(now, leaseMs) })
    .where("id", "=", id)
    .where("claim", "=", claim)
    .execute();
}

/** A job that is done is gone; of one that another has taken meanwhile nothing changes. */
export async function finishJob(db: Kysely<Database>, { id, claim }: ClaimedJob): Promise<void> {
  await db.deleteFrom("jobs").where("id", "=", id).where("claim", "=", claim).execute();
}

/** A job that failed waits, twice as long each time, or stays as failed where it was the last attempt. */
export async function failJob(
  db: Kysely<Database>,
  { id, claim, attempts }: ClaimedJob,
  { isLast, reason }: { isLast: boolean; reason: string },
  now: Date,
): Promise<void> {
  const wait = Math.min(2 ** attempts * 15_000, longestWaitMs);
  await db
    .updateTable("jobs")
    .set({
      state: isLast ? "failed" : "waiting",
      dueAt: until(now, wait),
      claim: null,
      claimedUntil: null,
      lastError: reason,
    })
    .where("id", "=", id)
    .where("claim", "=", claim)
    .execute();
}

/** The queue as operators see it. */
export async function countJobs(db: Kysely<Database>): Promise<JobCount[]> {
  const { rows } = await sql<JobCount>`
    SELECT "kind", "state", count(*)::int8 AS "count" FROM "jobs"
    GROUP BY "kind", "state" ORDER BY "kind", "state"`.execute(db);
  return rows;
}

function until(now: Date, milliseconds: number): string {
  return new Date(now.getTime() + milliseconds).toISOString();
}
