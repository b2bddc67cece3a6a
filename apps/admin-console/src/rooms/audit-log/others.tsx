import type { RowOf } from "@guildway/api-client";
import { type auditEntries, type NamedType, recordTypes } from "@guildway/api-contract";
import { NamedRecord } from "../../room/record/named.tsx";
import type { OtherRecord } from "../../room/room.ts";

type Row = RowOf<typeof auditEntries>;

/** Actions whose subject is an id alone, by how they begin. */
const byAction: readonly (readonly [string, NamedType])[] = [
  ["program-key.", recordTypes.programKeys],
  ["webhook.", recordTypes.webhooks],
];

/** The record that something was done to, `invites/inv-1`; none where it was a session or a file. */
export function subjectOf({ subject, action }: Row): OtherRecord | undefined {
  const [, table, id] = /^([a-zA-Z]+)\/(.+)$/.exec(subject ?? "") ?? [];
  if (table && id) {
    const types: Readonly<Record<string, NamedType | undefined>> = recordTypes;
    const record = types[table] ?? types[table.replace(/s$/, "")];
    return record && { record, id };
  }
  const [, record] = byAction.find(([begins]) => action?.startsWith(begins)) ?? [];
  return record && subject ? { record, id: subject } : undefined;
}

/** The person who did it. */
export const actorOf = ({ actor, actorName }: Row): OtherRecord | undefined =>
  actor && actorName ? { record: recordTypes.users, id: actor } : undefined;

const linked =
  (of: (row: Row) => OtherRecord | undefined) =>
  ({ row, text }: { row: Row; text: string }) => {
    const other = of(row);
    return other && text ? <NamedRecord {...other} name={text} /> : text;
  };

export const Subject = linked(subjectOf);
export const Actor = linked(actorOf);
