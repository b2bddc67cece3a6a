import { apprenticeAgreements, apprenticeships, wageSchedules } from "@guildway/api-contract";
import { room } from "../../room/room.ts";
import { Courses, RatioInWords } from "../training-programs/planned.tsx";
import { texts } from "./texts.ts";
import { WorkProcesses } from "./work-processes.tsx";

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
      "type",
      "ojtHours",
      "instructionHours",
      "instructionProviderId",
      "apprenticeshipTemplateId",
      "startDate",
      "expectedEndDate",
    ],
    learned: [
      {
        field: "workProcesses",
        text: ({ workProcesses }) => (workProcesses ?? []).map(({ title }) => title).join(", "),
        Cell: WorkProcesses,
      },
      {
        field: "relatedInstruction",
        text: ({ relatedInstruction }) =>
          (relatedInstruction ?? []).map(({ title }) => title).join(", "),
        Cell: Courses,
      },
      {
        field: "ratio",
        text: ({ ratio }) => (ratio ? `${ratio.apprentices}:${ratio.journeyworkers}` : ""),
        Cell: RatioInWords,
      },
      { field: "probation" },
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
  form: {
    leavesOut: ["workProcesses"],
    inputs: () => import("../training-programs/inputs.ts"),
  },
});
