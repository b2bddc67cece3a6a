import { dashboards, materials } from "@guildway/api-contract";
import { room } from "../../room/room.ts";
import { Files } from "./files.tsx";
import { PublishAction } from "./publish-action.tsx";
import { State, StateTag } from "./state-tag.tsx";
import { stateOf } from "./state-of.ts";
import { texts } from "./texts.ts";

export const materialsRoom = room({
  record: materials,
  page: "admin-console.materials",
  texts,
  columns: [
    "title",
    "orgId",
    {
      field: "isDraft",
      needs: ["noteType"],
      text: (row, { lang }) => texts[lang].states[stateOf(row)],
      Cell: State,
    },
    "userId",
    "apprenticeshipId",
    "updatedAt",
  ],
  search: (text) => ({ "title[ilike]": text }),
  filters: [
    {
      field: "isDraft",
      name: "state",
      choices: ["published", "draft"],
      asks: (choice) =>
        choice === "draft"
          ? { "isDraft[is]": true }
          : { "isDraft[!is]": true, "noteType[is]": null },
    },
    { field: "noteType", choices: ["apprenticeship", "user", "location"] },
    "apprenticeshipId",
    "locationId",
  ],
  Tags: StateTag,
  Actions: PublishAction,
  sections: {
    material: [
      "title",
      {
        field: "isDraft",
        needs: ["noteType"],
        text: (row, { lang }) => texts[lang].readBy[stateOf(row)],
      },
      "body",
      {
        field: "cdnFiles",
        Cell: Files,
        text: ({ cdnFiles }) => (cdnFiles ?? []).map(({ name }) => name).join(", "),
      },
    ],
    about: ["noteType", "apprenticeshipId", "locationId", "skillIds"],
    use: ["resourceId", "isEmbedded", "promptType", "workflowType", "fileUploadFlow"],
    record: ["userId", "orgId", "id", "createdAt", "updatedAt"],
  },
  related: [
    {
      record: dashboards,
      page: "admin-console.dashboards",
      by: "shownIds",
      isNoFilter: true,
    },
  ],
  form: { leavesOut: ["userId", "isEmbedded"], inputs: () => import("./inputs.tsx") },
});
