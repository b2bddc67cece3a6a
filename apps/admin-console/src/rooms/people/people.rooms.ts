import { apprentices, sponsors, teachers } from "@guildway/api-contract";
import type { RoomPage } from "../../room/room.ts";
import { room } from "../../room/room.ts";
import { Email, TestUser } from "../users/cells.tsx";
import { apprenticesTexts, sponsorsTexts, teachersTexts } from "./texts.ts";

/** What the lists of people have in common; whom one opens is a user. */
const people = {
  opens: "admin-console.users" as RoomPage,
  search: (text: string) => ({ [text.includes("@") ? "email[ilike]" : "name[ilike]"]: text }),
};

const name = { field: "name", Cell: TestUser, needs: ["testUser"] } as const;
const email = { field: "email", Cell: Email } as const;

export const teachersRoom = room({
  ...people,
  record: teachers,
  page: "admin-console.teachers",
  texts: teachersTexts,
  columns: [name, email, "orgId", "title", "phone", "locationId"],
  filters: ["locationId"],
});

export const apprenticesRoom = room({
  ...people,
  record: apprentices,
  page: "admin-console.apprentices",
  texts: apprenticesTexts,
  columns: [name, email, "orgId", "apprenticeshipIds", "employerProfileId", "locationId"],
  filters: ["apprenticeshipIds", "employerProfileId", "locationId"],
});

export const sponsorsRoom = room({
  ...people,
  record: sponsors,
  page: "admin-console.sponsors",
  texts: sponsorsTexts,
  columns: [name, email, "orgId", "title", "phone", "locationId"],
  filters: ["locationId"],
});
