import type { RemoteReason } from "@guildway/federation";

const explanations: Record<RemoteReason, string> = {
  unknown: "This part of Guildway has not been installed yet.",
  "too-new": "It was updated for a newer Guildway than this one. Retry in a few minutes.",
  down: "It could not be reached. Check your connection, then retry.",
  slow: "It is taking longer than it should. Retry, or come back later.",
  broken: "Something in it went wrong. Retrying may help.",
};

/** What a person can make of the reason why a remote is not on screen. */
export function explanation(reason: RemoteReason): string {
  return explanations[reason];
}
