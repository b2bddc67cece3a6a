import { reviewedAnswers, searches, searchOutcomes } from "@guildway/api-contract";
import { lazyPart } from "@guildway/federation";
import { moment } from "../../room/moment.ts";
import { AsWritten } from "../../room/record/as-written.tsx";
import { room } from "../../room/room.ts";
import { AnswerIt } from "./answer-it.tsx";
import { Outcome } from "./outcome.tsx";
import { texts } from "./texts.ts";

const FoundPassages = lazyPart(async () => (await import("./found-passages.tsx")).FoundPassages);

export const searchesRoom = room({
  record: searches,
  page: "admin-console.searches",
  texts,
  columns: [
    "searchText",
    "orgId",
    { field: "outcome", Cell: Outcome },
    "isHelpful",
    "integrationId",
    moment("createdAt"),
  ],
  search: (text) => ({ "searchText[ilike]": text }),
  filters: [
    { field: "outcome", choices: searchOutcomes },
    "isHelpful",
    "integrationId",
    "locationId",
  ],
  Actions: AnswerIt,
  sections: {
    question: ["searchText", moment("createdAt"), { field: "outcome", Cell: Outcome }],
    answer: [
      { field: "answer", Cell: AsWritten },
      "reviewedAnswerId",
      "unsupportedSentences",
      {
        field: "resourceVecIds",
        text: ({ resourceVecIds }) => (resourceVecIds ?? []).join(" "),
        Cell: FoundPassages,
      },
    ],
    opinion: ["isHelpful", "searchUserFeedback"],
    asked: ["integrationId", "locationId", "userId"],
    record: ["orgId", "id"],
  },
  related: [
    {
      record: reviewedAnswers,
      page: "admin-console.reviewedAnswers",
      by: "searchId",
      isNoFilter: true,
    },
  ],
});
