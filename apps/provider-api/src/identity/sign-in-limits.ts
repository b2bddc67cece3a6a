import type { Kysely } from "kysely";
import { attemptsOf, type Limit } from "../platform/limits/attempts.ts";
import { fromAddress, ofMany, ofOne } from "../platform/limits/most.ts";
import type { Database } from "../platform/database/schema.ts";

/** Failures at one account from one address after which each wait is twice the last. */
const freeTries = 5;
/** Failures at one account, from anywhere, after which a new browser needs the mailed link. */
const failuresThatGuard = 8;

// Not the bare text, which anybody could make the key of another limit.
const atAccount = (email: string) => `sign-in ${email}`;

/** Who fails elsewhere must not keep a person out of the browser that they use, so that it is counted by itself. */
export function limitsOfKnownBrowser(browserHash: string): Limit[] {
  return [ofOne(`browser ${browserHash}`)];
}

/** A try of a browser that the account does not know counts at the account, at the address, and at both together. */
export function limitsOfNewBrowser(email: string, address: string): Limit[] {
  return [
    { key: fromAddress(atAccount(email), address), freeTries },
    failuresFrom(address),
    { key: atAccount(email) },
  ];
}

/** Wrong passwords from one address, at whatever accounts. */
export function failuresFrom(address: string): Limit {
  return ofMany(fromAddress("failures", address));
}

/**
 * What passkeys are asked for one address: a sign-in page asks as it opens, also where a whole college begins its day behind one
 * address. A question is a short row that is kept for minutes, so that so many hold no more than a megabyte.
 */
export const questionsFrom = (address: string): Limit => ({
  key: fromAddress("passkey questions", address),
  most: 3000,
});

/** Whether so many have failed at an account before the try being made that the password alone is not enough for a browser that it does not know. */
export async function isGuarded(db: Kysely<Database>, email: string, now: Date): Promise<boolean> {
  const most = failuresThatGuard + 1;
  const withThisOne = await attemptsOf(db, atAccount(email), now, { most });
  return withThisOne.length === most;
}
