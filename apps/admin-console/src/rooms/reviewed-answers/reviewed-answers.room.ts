import type { RowOf } from "@guildway/api-client";
import { reviewedAnswers } from "@guildway/api-contract";
import { AsWritten } from "../../room/record/as-written.tsx";
import { type Beside, room } from "../../room/room.ts";
import { PublishAnswer } from "./publish-answer.tsx";
import { AnswerState } from "./answer-state.tsx";
import { texts } from "./texts.ts";

const state = { field: "isPublished", text: stateInWords, Cell: AnswerState } as const;

export const reviewedAnswersRoom = room({
  record: reviewedAnswers,
  page: "admin-console.reviewedAnswers",
  texts,
  columns: ["question", "orgId", state, "integrationId", "userId", "updatedAt"],
  search: (text) => ({ "question[ilike]": text }),
  filters: ["isPublished", "integrationId"],
  Actions: PublishAnswer,
  sections: {
    answer: ["question", "otherQuestions", { field: "answer", Cell: AsWritten }, state],
    use: ["integrationId", "searchId"],
    record: ["userId", "orgId", "id", "createdAt", "updatedAt"],
  },
  form: { leavesOut: ["userId"], inputs: () => import("./inputs.tsx") },
});

function stateInWords({ isPublished }: RowOf<typeof reviewedAnswers>, { lang }: Beside): string {
  return texts[lang].states[isPublished ? "given" : "draft"];
}
