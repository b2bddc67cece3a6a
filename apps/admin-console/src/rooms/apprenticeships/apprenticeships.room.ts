import { apprenticeAgreements, apprenticeships, wageSchedules } from "@guildway/api-contract";
import { room } from "../../room/room.ts";
import { texts } from "./texts.ts";

export const apprenticeshipsRoom = room({
  record: apprenticeships,
  page: "admin-console.apprenticeships",
  texts,
  columns: [
    "occupationName",
    "orgId",
    "employerProfileId",
    "locationId",
    "ojtHours",
    "instructionHours",
    "startDate",
  ],
  search: (text) => ({ "occupationName[ilike]": text }),
  filters: ["employerProfileId", "locationId"],
  sections: {
    occupation: ["occupationName", "occupationONetCode", "rapidsCode"],
    training: [
      "ojtHours",
      "instructionHours",
      "instructionProviderId",
      "apprenticeshipTemplateId",
      "startDate",
      "expectedEndDate",
    ],
    belongs: ["orgId", "employerProfileId", "locationId"],
    record: ["id", "createdAt", "updatedAt"],
  },
  related: [
    { record: wageSchedules, page: "admin-console.wageSchedules", by: "apprenticeshipId" },
    {
      record: apprenticeAgreements,
      page: "admin-console.apprenticeAgreements",
      by: "apprenticeshipId",
    },
  ],
  form: {},
});
