import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/problem.ts";
import { attemptWindowMs, attemptWindowStart } from "./attempt-window.ts";

/** Failures at one account from one address after which each wait is twice the last. */
const freeTries = 5;
/** Failures at one account, from anywhere, after which a new browser needs the mailed link. */
const failuresThatGuard = 8;
/** Failures from one address, at whatever accounts, after which it has to wait. */
const failuresOfAnAddress = 60;

/** Refuses a try that comes too soon after failed ones: of the same account from the same address, or of an address at many accounts. */
export async function requireSignInPatience(
  db: Kysely<Database>,
  email: string,
  address: string,
  now: Date,
): Promise<void> {
  const here = await failures(db, { email, address }, now);
  const last = here[0];
  if (last && here.length >= freeTries)
    waitUntil(last + Math.min(2 ** (here.length - freeTries) * 1000, attemptWindowMs), now);
  const all = await failures(db, { address }, now);
  const oldest = all[failuresOfAnAddress - 1];
  if (oldest) waitUntil(oldest + attemptWindowMs, now);
}

/** Whether so many have failed at an account lately that the password alone is not enough for a browser that it does not know. */
export async function isGuarded(db: Kysely<Database>, email: string, now: Date): Promise<boolean> {
  return (await failures(db, { email }, now)).length >= failuresThatGuard;
}

/** When tries have failed within the window, newest first, as many as matter. */
async function failures(
  db: Kysely<Database>,
  { email, address }: { email?: string; address?: string },
  now: Date,
): Promise<number[]> {
  const rows = await db
    .selectFrom("signInAttempts")
    .select("at")
    .where("at", ">", attemptWindowStart(now))
    .$if(email !== undefined, (query) => query.where("email", "=", email!))
    .$if(address !== undefined, (query) => query.where("address", "=", address!))
    .orderBy("at", "desc")
    .limit(failuresOfAnAddress)
    .execute();
  return rows.map(({ at }) => Date.parse(at));
}

function waitUntil(freeAt: number, now: Date): void {
  if (freeAt > now.getTime())
    throw new Problem("auth.too-many-attempts", {
      retryAfter: Math.ceil((freeAt - now.getTime()) / 1000),
    });
}
