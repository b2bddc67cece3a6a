import type { Limit } from "./attempts.ts";
import { networkOf } from "@guildway/rules/visitor-address";

/** The key of what is counted for an address, which is its network's: who has one IPv6 address has very many. */
export const fromAddress = (what: string, address: string) => `${what} from ${networkOf(address)}`;

/** What somebody may fail at, or ask for, before they wait: one account, one mailbox, one record. */
export const ofOne = (key: string): Limit => ({ key, most: 8 });

/** What may fail at, or ask for, before it waits: an address behind which there may be a school. */
export const ofMany = (key: string): Limit => ({ key, most: 60 });

/** What anybody may have mailed to somebody: little from one address, and more in all, so that nobody floods a mailbox, nor keeps those from asking whose it is. */
export const toMailbox = (what: string, mailbox: string, address: string): Limit[] => [
  ofOne(fromAddress(`${what} ${mailbox}`, address)),
  ofMany(`${what} ${mailbox}`),
];
