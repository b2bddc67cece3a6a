import {
  apprenticeships,
  employerAgreements,
  employerProfiles,
  invites,
  location,
  wageSchedules,
} from "@guildway/api-contract";
import { room } from "../../room/room.ts";
import { texts } from "./texts.ts";

export const employersRoom = room({
  record: employerProfiles,
  page: "admin-console.employers",
  texts,
  columns: ["name", "orgId", "contactEmail", "locationId", "totalEmployees", "createdAt"],
  search: (text) => ({ "name[ilike]": text }),
  filters: ["locationId"],
  sections: {
    employer: ["name", "ein", "naicsCode", "locationId", "orgId"],
    contact: [
      "contactFirstName",
      "contactLastName",
      "contactTitle",
      "contactPhone",
      "contactEmail",
    ],
    employees: ["totalEmployees", "totalEmployeesFemale", "totalEmployeesColor"],
    journeyworkers: [
      "totalJourneyWorkers",
      "totalJourneyWorkersFemale",
      "totalJourneyWorkersColor",
    ],
    record: ["id", "createdAt", "updatedAt"],
  },
  related: [
    {
      record: wageSchedules,
      page: "admin-console.wageSchedules",
      by: "employerProfileId",
      needed: true,
    },
    {
      record: apprenticeships,
      page: "admin-console.apprenticeships",
      by: "employerProfileId",
    },
    {
      record: employerAgreements,
      page: "admin-console.employerAgreements",
      by: "employerProfileId",
    },
    { record: invites, page: "admin-console.invites", by: "employerProfileId" },
    { record: location, page: "admin-console.locations", by: "employerProfileId" },
  ],
  form: { needs: ["name"] },
});
