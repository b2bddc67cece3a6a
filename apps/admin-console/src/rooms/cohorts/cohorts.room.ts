import { classCode, classEntry, cohort } from "@guildway/api-contract";
import { room } from "../../room/room.ts";
import { texts } from "./texts.ts";

export const cohortsRoom = room({
  record: cohort,
  page: "admin-console.cohorts",
  texts,
  columns: [
    "title",
    "orgId",
    { field: "classId", names: classEntry },
    "openCohortEnrollment",
    "eUnitTracking",
    "createdAt",
  ],
  search: (text) => ({ "title[ilike]": text }),
  filters: [
    { field: "classId", names: classEntry },
    { field: "openCohortEnrollment" },
    { field: "eUnitTracking" },
  ],
  sections: {
    cohort: ["title", { field: "classId", names: classEntry }, "openCohortEnrollment", "orgId"],
    credits: ["eUnitTracking", { field: "eUnitIds", names: classCode }, "externalRegisterClassId"],
    record: ["id", "createdAt", "updatedAt"],
  },
  form: [
    "title",
    { field: "classId", names: classEntry },
    "openCohortEnrollment",
    "eUnitTracking",
    "externalRegisterClassId",
  ],
});
