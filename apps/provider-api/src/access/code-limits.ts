import type { Limit } from "../platform/limits/attempts.ts";
import { fromAddress, ofMany } from "../platform/limits/most.ts";

const freeTries = 3;
const mostTries = 10;

/**
 * A try at an access code: after three wrong ones each wait is twice the last, and ten within 15 minutes lock the record
 * for that long; an address that tries at many records waits too.
 */
export function codeLimits(record: string, address: string): Limit[] {
  return [
    ofMany(fromAddress("codes", address)),
    { key: `code ${record}`, most: mostTries, freeTries },
  ];
}
