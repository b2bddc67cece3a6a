import { call, type RowOf } from "@guildway/api-client";
import { type mails, retryMail } from "@guildway/api-contract";
import { Button, useTexts } from "@guildway/ui";
import { showToast } from "@guildway/ui/toasts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { focusTitle } from "../../room/focus-title.ts";
import { texts } from "./texts.ts";

/** Tries a mail again that was given up. */
export function RetryMail({ row: { id, status } }: { row: RowOf<typeof mails> }) {
  const text = useTexts(texts).again;
  const queries = useQueryClient();
  const retry = useMutation({
    mutationFn: () => call(retryMail, { body: { id } }),
    onSuccess: async () => {
      showToast("success", text.waits, { subject: "mail" });
      await queries.invalidateQueries({ queryKey: ["admin-console", "mails"] });
      focusTitle();
    },
    onError: (error) => {
      console.error(error);
      showToast("error", text.failed, { subject: "mail" });
    },
  });
  if (status !== "failed") return null;
  return (
    <Button variant="primary" busy={retry.isPending} onClick={() => retry.mutate()}>
      {text.try}
    </Button>
  );
}
