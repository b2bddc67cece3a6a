import { call, type RowOf } from "@guildway/api-client";
import { endWebhook, testWebhook, type webhooks } from "@guildway/api-contract";
import { lazyPart } from "@guildway/federation";
import { Button, ConfirmDialog, useTexts } from "@guildway/ui";
import { showToast } from "@guildway/ui/toasts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { texts } from "./texts.ts";

const RotateWebhookDialog = lazyPart(
  async () => (await import("./rotate-webhook-dialog.tsx")).RotateWebhookDialog,
);

/** What can be done with a webhook that goes on. */
export function WebhookActions({ row: { id, state } }: { row: RowOf<typeof webhooks> }) {
  const text = useTexts(texts);
  const [asks, setAsks] = useState<"end" | "rotate">();
  const test = useWebhookCall(() => call(testWebhook, { body: { id } }), text.test);
  const end = useWebhookCall(() => call(endWebhook, { body: { id } }), text.end);
  if (state !== "active") return null;
  const close = () => setAsks(undefined);
  return (
    <>
      <Button busy={test.isPending} onClick={() => test.mutate()}>
        {text.test.send}
      </Button>
      <Button onClick={() => setAsks("rotate")}>{text.rotate.rotate}</Button>
      <Button onClick={() => setAsks("end")}>{text.end.end}</Button>
      {asks === "rotate" && (
        <Suspense>
          <RotateWebhookDialog id={id} onClose={close} />
        </Suspense>
      )}
      <ConfirmDialog
        open={asks === "end"}
        danger
        title={text.end.title}
        text={text.end.text}
        primaryLabel={text.end.end}
        onClose={close}
        onConfirm={() => end.mutateAsync().then(close, close)}
      />
    </>
  );
}

function useWebhookCall(work: () => Promise<unknown>, says: { done: string; failed: string }) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: work,
    onSuccess: () => showToast("success", says.done, { subject: "webhook" }),
    onError: (error) => {
      console.error(error);
      showToast("error", says.failed, { subject: "webhook" });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ["admin-console", "webhooks"] }),
  });
}
