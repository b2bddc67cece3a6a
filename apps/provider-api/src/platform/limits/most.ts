import type { Limit } from "./attempts.ts";

/** What somebody may fail at, or ask for, before they wait: one account, one mailbox, one record. */
export const ofOne = (key: string): Limit => ({ key, most: 8 });

/** What may fail at, or ask for, before it waits: an address behind which there may be a school. */
export const ofMany = (key: string): Limit => ({ key, most: 60 });
