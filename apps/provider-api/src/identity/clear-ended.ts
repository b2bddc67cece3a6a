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
  ["fileLinks", "id", "expiresAt"],
  ["webhookDeliveries", "id", "keptUntil"],
  ["sessionFamilies", "id", "expiresAt"],
] as const;

/** Deletes, once a day, what let somebody in and does no longer: grants, hand-offs, mailed links, known browsers, sessions with the tokens that they had. */
export function clearEndedJobs({ db, clock }: Pick<Platform, "db" | "clock">): JobKind {
  return eachDay("clear-ended", { db, clock }, async (now) => {
    const before = new Date(now.getTime() - keptDays * dayMs).toISOString();
    for (const [table, key, end] of ending)
      while ((await clear(db, table, key, end, before)) === atOnce);
  });
}

type Ending = (typeof ending)[number];

/** Answers how many there were. */
async function clear(
  db: Platform["db"],
  table: Ending[0],
  key: Ending[1],
  end: Ending[2],
  before: string,
): Promise<number> {
  // What one table is called stands for all, since the types of all together are no type of a statement.
  const [from, name, at] = [table as "grants", key as "tokenHash", end as "expiresAt"];
  const { numDeletedRows } = await db
    .deleteFrom(from)
    .where(name, "in", (ended) =>
      ended
        .selectFrom(from)
        .select(name)
        .where(at, "<", before)
        .limit(atOnce)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
