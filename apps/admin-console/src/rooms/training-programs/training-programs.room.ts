import { apprenticeships, apprenticeshipTemplates } from "@guildway/api-contract";
import { lazyPart } from "@guildway/federation";
import { dollars } from "../../room/dollars.ts";
import { room } from "../../room/room.ts";
import { CompetencyTree } from "./competency-tree.tsx";
import { FromDocument } from "./from-document.tsx";
import { Courses, PlannedWages, RatioInWords } from "./planned.tsx";
import { texts } from "./texts.ts";

export const trainingProgramsRoom = room({
  record: apprenticeshipTemplates,
  page: "admin-console.trainingPrograms",
  texts,
  columns: ["title", "orgId", "occupationName", "type", "ojtHours", "instructionHours"],
  search: (text) => ({ "title[ilike]": text }),
  filters: ["type", "industryCode"],
  sections: {
    program: ["title", "description", "type", "estimatedLength", "industryCode", "orgId"],
    occupation: ["occupationName", "occupationONetCode", "rapidsCode"],
    hours: ["ojtHours", "instructionHours"],
    competencies: [
      {
        field: "competencyGroups",
        text: ({ competencyGroups }) => String(competencyGroups?.length || ""),
      },
      {
        field: "competencies",
        text: ({ competencies }) => String(Object.keys(competencies ?? {}).length || ""),
        Cell: CompetencyTree,
      },
      {
        field: "classifications",
        text: ({ classifications }) =>
          Object.values(classifications ?? {})
            .toSorted()
            .join(", "),
      },
    ],
    plan: [
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
      {
        field: "journeyworkerWage",
        text: ({ journeyworkerWage: wage }) => (typeof wage === "number" ? dollars(wage) : ""),
      },
      {
        field: "wagePeriods",
        text: ({ wagePeriods }) => (wagePeriods ?? []).map(({ title }) => title).join(", "),
        Cell: PlannedWages,
      },
    ],
    record: ["id", "createdAt", "updatedAt"],
  },
  related: [
    {
      record: apprenticeships,
      page: "admin-console.apprenticeships",
      by: "apprenticeshipTemplateId",
    },
  ],
  ListActions: FromDocument,
  Actions: lazyPart(async () => (await import("./program-actions.tsx")).ProgramActions),
  Below: lazyPart(async () => (await import("./program-readiness.tsx")).ProgramReadiness),
  form: {
    together: {
      competencies: lazyPart(
        async () => (await import("./editor/competency-editor.tsx")).CompetencyEditor,
      ),
    },
    inputs: () => import("./inputs.ts"),
  },
});
