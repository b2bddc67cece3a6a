import { mailboxOf } from "../../mail/mailbox-of.ts";
import type { Limit } from "../../platform/limits/attempts.ts";
import { fromAddress, ofMany, ofOne } from "../../platform/limits/most.ts";

const hourMs = 3_600_000;

/** A visitor chooses to whom a plan goes, so that nobody is flooded with plans. */
export function limitsOfPlanMails(to: string, address: string): Limit[] {
  return [ofOne(`plan to ${mailboxOf(to)}`), ofMany(fromAddress("plan", address))];
}

/** An organization chooses who is told of plans, and any visitor tells them: a mailbox hears of so many in an hour, from one address of fewer. */
export function limitsOfNotifications(to: string, address: string): Limit[] {
  const told = `told of plans ${mailboxOf(to)}`;
  return [
    { key: fromAddress(told, address), most: 60, windowMs: hourMs },
    { key: told, most: 200, windowMs: hourMs },
  ];
}
