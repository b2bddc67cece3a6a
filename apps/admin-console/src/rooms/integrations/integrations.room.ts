import { dashboards, integrations, searches } from "@guildway/api-contract";
import { Picture } from "../../room/record/picture.tsx";
import { room } from "../../room/room.ts";
import { texts } from "./texts.ts";

export const integrationsRoom = room({
  record: integrations,
  page: "admin-console.integrations",
  texts,
  columns: ["name", "orgId", "orgNickname", "hasServiceEmail", "createdAt"],
  search: (text) => ({ "name[ilike]": text }),
  filters: ["hasServiceEmail", "resourceGroupIds"],
  sections: {
    assistant: [
      "name",
      "orgNickname",
      "welcomeMessage",
      {
        field: "defaultPrompts",
        text: ({ defaultPrompts }) =>
          (defaultPrompts ?? []).map(({ message }) => message).join(" · "),
      },
      "poweredBy",
    ],
    look: [{ field: "agentImage", Cell: Picture }, "colorBtnBkg"],
    answers: ["resourceGroupIds", "systemPrompt"],
    people: ["serviceEmail", "serviceDelayCount"],
    record: ["orgId", "id", "createdAt", "updatedAt"],
  },
  related: [
    { record: searches, page: "admin-console.searches", by: "integrationId" },
    {
      record: dashboards,
      page: "admin-console.dashboards",
      by: "shownIds",
      isNoFilter: true,
    },
  ],
  form: { inputs: () => import("./inputs.ts") },
});
