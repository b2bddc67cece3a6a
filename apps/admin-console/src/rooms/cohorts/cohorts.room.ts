import { cohort } from "@guildway/api-contract";
import { room } from "../../room/room.ts";
import { texts } from "./texts.ts";

export const cohortsRoom = room({
  record: cohort,
  page: "admin-console.cohorts",
  texts,
  columns: ["title", "orgId", "classId", "openCohortEnrollment", "startDate", "createdAt"],
  search: (text) => ({ "title[ilike]": text }),
  filters: ["classId", "openCohortEnrollment", "eUnitTracking"],
  sections: {
    cohort: ["title", "classId", "openCohortEnrollment", "startDate", "endDate", "orgId"],
    credits: ["eUnitTracking", "eUnitIds", "externalRegisterClassId"],
    record: ["id", "createdAt", "updatedAt"],
  },
  views: true,
  bulk: ["openCohortEnrollment", "classId", "eUnitTracking"],
  form: {},
});
