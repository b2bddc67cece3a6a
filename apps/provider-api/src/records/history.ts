import { mostHistoryEntries } from "@guildway/api-contract";
import { Problem } from "../platform/problem.ts";

type Row = Readonly<Record<string, unknown>>;

/** What we note of what was done here, as those who look into it trust. */
const notedByUs = [
  "agreed to sign electronically",
  "apprentice agreement signed",
  "employer agreement signed",
  "invite declined",
  "invite resent",
  "invite revoked",
  "invite sent",
  "sponsor signed",
];

/** How far callers fill a history; the rest is left to what we note. */
const mostByCallers = mostHistoryEntries / 2;

/** A history with more entries at its head; once it is full the oldest go. */
export function withNewest(added: readonly unknown[], history: unknown): unknown[] {
  return [...added, ...entriesOf(history)].slice(0, mostHistoryEntries);
}

/** Refuses an action that a caller says was taken and that only we note, once it was; and one in letters that only look like ours. */
export function refuseNotedByUs(field: string, actions: readonly unknown[]): void {
  const read = actions.map(asRead);
  if (!read.every((action) => plain.test(action)))
    throw new Problem("input.invalid", {
      faults: [{ field, reason: "must say what was done in the letters a to z" }],
    });
  const said = read.map(asSeen);
  if (notedByUs.map(asSeen).some((noted) => said.some((action) => action.includes(noted))))
    throw new Problem("access.forbidden", {
      faults: [{ field, reason: "names what is noted by the server alone" }],
    });
}

const plain = /^[\x20-\x7e\p{P}]*$/u;

/** Without accents, case, line breaks and what has no width. */
const asRead = (action: unknown): string =>
  String(action)
    .normalize("NFKD")
    .replaceAll(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "")
    .replaceAll(/\s+/gu, " ")
    .toLowerCase();

/** Its letters and figures, of which some look like others. */
const asSeen = (text: string): string =>
  text
    .replaceAll(/[l1|!]/gu, "i")
    .replaceAll("0", "o")
    .replaceAll(/[^a-z\d]/gu, "");

/** A history with what a caller adds to it: what is in it is evidence and stays, what only we note is refused, and what there is no room for is left out. */
export function withAdded(entries: unknown, history: unknown): unknown[] {
  const kept = entriesOf(history);
  const known = new Set(kept.map(inOneOrder));
  const added = entriesOf(entries).filter((entry) => !known.has(inOneOrder(entry)));
  const actions = added.map((entry) => (entry as { actionTaken?: unknown } | null)?.actionTaken);
  refuseNotedByUs("inviteHistory", actions);
  return [...added.slice(0, Math.max(0, mostByCallers - kept.length)), ...kept];
}

/** The values of a change, of whose history nothing goes. */
export function withKeptHistory(values: Row, before: Row): Row {
  const { inviteHistory } = values;
  if (inviteHistory === undefined) return values;
  return { ...values, inviteHistory: withAdded(inviteHistory, before["inviteHistory"]) };
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
