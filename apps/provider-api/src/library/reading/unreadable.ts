import type { indexReasons } from "@guildway/api-contract";
import { Unreadable } from "@guildway/office-files";

export { Unreadable };

/** Why a source could not be read. */
export type UnreadableReason = (typeof indexReasons)[number];

/** Why reading failed; what nobody foresaw is a file that cannot be read. */
export const reasonOf = (error: unknown): UnreadableReason =>
  error instanceof Unreadable ? (error.reason as UnreadableReason) : "unreadable";
