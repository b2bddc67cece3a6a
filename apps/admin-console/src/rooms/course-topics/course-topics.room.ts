import { courseTopics } from "@guildway/api-contract";
import { room } from "../../room/room.ts";
import { texts } from "./texts.ts";

export const courseTopicsRoom = room({
  record: courseTopics,
  page: "admin-console.courseTopics",
  texts,
  columns: ["title", "orgId", "classId", "featured", "locked", "createdAt"],
  search: (text) => ({ "title[ilike]": text }),
  filters: ["classId", "featured", "locked"],
  sections: {
    topic: ["title", "topicHeader", "description", "classId", "featured", "locked", "orgId"],
    record: ["id", "createdAt", "updatedAt"],
  },
  form: { inputs: () => import("./inputs.ts") },
});
