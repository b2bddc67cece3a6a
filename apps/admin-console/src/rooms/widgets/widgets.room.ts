import { dashboards, widgets } from "@guildway/api-contract";
import { Picture } from "../../room/record/picture.tsx";
import { room } from "../../room/room.ts";
import { texts } from "./texts.ts";

export const widgetsRoom = room({
  record: widgets,
  page: "admin-console.widgets",
  texts,
  columns: ["title", "orgId", "type", "url", "isFeatured"],
  search: (text) => ({ "title[ilike]": text }),
  filters: ["type", "isFeatured"],
  sections: {
    widget: ["title", "type", "body", { field: "image", Cell: Picture }, "isFeatured", "orgId"],
    leads: ["url", "linkTarget", "includeEmail", "includeExternalUserId"],
    embeds: ["embedCode"],
    record: ["id", "createdAt", "updatedAt"],
  },
  related: [
    {
      record: dashboards,
      page: "admin-console.dashboards",
      by: "shownIds",
      isNoFilter: true,
    },
  ],
  form: { inputs: () => import("./inputs.ts") },
});
