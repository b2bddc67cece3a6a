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
  return [{ key: `mails of ${userId}`, most: 200, windowMs }, ...limitsOfDecisionMails(orgId, to)];
}

/** What an organization mails in an hour of what its staff decide of many people, in all and to one of them. */
export function limitsOfDecisionMails(orgId: string, to: string): Limit[] {
  return [ofOrganization(orgId), toMailbox(orgId, to)];
}

/** What signing sends in an hour to whom staff have named: to a signer as letters do; to a manager apart from those, since a whole class may sign at their location. */
export function limitsOfSignedMails(orgId: string, to: string, as: "signer" | "sponsor"): Limit[] {
  const ofSponsor = { key: `signed for ${orgId} to ${mailboxOf(to)}`, most: 60, windowMs };
  return as === "signer" ? limitsOfDecisionMails(orgId, to) : [ofOrganization(orgId), ofSponsor];
}

const ofOrganization = (orgId: string): Limit => ({
  key: `mails of the organization ${orgId}`,
  most: 2000,
  windowMs,
});

const toMailbox = (orgId: string, to: string): Limit => ({
  key: `mails of ${orgId} to ${mailboxOf(to)}`,
  most: 20,
  windowMs,
});
