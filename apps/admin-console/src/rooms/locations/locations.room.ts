import { location } from "@guildway/api-contract";
import { Picture } from "../../room/record/picture.tsx";
import { room } from "../../room/room.ts";
import { texts } from "./texts.ts";

export const locationsRoom = room({
  record: location,
  page: "admin-console.locations",
  texts,
  columns: [
    "name",
    "orgId",
    {
      field: "addressCity",
      text: ({ addressCity, addressState }) =>
        [addressCity, addressState].filter(Boolean).join(", "),
      needs: ["addressState"],
    },
    "managerIds",
    "defaultLocation",
  ],
  search: (text) => ({ "name[ilike]": text }),
  filters: ["defaultLocation", "employerProfileId"],
  sections: {
    place: [
      "name",
      { field: "locationImage", Cell: Picture },
      "addressLine1",
      "addressLine2",
      "addressCity",
      "addressState",
      "addressPostalCode",
    ],
    belongs: ["orgId", "employerProfileId", "managerIds", "defaultLocation"],
    record: ["id", "createdAt", "updatedAt"],
  },
  form: { inputs: () => import("./inputs.ts") },
});
