import { siteOf } from "@guildway/program";
import type { Limit } from "./attempts.ts";
import { networkOf } from "@guildway/rules/visitor-address";

/** The key of what is counted for an address, which is its network's: who has one IPv6 address has very many. */
export const fromAddress = (what: string, address: string) => `${what} from ${networkOf(address)}`;

/** The same by the site of an address, for what is aimed at one person: who has a line of their own has neighbouring networks too. */
export const fromSite = (what: string, address: string) => `${what} from site ${siteOf(address)}`;

/** What somebody may fail at, or ask for, before they wait: one account, one mailbox, one record. */
export const ofOne = (key: string): Limit => ({ key, most: 8 });

/** What may fail at, or ask for, before it waits: an address behind which there may be a school. */
export const ofMany = (key: string): Limit => ({ key, most: 60 });

/** What anybody may have mailed to somebody: a few from one site, and some more in all. Beyond them no mail goes out, and nobody is refused: who floods a mailbox would keep those from asking whose it is. */
export const toMailbox = (what: string, mailbox: string, address: string): Limit[] => [
  { key: fromSite(`${what} ${mailbox}`, address), most: 4 },
  { key: `${what} ${mailbox}`, most: 12 },
];
