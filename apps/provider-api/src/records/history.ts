import { mostHistoryEntries } from "@guildway/api-contract";

/** How far those fill a history who are invited; the rest is left to who invites. */
const mostByInvitees = mostHistoryEntries / 2;

/** A history with more entries at its head; once it is full the oldest go. */
export function withNewest(added: readonly unknown[], history: unknown): unknown[] {
  return [...added, ...entriesOf(history)].slice(0, mostHistoryEntries);
}

/** A history with what an invitee adds to it: what is in it is evidence and stays, and what there is no room for is left out. */
export function withAdded(entries: unknown, history: unknown): unknown[] {
  const kept = entriesOf(history);
  const known = new Set(kept.map(inOneOrder));
  const added = entriesOf(entries).filter((entry) => !known.has(inOneOrder(entry)));
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
