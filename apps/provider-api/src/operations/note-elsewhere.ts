import { type Kysely, sql } from "kysely";
import { actorOf, type Caller } from "../access/caller.ts";
import { appendAudit } from "../audit/append.ts";
import type { Database } from "../platform/database/schema.ts";
import { attemptsOf, countAttempt, countWithin } from "../platform/limits/attempts.ts";
import { Problem } from "../platform/problem.ts";
import type { Platform } from "../platform/platform.ts";

/** So many addresses that have an account elsewhere an organization comes upon in a day; more are sought. */
const mostElsewhere = 100;
/** So often more than these are refused; from then on whoever is new is, wherever they are, so that no refusal tells of anybody. */
const mostRefused = 20;
const dayMs = 86_400_000;

/**
 * Writes to the audit log that addresses are named which other organizations' people have, as whoever adds people comes to
 * know, and refuses to tell of more than somebody comes upon.
 */
export async function noteElsewhere(
  { db, clock }: Pick<Platform, "db" | "clock">,
  caller: Caller,
  orgId: string,
  emails: readonly string[],
  dryRun = false,
): Promise<void> {
  const { fresh, elsewhere: addresses } = await countSought(db, orgId, emails);
  if (fresh === 0) return;
  const now = clock();
  const key = `refused addresses elsewhere of ${orgId}`;
  const refused = await attemptsOf(db, key, now, { windowMs: dayMs, most: mostRefused });
  if (refused.length >= mostRefused) {
    const wait = refused.at(-1)! + dayMs - now.getTime();
    throw new Problem("limit.too-many-requests", { retryAfter: Math.ceil(wait / 1000) });
  }
  if (addresses === 0) return;
  const refusal = await refusalOf(db, orgId, addresses, now);
  if (refusal) await countWithin(db, [{ key, most: mostRefused, windowMs: dayMs }], now);
  // The log is never emptied, so that what is refused again and again stands there once.
  if (!refusal || refused.length === 0) {
    const entry = {
      actor: actorOf(caller),
      orgId,
      action: "users.found-elsewhere",
      subject: `organization/${orgId}`,
      details: { addresses, dryRun },
    };
    await db.transaction().execute((transaction) => appendAudit(transaction, entry, now));
  }
  if (refusal) throw refusal;
}

/** How many of the addresses the organization does not have, and how many of these another has. */
async function countSought(
  db: Kysely<Database>,
  orgId: string,
  emails: readonly string[],
): Promise<{ fresh: number; elsewhere: number }> {
  const addresses = [...new Set(emails.map((email) => email.toLowerCase()))];
  const found = await sql<{ own: number; elsewhere: number }>`
    SELECT count(*) FILTER (WHERE "orgId" = ${orgId})::int4 AS "own",
      count(*) FILTER (WHERE "orgId" IS DISTINCT FROM ${orgId})::int4 AS "elsewhere"
    FROM "users" WHERE lower("email") = ANY(${addresses}::text[])`.execute(db);
  const { own, elsewhere } = found.rows[0]!;
  return { fresh: addresses.length - own, elsewhere };
}

async function refusalOf(
  db: Kysely<Database>,
  orgId: string,
  addresses: number,
  now: Date,
): Promise<unknown> {
  if (addresses > mostElsewhere) return new Problem("limit.too-many-requests");
  const limit = {
    key: `addresses elsewhere of ${orgId}`,
    most: mostElsewhere,
    windowMs: dayMs,
    weight: addresses,
  };
  const counted = countAttempt(db, [limit], { now, code: "limit.too-many-requests" });
  return counted.then(
    () => undefined,
    (error: unknown) => error,
  );
}
