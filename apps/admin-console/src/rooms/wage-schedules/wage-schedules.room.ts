import { apprenticeAgreements, wageSchedules } from "@guildway/api-contract";
import { lazyPart } from "@guildway/federation";
import { dollars } from "../../room/dollars.ts";
import { room } from "../../room/room.ts";
import { texts } from "./texts.ts";
import { WageRates } from "./wage-rates.tsx";

export const wageSchedulesRoom = room({
  record: wageSchedules,
  page: "admin-console.wageSchedules",
  texts,
  columns: ["title", "orgId", "entryWage", "employerProfileId", "apprenticeshipId", "createdAt"],
  search: (text) => ({ "title[ilike]": text }),
  filters: ["employerProfileId", "apprenticeshipId", "locationId"],
  sections: {
    schedule: [
      "title",
      "entryWage",
      {
        field: "wageRates",
        text: ({ wageRates }) =>
          (wageRates ?? [])
            .map(({ wageAmount, duration }) => `${dollars(wageAmount)} × ${duration}`)
            .join(", "),
        Cell: WageRates,
      },
    ],
    belongs: ["apprenticeshipId", "employerProfileId", "locationId"],
    record: ["orgId", "id", "createdAt", "updatedAt"],
  },
  related: [
    {
      record: apprenticeAgreements,
      page: "admin-console.apprenticeAgreements",
      by: "wageScheduleId",
    },
  ],
  Actions: lazyPart(async () => (await import("./edit-in-steps.tsx")).EditInSteps),
  form: { inputs: () => import("./inputs.ts") },
});
