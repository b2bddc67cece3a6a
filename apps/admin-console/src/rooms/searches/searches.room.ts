import { searches } from "@guildway/api-contract";
import { moment } from "../../room/moment.ts";
import { room } from "../../room/room.ts";
import { texts } from "./texts.ts";

export const searchesRoom = room({
  record: searches,
  page: "admin-console.searches",
  texts,
  columns: ["searchText", "orgId", "integrationId", "searchUserFeedback", moment("createdAt")],
  search: (text) => ({ "searchText[ilike]": text }),
  filters: ["integrationId", "locationId"],
  sections: {
    question: ["searchText", "searchUserFeedback", moment("createdAt")],
    asked: ["integrationId", "locationId", "userId"],
    record: ["orgId", "id"],
  },
});
