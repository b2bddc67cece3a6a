import { mostHistoryEntries, mostHistoryEntriesAdded } from "@guildway/api-contract";
import { type Caller, worksFor } from "../access/caller.ts";
import { Problem } from "../platform/problem.ts";

type Row = Readonly<Record<string, unknown>>;

/** Whoever is not the server, as an entry names them. */
type Writer = "staff" | "invitee";

/** How far others fill a history; the rest is for what the server notes. */
const room: Readonly<Record<Writer, number>> = { staff: 150, invitee: 100 };

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
  const known = new Set(kept.map(inOneOrder));
  const added = entriesOf(entries).filter((entry) => !known.has(inOneOrder(entry)));
  if (added.some((entry) => ![undefined, by as unknown].includes(writerNamedIn(entry))))
    throw refused("input.invalid", "says by whom an entry is, which the server says");
  if (added.length > mostHistoryEntriesAdded)
    throw refused("record.too-many", `takes ${mostHistoryEntriesAdded} new entries at a time`);
  const own = kept.filter((entry) => writerNamedIn(entry) === by);
  const over = own.length + added.length - room[by];
  if (by === "staff" && added.length > 0 && over > 0)
    throw refused("record.too-many", `takes ${room.staff} entries of staff`);
  const gone = new Set(over > 0 && by === "invitee" ? own.slice(-over) : []);
  return withNewest(
    added.map((entry) => ({ ...(entry as object), by })),
    kept.filter((entry) => !gone.has(entry)),
  );
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

const writerNamedIn = (entry: unknown) => (entry as { by?: unknown } | null)?.by;

/** A text that is the same for the same entry, whether or not it says by whom it is, and in whatever order the database or a browser writes its keys. */
const inOneOrder = (entry: unknown): string =>
  JSON.stringify(withoutWriter(entry), (_, value: unknown) =>
    value && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : value,
  );

function withoutWriter(entry: unknown): unknown {
  const { by: _, ...rest } = entry as Row;
  return rest;
}
