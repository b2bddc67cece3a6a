import { dashboards, pages } from "@guildway/api-contract";
import { lazyPart } from "@guildway/federation";
import { room } from "../../room/room.ts";
import { kindsInWords, modulesInWords } from "./modules-in-words.ts";
import { texts } from "./texts.ts";
import { zoneFields } from "./zones.ts";

export const dashboardsRoom = room({
  record: dashboards,
  page: "admin-console.dashboards",
  texts,
  columns: [
    "title",
    "orgId",
    "activeLayout",
    {
      field: "zone1",
      needs: ["zone2", "zone3"],
      text: (row, { lang }) =>
        kindsInWords(
          zoneFields.flatMap((field) => row[field] ?? []),
          lang,
        ),
    },
    "updatedAt",
  ],
  search: (text) => ({ "title[ilike]": text }),
  filters: ["activeLayout"],
  Picture: lazyPart(async () => (await import("./preview-card.tsx")).PreviewCard),
  sections: {
    dashboard: ["title", "orgId"],
    layout: [
      "activeLayout",
      { field: "zone1", text: ({ zone1 }, { lang }) => modulesInWords(zone1, lang) },
      { field: "zone2", text: ({ zone2 }, { lang }) => modulesInWords(zone2, lang) },
      { field: "zone3", text: ({ zone3 }, { lang }) => modulesInWords(zone3, lang) },
    ],
    record: ["id", "createdAt", "updatedAt"],
  },
  related: [{ record: pages, page: "admin-console.pages", by: "dashboardId" }],
  form: {
    needs: ["title"],
    together: {
      layout: lazyPart(async () => (await import("./dashboard-editor.tsx")).DashboardEditor),
    },
  },
});
