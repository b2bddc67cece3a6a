import type { RowOf } from "@guildway/api-client";
import type { reviewedAnswers } from "@guildway/api-contract";
import { Tag } from "@guildway/ui";

/** Whether the assistant gives an answer. */
export function AnswerState({
  row: { isPublished },
  text,
}: {
  row: RowOf<typeof reviewedAnswers>;
  text: string;
}) {
  return <Tag tone={isPublished ? "green" : "amber"}>{text}</Tag>;
}
