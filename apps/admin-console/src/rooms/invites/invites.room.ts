import type { RowOf } from "@guildway/api-client";
import { invites } from "@guildway/api-contract";
import { room } from "../../room/room.ts";
import { texts } from "./texts.ts";

const person = {
  field: "firstName",
  text: ({ firstName, lastName }: RowOf<typeof invites>) =>
    [firstName, lastName].filter(Boolean).join(" "),
  needs: ["lastName"],
} as const;

/** Read here; sent and revoked where agreements are. */
export const invitesRoom = room({
  record: invites,
  page: "admin-console.invites",
  texts,
  nameOf: person.text,
  columns: [person, "orgId", "inviteType", "sentAt", "viewedAt", "consumedAt", "createdAt"],
  search: (text) => ({ [text.includes("@") ? "email[ilike]" : "lastName[ilike]"]: text }),
  filters: [
    { field: "inviteType", choices: ["register", "employer", "apprentice", "workforce"] },
    "locationId",
  ],
  sections: {
    invitation: ["inviteType", "title", person, "email", "hasAccessCode"],
    about: ["classId", "registerLink", "employerProfileId", "apprenticeshipId", "locationId"],
    state: ["sentAt", "viewedAt", "consumedAt", "createdAt"],
    record: ["orgId", "id", "updatedAt"],
  },
});
