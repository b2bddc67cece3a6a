import { organization } from "@guildway/api-contract";
import { Picture } from "../../room/record/picture.tsx";
import { StoredFile } from "../../room/record/stored-file.tsx";
import { room } from "../../room/room.ts";
import { texts } from "./texts.ts";

export const organizationsRoom = room({
  record: organization,
  page: "admin-console.organizations",
  texts,
  columns: ["name", "type", "slug", "timeZone", "createdAt"],
  search: (text) => ({ "name[ilike]": text }),
  filters: ["type", "restrictRegister"],
  sections: {
    organization: ["name", "type", "slug", "timeZone", "notificationEmail"],
    looks: [
      { field: "orgLogo", Cell: Picture },
      { field: "appleTouchIcon", Cell: Picture },
      { field: "androidIconSmall", Cell: Picture },
      { field: "androidIconLarge", Cell: Picture },
      "colour",
      "showOrgName",
    ],
    visitors: ["restrictRegister", "privacyPolicy", "tos", "frameAncestors"],
    agreements: ["sponsorsSign", { field: "eta671Form", Cell: StoredFile }],
    record: ["id", "createdAt", "updatedAt"],
  },
  form: {
    inputs: () => import("./inputs.ts"),
  },
});
