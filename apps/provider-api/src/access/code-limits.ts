import { type Kysely, type SqlBool, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Limit } from "../platform/limits/attempts.ts";
import { fromAddress, fromSite, ofMany } from "../platform/limits/most.ts";

const freeTries = 3;
const mostTries = 10;

const dayMs = 86_400_000;
const mostOfSiteInADay = 50;
/** A thousandth of the 900,000 codes. */
const mostInADay = 900;

/**
 * A try at an access code: after three wrong ones for a record from an address each wait is twice the last, and ten within
 * 15 minutes lock the record to that address for as long; an address that tries at many records waits too. What is tried
 * from everywhere is counted for a day.
 */
export function codeLimits(record: string, address: string): Limit[] {
  const code = keyOfCode(record);
  return [
    ofMany(fromAddress("codes", address)),
    { key: fromAddress(code, address), most: mostTries, freeTries },
    { key: fromSite(code, address), most: mostOfSiteInADay, windowMs: dayMs },
    { key: code, most: mostInADay, windowMs: dayMs },
  ];
}

/** Forgets the tries at a code that opens nothing any more: who has the new one waits for nobody. */
export async function forgetTries(db: Kysely<Database>, record: string): Promise<void> {
  const code = keyOfCode(record);
  await db
    .deleteFrom("attempts")
    .where(sql<SqlBool>`"key" = ${code} OR starts_with("key", ${`${code} `})`)
    .execute();
}

const keyOfCode = (record: string) => `code ${record}`;
