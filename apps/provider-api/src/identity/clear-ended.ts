import { sql } from "kysely";
import { eachDay } from "../jobs/each-day.ts";
import type { JobKind } from "../jobs/job-kind.ts";
import type { Platform } from "../platform/platform.ts";

const dayMs = 86_400_000;

/** Rows that one statement deletes, so that nobody waits for long. */
const atOnce = 500;

/**
 * For so many days longer than it is good what has ended is kept: a grant that has run out still shows that its holder gave
 * the code, for as long as the link of a sign-up works.
 */
const keptDays = 2;

/** What lets somebody in for a time, with what names it and says when it ends. */
const ending = [
  ["grants", "tokenHash", "expiresAt"],
  ["handOffTokens", "tokenHash", "expiresAt"],
  ["pendingSignUps", "tokenHash", "expiresAt"],
  ["pendingAddresses", "tokenHash", "expiresAt"],
  ["passwordResets", "tokenHash", "expiresAt"],
  ["emailChanges", "tokenHash", "expiresAt"],
  ["signInLinks", "tokenHash", "createdAt"],
  ["knownBrowsers", "tokenHash", "expiresAt"],
  ["sessionFamilies", "id", "expiresAt"],
] as const;

/** Deletes, once a day, what let somebody in and does no longer: grants, hand-offs, mailed links, known browsers, sessions with the tokens that they had. */
export function clearEndedJobs({ db, clock }: Pick<Platform, "db" | "clock">): JobKind {
  return eachDay("clear-ended", { db, clock }, async (now) => {
    const before = new Date(now.getTime() - keptDays * dayMs).toISOString();
    for (const [table, key, end] of ending) {
      const names = sql.ref(key);
      let deleted: bigint | undefined;
      do {
        const { numAffectedRows } = await sql`
          DELETE FROM ${sql.table(table)} WHERE ${names} IN (
            SELECT ${names} FROM ${sql.table(table)} WHERE ${sql.ref(end)} < ${before}::timestamptz
            LIMIT ${atOnce} FOR UPDATE SKIP LOCKED)`.execute(db);
        deleted = numAffectedRows;
      } while (deleted === BigInt(atOnce));
    }
  });
}
