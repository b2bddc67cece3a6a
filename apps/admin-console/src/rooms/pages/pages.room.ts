import { pageLinks, pages } from "@guildway/api-contract";
import { lazyPart } from "@guildway/federation";
import { room } from "../../room/room.ts";
import { texts } from "./texts.ts";

export const pagesRoom = room({
  record: pages,
  page: "admin-console.pages",
  texts,
  columns: ["title", "orgId", "dashboardId", "showTitle", "showOrgLogo", "createdAt"],
  search: (text) => ({ "title[ilike]": text }),
  filters: ["dashboardId", "linkedWithCode"],
  Picture: lazyPart(async () => (await import("./page-picture.tsx")).PagePicture),
  sections: {
    page: ["title", "orgId", "dashboardId"],
    head: ["showTitle", "showOrgLogo"],
    record: ["linkedWithCode", "id", "createdAt", "updatedAt"],
  },
  related: [{ record: pageLinks, page: "admin-console.pageLinks", by: "pageId" }],
  form: {},
});
