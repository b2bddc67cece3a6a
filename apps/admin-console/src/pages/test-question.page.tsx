import type { FirstQueries } from "@guildway/federation";
import { TestQuestion } from "../features/test-question/test-question.tsx";
import { organizationsQuery } from "../room/organizations.ts";

export const firstQueries: FirstQueries = () => [organizationsQuery];

/** What the assistant would find and answer. */
export default function TestQuestionPage() {
  return <TestQuestion />;
}
