import { resources } from "@guildway/api-contract";
import { room } from "../../room/room.ts";
import { pathOf } from "../resource-groups/path-of.ts";
import { texts } from "./texts.ts";

const place = { field: "parentIds", text: pathOf } as const;

export const resourcesRoom = room({
  record: resources,
  page: "admin-console.resources",
  texts,
  columns: ["name", "orgId", "type", place, "createdAt"],
  search: (text) => ({ "name[ilike]": text }),
  filters: ["parentId"],
  sections: {
    resource: ["name", "type", "parentId", place, "url", "body", "orgId"],
    record: ["userName", "id", "createdAt", "updatedAt"],
  },
  form: { leavesOut: ["userName"] },
});
