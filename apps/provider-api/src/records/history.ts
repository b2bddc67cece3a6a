import { mostHistoryEntries } from "@guildway/api-contract";
import { Problem } from "../platform/problem.ts";

/** What we note of what was done here, as those who look into it trust. */
const notedByUs = new Set([
  "agreed to sign electronically",
  "apprentice agreement signed",
  "employer agreement signed",
  "invite declined",
  "invite resent",
  "invite revoked",
  "invite sent",
  "sponsor signed",
]);

/** How far those fill a history who are invited; the rest is left to who invites. */
const mostByInvitees = mostHistoryEntries / 2;

/** A history with more entries at its head; once it is full the oldest go. */
export function withNewest(added: readonly unknown[], history: unknown): unknown[] {
  return [...added, ...entriesOf(history)].slice(0, mostHistoryEntries);
}

/** Refuses an action that an invitee says was taken and that only we note, once it was. */
export function refuseNotedByUs(field: string, actions: readonly unknown[]): void {
  const asRead = (action: unknown) =>
    String(action).normalize("NFKC").replaceAll(/\s+/gu, " ").trim().toLowerCase();
  if (actions.some((action) => notedByUs.has(asRead(action))))
    throw new Problem("access.forbidden", {
      faults: [{ field, reason: "names what is noted by the server alone" }],
    });
}

/** A history with what an invitee adds to it: what is in it is evidence and stays, what only we note is refused, and what there is no room for is left out. */
export function withAdded(entries: unknown, history: unknown): unknown[] {
  const kept = entriesOf(history);
  const known = new Set(kept.map(inOneOrder));
  const added = entriesOf(entries).filter((entry) => !known.has(inOneOrder(entry)));
  const actions = added.map((entry) => (entry as { actionTaken?: unknown } | null)?.actionTaken);
  refuseNotedByUs("inviteHistory", actions);
  return [...added.slice(0, Math.max(0, mostByInvitees - kept.length)), ...kept];
}

const entriesOf = (history: unknown): readonly unknown[] => (Array.isArray(history) ? history : []);

/** A text that is the same for the same entry, in whatever order the database or a browser writes its keys. */
const inOneOrder = (entry: unknown): string =>
  JSON.stringify(entry, (_, value: unknown) =>
    value && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : value,
  );
