import { mailboxOf } from "../../mail/mailbox-of.ts";
import type { Limit } from "../../platform/limits/attempts.ts";
import { fromAddress, ofMany, ofOne } from "../../platform/limits/most.ts";

/** A visitor chooses to whom a plan goes, so that nobody is flooded with plans. */
export function limitsOfPlanMails(to: string, address: string): Limit[] {
  return [ofOne(`plan to ${mailboxOf(to)}`), ofMany(fromAddress("plan", address))];
}
