import type { RowOf } from "@guildway/api-client";
import { auditEntries } from "@guildway/api-contract";
import { moment } from "../../room/moment.ts";
import { room } from "../../room/room.ts";
import { CheckLog } from "./check-log.tsx";
import { texts } from "./texts.ts";

const actor = {
  field: "actor",
  text: ({ actor, actorName }: RowOf<typeof auditEntries>) => actorName || (actor ?? ""),
  needs: ["actorName"],
} as const;

export const auditLogRoom = room({
  record: auditEntries,
  page: "admin-console.auditLog",
  texts,
  nameOf: ({ action }, { lang }) => texts[lang].choices.action[action ?? ""] ?? action ?? "",
  columns: ["action", moment("createdAt"), actor, "subject", "orgId"],
  search: (text) => ({ "subject[ilike]": text }),
  filters: [{ field: "action", choices: Object.keys(texts.en.choices.action) }],
  sections: {
    entry: [
      "action",
      moment("createdAt"),
      actor,
      "subject",
      {
        field: "details",
        text: ({ details }) =>
          Object.entries(details ?? {})
            .map(([name, value]) => `${name}: ${String(value)}`)
            .join(", "),
      },
    ],
    record: ["orgId", "id"],
  },
  ListActions: CheckLog,
});
