import { apprenticeships, apprenticeshipTemplates } from "@guildway/api-contract";
import { room } from "../../room/room.ts";
import { CompetencyTree } from "./competency-tree.tsx";
import { FromDocument } from "./from-document.tsx";
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
        field: "competencies",
        text: ({ competencies }) => String(Object.keys(competencies ?? {}).length),
        Cell: CompetencyTree,
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
  form: { leavesOut: ["competencies"] },
});
