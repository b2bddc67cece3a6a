import { employerProfiles, location, users } from "@guildway/api-contract";
import { room } from "../../room/room.ts";
import { ImageInput } from "./image-input.tsx";
import { LocationImage } from "./location-image.tsx";
import { ManagersInput } from "./managers-input.tsx";
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
    { field: "managerIds", names: users },
    "defaultLocation",
  ],
  search: (text) => ({ "name[ilike]": text }),
  filters: [{ field: "defaultLocation" }, { field: "employerProfileId", names: employerProfiles }],
  sections: {
    place: [
      "name",
      { field: "locationImage", Cell: LocationImage },
      "addressLine1",
      "addressLine2",
      "addressCity",
      "addressState",
      "addressPostalCode",
    ],
    belongs: [
      "orgId",
      { field: "employerProfileId", names: employerProfiles },
      { field: "managerIds", names: users },
      "defaultLocation",
    ],
    record: ["id", "createdAt", "updatedAt"],
  },
  form: [
    "name",
    { field: "locationImage", Input: ImageInput },
    "addressLine1",
    "addressLine2",
    "addressCity",
    "addressState",
    "addressPostalCode",
    { field: "employerProfileId", names: employerProfiles },
    { field: "managerIds", Input: ManagersInput },
    "defaultLocation",
  ],
});
