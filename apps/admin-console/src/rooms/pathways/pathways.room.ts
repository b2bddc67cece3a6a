import { pathways } from "@guildway/api-contract";
import { room } from "../../room/room.ts";
import { texts } from "./texts.ts";

export const pathwaysRoom = room({
  record: pathways,
  page: "admin-console.pathways",
  texts,
  columns: ["title", "orgId", "isPublic", "jobProfileId", "createdAt"],
  search: (text) => ({ "title[ilike]": text }),
  filters: ["isPublic"],
  sections: {
    pathway: ["title", "description", "courseIds", "jobProfileId"],
    visitors: ["isPublic", "searchEnginesEnabled"],
    record: ["orgId", "id", "createdAt", "updatedAt"],
  },
  form: { inputs: () => import("./inputs.ts") },
});
