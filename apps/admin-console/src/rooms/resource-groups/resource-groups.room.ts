import { resourceGroups, resources } from "@guildway/api-contract";
import { room } from "../../room/room.ts";
import { pathOf } from "./path-of.ts";
import { texts } from "./texts.ts";

const place = { field: "parentIds", text: pathOf } as const;

export const resourceGroupsRoom = room({
  record: resourceGroups,
  page: "admin-console.resourceGroups",
  texts,
  columns: ["title", "orgId", place, "createdAt"],
  search: (text) => ({ "title[ilike]": text }),
  filters: ["parentId"],
  sections: {
    group: ["title", "parentId", place, "orgId"],
    record: ["id", "createdAt", "updatedAt"],
  },
  related: [
    { record: resourceGroups, page: "admin-console.resourceGroups", by: "parentId" },
    { record: resources, page: "admin-console.resources", by: "parentId" },
  ],
  form: {},
});
