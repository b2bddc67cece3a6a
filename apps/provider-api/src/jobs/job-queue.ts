import { type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { newId } from "../platform/new-id.ts";

/** How long a claim holds that is not renewed: after that long a job whose process died is taken up by another. */
export const leaseMs = 60_000;

const shortestWaitMs = 30_000;
const longestWaitMs = 6 * 3_600_000;

/** A job in the hands of a runner; `claim` shows that it still is. */
export type ClaimedJob = Pick<
  Selectable<Database["jobs"]>,
  "id" | "kind" | "subject" | "share" | "attempts"
> & { claim: string };

/** How many jobs of a kind are in a state. */
export interface JobCount {
  kind: string;
  state: "waiting" | "running" | "failed";
  count: number;
}

/** Puts jobs into the queue, in the transaction of what they are for; one that is there stays as it is. Those of one share are done one after the other. */
export async function enqueueJobs(
  db: Kysely<Database>,
  kind: string,
  subjects: readonly string[],
  now: Date,
  shareOf?: (subject: string) => string | null,
): Promise<void> {
  if (subjects.length === 0) return;
  const at = now.toISOString();
  await db
    .insertInto("jobs")
    .values(
      subjects.map((subject) => ({
        kind,
        subject,
        share: shareOf?.(subject) ?? null,
        createdAt: at,
        dueAt: at,
      })),
    )
    .onConflict((conflict) => conflict.columns(["kind", "subject"]).doNothing())
    .execute();
}

/** Takes a job out of the queue, whatever its state. */
export async function withdrawJob(
  db: Kysely<Database>,
  kind: string,
  subject: string,
): Promise<void> {
  await db.deleteFrom("jobs").where("kind", "=", kind).where("subject", "=", subject).execute();
}

/** Takes the job that is due the longest, or whose process has died, for one runner alone; none of a share of which another is being done, and of those that were `served` the one that was longest ago, after all others. */
export async function claimJob(
  db: Kysely<Database>,
  kinds: readonly string[],
  now: Date,
  served?: readonly string[],
): Promise<ClaimedJob | undefined> {
  const claim = newId();
  const inTurn = served ? sql`array_position(${[...served]}::text[], "share") NULLS FIRST,` : sql``;
  const { rows } = await sql<Omit<ClaimedJob, "claim">>`
    WITH due AS MATERIALIZED (
      SELECT "id" FROM "jobs"
      WHERE "kind" = ANY(${kinds}::text[])
        AND (("state" = 'waiting' AND "dueAt" <= ${now.toISOString()}::timestamptz)
          OR ("state" = 'running' AND "claimedUntil" <= ${now.toISOString()}::timestamptz))
        AND ("share" IS NULL OR ("kind", "share") NOT IN (
          SELECT "kind", "share" FROM "jobs" AS "begun"
          WHERE "begun"."state" = 'running' AND "begun"."share" IS NOT NULL
            AND "begun"."claimedUntil" > ${now.toISOString()}::timestamptz))
      ORDER BY ${inTurn} "dueAt", "id" LIMIT 1 FOR UPDATE SKIP LOCKED)
    UPDATE "jobs" SET "state" = 'running', "attempts" = "attempts" + 1, "claim" = ${claim},
      "claimedUntil" = ${until(now, leaseMs)}::timestamptz
    WHERE "id" IN (SELECT "id" FROM due)
    RETURNING "id", "kind", "subject", "share", "attempts"`.execute(db);
  return rows[0] && { ...rows[0], claim };
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

/** A job that failed waits, twice as long each time, or stays as failed where it was the last attempt; so long as the first time the others of its share wait with it. */
export async function failJob(
  db: Kysely<Database>,
  { id, kind, share, claim, attempts }: ClaimedJob,
  { isLast, reason }: { isLast: boolean; reason: string },
  now: Date,
): Promise<void> {
  const dueAt = until(now, Math.min(2 ** (attempts - 1) * shortestWaitMs, longestWaitMs));
  await db
    .updateTable("jobs")
    .set({
      state: isLast ? "failed" : "waiting",
      dueAt,
      claim: null,
      claimedUntil: null,
      lastError: reason,
    })
    .where("id", "=", id)
    .where("claim", "=", claim)
    .execute();
  if (share === null) return;
  await db
    .updateTable("jobs")
    .set({ dueAt: until(now, shortestWaitMs) })
    .where("kind", "=", kind)
    .where("share", "=", share)
    .where("state", "=", "waiting")
    .where("dueAt", "<", until(now, shortestWaitMs))
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
