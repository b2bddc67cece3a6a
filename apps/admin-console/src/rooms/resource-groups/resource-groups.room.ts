import { resourceGroups, resources } from "@guildway/api-contract";
import { room } from "../../room/room.ts";
import { texts } from "./texts.ts";

export const resourceGroupsRoom = room({
  record: resourceGroups,
  page: "admin-console.resourceGroups",
  texts,
  columns: ["title", "orgId", "parentId", "createdAt"],
  search: (text) => ({ "title[ilike]": text }),
  filters: ["parentId"],
  sections: {
    group: ["title", "parentId", "orgId"],
    record: ["id", "createdAt", "updatedAt"],
  },
  related: [
    { record: resourceGroups, page: "admin-console.resourceGroups", by: "parentId" },
    { record: resources, page: "admin-console.resources", by: "parentId" },
  ],
  form: {},
});
