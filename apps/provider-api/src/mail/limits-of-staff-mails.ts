import type { Limit } from "../platform/limits/attempts.ts";
import { mailboxOf } from "./mailbox-of.ts";

const windowMs = 3_600_000;

/** Who of the staff causes a mail. */
interface Sender {
  userId: string;
  orgId: string;
}

/** What one of the staff, their organization, and the organization to one mailbox send in an hour, letter by letter, by invitation or by changing somebody's address. */
export function limitsOfStaffMails({ userId, orgId }: Sender, to: string): Limit[] {
  return [
    { key: `mails of ${userId}`, most: 200, windowMs },
    { key: `mails of the organization ${orgId}`, most: 2000, windowMs },
    { key: `mails of ${orgId} to ${mailboxOf(to)}`, most: 20, windowMs },
  ];
}
