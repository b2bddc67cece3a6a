import type { indexReasons } from "@guildway/api-contract";

/** Why a file could not be read. */
export type UnreadableReason = (typeof indexReasons)[number];

/** A file that cannot be read, today and tomorrow: reading it again is of no use. */
export class Unreadable extends Error {
  override name = "Unreadable";
  readonly reason: UnreadableReason;
  constructor(reason: UnreadableReason) {
    super(reason);
    this.reason = reason;
  }
}
