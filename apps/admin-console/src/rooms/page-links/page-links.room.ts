import { pageLinks } from "@guildway/api-contract";
import { room } from "../../room/room.ts";
import { PageLinkActions } from "./page-link-actions.tsx";
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
  Actions: PageLinkActions,
  form: { alsoAsks: ["accessCode"] },
});
