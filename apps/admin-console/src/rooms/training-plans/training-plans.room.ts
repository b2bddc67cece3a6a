import { jobProfiles } from "@guildway/api-contract";
import { room } from "../../room/room.ts";
import { OpenPlan } from "./open-plan.tsx";
import { PrintAndSend } from "./print-and-send.tsx";
import { texts } from "./texts.ts";

export const trainingPlansRoom = room({
  record: jobProfiles,
  page: "admin-console.trainingPlans",
  texts,
  columns: ["OnetTitle", "orgId", "name", "companyName", "occupationLocation", "createdAt"],
  search: (text) => ({ "OnetTitle[ilike]": text }),
  filters: ["locationId"],
  sections: {
    plan: [
      "OnetTitle",
      "OnetCode",
      "occupationLocation",
      { field: "selectedSkills", text: counted("selectedSkills") },
      { field: "selectedKnowledge", text: counted("selectedKnowledge") },
      { field: "selectedCerts", text: counted("selectedCerts") },
      { field: "selectedSchoolPrograms", text: counted("selectedSchoolPrograms") },
      { field: "id", Cell: OpenPlan },
    ],
    contact: ["name", "companyName", "email", "phone"],
    belongs: ["orgId", "locationId", "createdAt", "updatedAt"],
  },
  Actions: PrintAndSend,
});

/** How many were chosen of a part of the plan. */
function counted<Part extends string>(part: Part) {
  return (plan: { [P in Part]?: readonly unknown[] | null }) => String(plan[part]?.length ?? 0);
}
