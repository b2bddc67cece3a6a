import { type RowOf, recordsOf } from "@guildway/api-client";
import { reviewedAnswers } from "@guildway/api-contract";
import { Button, useTexts } from "@guildway/ui";
import { showToast } from "@guildway/ui/toasts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { rightsQuery } from "../../room/rights.ts";
import { texts } from "./texts.ts";

/** Lets the assistant give an answer, or takes it back. */
export function PublishAnswer({ row }: { row: RowOf<typeof reviewedAnswers> }) {
  const text = useTexts(texts);
  const queries = useQueryClient();
  const { data: rights } = useQuery(rightsQuery({ record: reviewedAnswers }, row.id));
  const isPublished = row.isPublished === true;
  const change = useMutation({
    mutationFn: () =>
      recordsOf(reviewedAnswers).update(row.id, { isPublished: !isPublished }, { before: row }),
    onSuccess: async () => {
      showToast("success", isPublished ? text.isRetired : text.isGiven, { subject: "publish" });
      await queries.invalidateQueries({ queryKey: ["admin-console", reviewedAnswers.type] });
    },
    onError: (error) => {
      console.error(error);
      showToast("error", text.notChanged, { subject: "publish" });
    },
  });
  if (!rights?.update) return null;
  return (
    <Button busy={change.isPending} onClick={() => change.mutate()}>
      {isPublished ? text.retire : text.give}
    </Button>
  );
}
