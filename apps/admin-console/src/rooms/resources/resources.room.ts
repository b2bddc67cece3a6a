import { resources } from "@guildway/api-contract";
import { room } from "../../room/room.ts";
import { texts } from "./texts.ts";

export const resourcesRoom = room({
  record: resources,
  page: "admin-console.resources",
  texts,
  columns: ["name", "orgId", "type", "parentId", "createdAt"],
  search: (text) => ({ "name[ilike]": text }),
  filters: ["parentId"],
  sections: {
    resource: ["name", "type", "parentId", "url", "body", "orgId"],
    record: ["userName", "id", "createdAt", "updatedAt"],
  },
  form: { leavesOut: ["userName"] },
});
