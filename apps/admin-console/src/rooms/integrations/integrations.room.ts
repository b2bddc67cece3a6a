import { dashboards, integrations, reviewedAnswers, searches } from "@guildway/api-contract";
import { lazyPart } from "@guildway/federation";
import { Picture } from "../../room/record/picture.tsx";
import { room } from "../../room/room.ts";
import { TestQuestionLink } from "./test-question-link.tsx";
import { texts } from "./texts.ts";

const Preview = lazyPart(async () => (await import("./assistant-preview.tsx")).AssistantPreview);

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
    { record: reviewedAnswers, page: "admin-console.reviewedAnswers", by: "integrationId" },
    { record: searches, page: "admin-console.searches", by: "integrationId" },
    {
      record: dashboards,
      page: "admin-console.dashboards",
      by: "shownIds",
      isNoFilter: true,
    },
  ],
  Actions: TestQuestionLink,
  Below: lazyPart(async () => (await import("./embed-card.tsx")).EmbedCard),
  Picture: lazyPart(async () => (await import("./assistant-preview.tsx")).PreviewCard),
  form: { inputs: () => import("./inputs.ts"), Preview },
});
