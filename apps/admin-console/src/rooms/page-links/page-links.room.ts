import { lazyPart } from "@guildway/federation";
import { pageLinks } from "@guildway/api-contract";
import { room } from "../../room/room.ts";
import { texts } from "./texts.ts";

export const pageLinksRoom = room({
  record: pageLinks,
  page: "admin-console.pageLinks",
  texts,
  columns: ["title", "orgId", "pageId", "url", "hasAccessCode", "inactive", "createdAt"],
  search: (text) => ({ "title[ilike]": text }),
  filters: ["pageId", "locationId", "inactive"],
  sections: {
    link: ["title", "url", "pageId", "locationId", "orgId"],
    opens: ["hasAccessCode", "inactive", "enablePageContent"],
    record: ["id", "createdAt", "updatedAt"],
  },
  Actions: lazyPart(async () => (await import("./page-link-actions.tsx")).PageLinkActions),
  form: { needs: ["title"], alsoAsks: ["accessCode"] },
});
