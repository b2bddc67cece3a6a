import { mostHistoryEntries, mostHistoryEntriesAdded } from "@guildway/api-contract";
import { type Caller, worksFor } from "../access/caller.ts";
import { Problem } from "../platform/problem.ts";

type Row = Readonly<Record<string, unknown>>;

/** Whoever is not the server, as an entry names them. */
type Writer = "staff" | "invitee";

/** How far others fill a history; the rest is for what the server notes. */
const room: Readonly<Record<Writer, number>> = { staff: 150, invitee: 100 };

/** The same in bytes, of which a whole invite has no more than 64 kB. */
const bytesOfInvitee = 16_384;

/** A history with more entries at its head; once it is full the oldest go. */
export function withNewest(added: readonly unknown[], history: unknown): unknown[] {
  return [...added, ...entriesOf(history)].slice(0, mostHistoryEntries);
}

/** An entry of what the server itself has done, which no caller writes. */
export const notedByServer = <Rest extends object>(
  actionAt: string,
  actionTaken: string,
  rest?: Rest,
) => ({ actionAt, actionTaken, ...rest, by: "server" as const });

/** Whether a caller writes for the organization or by an invite. */
export const historyWriterOf = (caller: Caller, orgId: unknown): Writer =>
  worksFor(caller, orgId) ? "staff" : "invitee";

/**
 * A history with what a writer adds to it, as theirs; what is in it is evidence and stays. Anybody may be invited, so what
 * invitees say fills nobody's room: beyond theirs their oldest entries go, which the journal keeps.
 */
export function withAdded(entries: unknown, history: unknown, by: Writer): unknown[] {
  const kept = entriesOf(history);
  const known = new Set(kept.map(saidIn));
  const added = entriesOf(entries).filter((entry) => !known.has(saidIn(entry)));
  if (added.some((entry) => ![undefined, by as unknown].includes(writerNamedIn(entry))))
    throw refused("input.invalid", "says by whom an entry is, which the server says");
  if (added.length > mostHistoryEntriesAdded)
    throw refused("record.too-many", `takes ${mostHistoryEntriesAdded} new entries at a time`);
  const all = [...added.map((entry) => ({ ...(entry as object), by })), ...kept];
  if (by === "staff" && added.length > 0 && ofWriter(all, "staff").length > room.staff)
    throw refused("record.too-many", `takes ${room.staff} entries of staff`);
  const gone = new Set(beyondRoom(ofWriter(all, "invitee")));
  return all.filter((entry) => !gone.has(entry)).slice(0, mostHistoryEntries);
}

/** Both sides of a change, of whose history each has the entries that the other has not: the journal has the rest from when it came. */
export function withoutKeptEntries(
  before: Row | undefined,
  after: Row | undefined,
): [Row | undefined, Row | undefined] {
  if (!Array.isArray(before?.["inviteHistory"]) || !Array.isArray(after?.["inviteHistory"]))
    return [before, after];
  const [was, is] = [entriesOf(before["inviteHistory"]), entriesOf(after["inviteHistory"])];
  return [
    { ...before, inviteHistory: without(was, is) },
    { ...after, inviteHistory: without(is, was) },
  ];
}

/** The values of a change, of whose history nothing goes. */
export function withKeptHistory(values: Row, before: Row, caller: Caller): Row {
  const { inviteHistory } = values;
  if (inviteHistory === undefined) return values;
  const by = historyWriterOf(caller, before["orgId"] ?? values["orgId"]);
  return { ...values, inviteHistory: withAdded(inviteHistory, before["inviteHistory"], by) };
}

const refused = (code: "input.invalid" | "record.too-many", reason: string) =>
  new Problem(code, { faults: [{ field: "inviteHistory", reason }] });

const entriesOf = (history: unknown): readonly unknown[] => (Array.isArray(history) ? history : []);

const ofWriter = (entries: readonly unknown[], by: Writer) =>
  entries.filter((entry) => writerNamedIn(entry) === by);

/** Of an invitee's entries, newest first, those for which there is no room. */
function beyondRoom(entries: readonly unknown[]): unknown[] {
  let bytes = 0;
  return entries.filter((entry, index) => {
    bytes += Buffer.byteLength(JSON.stringify(entry));
    return index >= room.invitee || bytes > bytesOfInvitee;
  });
}

function without(entries: readonly unknown[], others: readonly unknown[]): unknown[] {
  const known = new Set(others.map(inOneOrder));
  return entries.filter((entry) => !known.has(inOneOrder(entry)));
}

const writerNamedIn = (entry: unknown) => (entry as { by?: unknown } | null)?.by;

/** What an entry says, whether or not it says by whom it is. */
function saidIn(entry: unknown): string {
  const { by: _, ...rest } = entry as Row;
  return inOneOrder(rest);
}

/** A text that is the same for the same value, in whatever order the database or a browser writes its keys. */
const inOneOrder = (whole: unknown): string =>
  JSON.stringify(whole, (_, value: unknown) =>
    value && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : value,
  );
