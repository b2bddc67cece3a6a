import { type Kysely, sql } from "kysely";
import { actorOf, type Caller } from "../access/caller.ts";
import { appendAudit } from "../audit/append.ts";
import type { Database } from "../platform/database/schema.ts";
import { countAttempt, countWithin } from "../platform/limits/attempts.ts";
import { Problem } from "../platform/problem.ts";
import type { Platform } from "../platform/platform.ts";

/** So many addresses that have an account elsewhere an organization comes upon in a day; more are sought. */
const mostElsewhere = 100;
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
  const addresses = await countElsewhere(db, orgId, emails);
  if (addresses === 0) return;
  const now = clock();
  const refusal = await refusalOf(db, orgId, addresses, now);
  // The log is never emptied, so that what is refused again and again stands there once.
  const refusals = { key: `refused addresses elsewhere of ${orgId}`, most: 1, windowMs: dayMs };
  if (!refusal || (await countWithin(db, [refusals], now))) {
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

async function countElsewhere(
  db: Kysely<Database>,
  orgId: string,
  emails: readonly string[],
): Promise<number> {
  const addresses = emails.map((email) => email.toLowerCase());
  const found = await sql<{ many: number }>`
    SELECT count(*)::int4 AS "many" FROM "users"
    WHERE lower("email") = ANY(${addresses}::text[]) AND "orgId" IS DISTINCT FROM ${orgId}`.execute(
    db,
  );
  return found.rows[0]!.many;
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
