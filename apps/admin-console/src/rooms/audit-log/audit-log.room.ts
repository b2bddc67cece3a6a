import type { RowOf } from "@guildway/api-client";
import { auditEntries } from "@guildway/api-contract";
import { moment } from "../../room/moment.ts";
import { room } from "../../room/room.ts";
import { nameOfRoom } from "../../room/references.ts";
import type { Beside } from "../../room/room.ts";
import { CheckLog } from "./check-log.tsx";
import { Details, detailsOf } from "./details.tsx";
import { Actor, Subject, subjectOf } from "./others.tsx";
import { texts } from "./texts.ts";

type Row = RowOf<typeof auditEntries>;

const actor = {
  field: "actor",
  text: ({ actor, actorName }: Row) => actorName || (actor ?? ""),
  Cell: Actor,
  needs: ["actorName"],
} as const;

const subject = {
  field: "subject",
  of: subjectOf,
  text: (row: Row, { names, lang }: Beside) => {
    const other = subjectOf(row);
    if (!other) return /^(?:session|sign)[.-]/.test(row.action ?? "") ? "" : (row.subject ?? "");
    return names.get(other.id) || texts[lang].gone(nameOfRoom(other.record, lang));
  },
  Cell: Subject,
} as const;

export const auditLogRoom = room({
  record: auditEntries,
  page: "admin-console.auditLog",
  texts,
  nameOf: ({ action }, { lang }) => texts[lang].choices.action[action ?? ""] ?? action ?? "",
  columns: ["action", moment("createdAt"), actor, subject, "orgId"],
  search: (text) => ({ "subject[ilike]": text }),
  filters: [{ field: "action", choices: Object.keys(texts.en.choices.action) }],
  sections: {
    entry: [
      "action",
      moment("createdAt"),
      actor,
      subject,
      {
        field: "details",
        text: detailsOf,
        Cell: Details,
      },
    ],
    record: ["orgId", "id"],
  },
  ListActions: CheckLog,
});
