/** Why a file could not be read, as staff are told. */
export const unreadableReasons = [
  "missing",
  "encrypted",
  "wrong-kind",
  "damaged",
  "too-large",
  "too-slow",
  "unsupported",
] as const;

/** Why a file could not be read. */
export type UnreadableReason = (typeof unreadableReasons)[number];

/** A file that cannot be read, today and tomorrow: reading it again is of no use. */
export class Unreadable extends Error {
  override name = "Unreadable";
  readonly reason: UnreadableReason;
  constructor(reason: UnreadableReason) {
    super(reason);
    this.reason = reason;
  }
}
