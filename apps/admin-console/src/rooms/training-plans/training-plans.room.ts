import { jobProfiles } from "@guildway/api-contract";
import { moment } from "../../room/moment.ts";
import { room } from "../../room/room.ts";
import { LeadActions } from "./lead-actions.tsx";
import { LeadState, leadStateText } from "./lead-state.tsx";
import { OpenPlan } from "./open-plan.tsx";
import { texts } from "./texts.ts";

const state = {
  field: "answeredAt",
  text: leadStateText,
  Cell: LeadState,
  needs: ["email"],
} as const;

export const trainingPlansRoom = room({
  record: jobProfiles,
  page: "admin-console.trainingPlans",
  texts,
  Tags: LeadState,
  columns: [
    "OnetTitle",
    "orgId",
    "name",
    "companyName",
    state,
    "assignedTo",
    "occupationLocation",
    "createdAt",
  ],
  search: (text) => ({ [text.includes("@") ? "email[ilike]" : "OnetTitle[ilike]"]: text }),
  filters: [
    {
      field: "answeredAt",
      name: "answered",
      choices: ["open", "answered"],
      asks: (choice) =>
        choice === "answered"
          ? { "answeredAt[!is]": null }
          : { "answeredAt[is]": null, "email[!is]": null },
    },
    {
      field: "assignedTo",
      name: "assigned",
      choices: ["yes", "no"],
      asks: (choice) => ({ [choice === "yes" ? "assignedTo[!is]" : "assignedTo[is]"]: null }),
    },
    "locationId",
  ],
  sections: {
    contact: ["name", "companyName", "email", "phone"],
    answer: [moment("answeredAt"), "assignedTo", "staffNote"],
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
    belongs: ["orgId", "locationId", "createdAt", "updatedAt"],
  },
  views: true,
  bulk: ["assignedTo", "staffNote"],
  Actions: LeadActions,
  form: { asks: ["assignedTo", "staffNote"], inputs: () => import("./inputs.ts") },
});

/** How many were chosen of a part of the plan. */
function counted<Part extends string>(part: Part) {
  return (plan: { [P in Part]?: readonly unknown[] | null }) => String(plan[part]?.length ?? 0);
}
