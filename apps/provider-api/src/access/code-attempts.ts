import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/problem.ts";
import { attemptWindowMs, attemptWindowStart } from "../identity/attempt-window.ts";

const freeTries = 3;
const mostTries = 10;

/**
 * Refuses a try at an access code that comes too soon: after three wrong ones each wait is twice the last, and ten within
 * 15 minutes lock the record for that long.
 */
export async function requireCodePatience(
  db: Kysely<Database>,
  record: string,
  now: Date,
): Promise<void> {
  const wrong = await db
    .selectFrom("signInAttempts")
    .select("at")
    .where("email", "=", keyOf(record))
    .where("at", ">", attemptWindowStart(now))
    .orderBy("at", "desc")
    .limit(mostTries)
    .execute();
  const [last] = wrong;
  if (!last || wrong.length < freeTries) return;
  const oldest = wrong[mostTries - 1];
  const freeAt = oldest
    ? Date.parse(oldest.at) + attemptWindowMs
    : Date.parse(last.at) + 2 ** (wrong.length - freeTries) * 1000;
  if (freeAt > now.getTime())
    throw new Problem("access.too-many-codes", {
      retryAfter: Math.ceil((freeAt - now.getTime()) / 1000),
    });
}

/** Remembers a wrong try. */
export async function noteWrongCode(
  db: Kysely<Database>,
  record: string,
  address: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto("signInAttempts")
    .values({ email: keyOf(record), address, at: now.toISOString() })
    .execute();
}

const keyOf = (record: string) => `code ${record}`;
