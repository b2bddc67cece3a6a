import { lazyPart } from "@guildway/federation";
import { Button, useTexts } from "@guildway/ui";
import { Suspense, useState } from "react";
import { texts } from "./texts.ts";

const NewWebhookDialog = lazyPart(
  async () => (await import("./new-webhook-dialog.tsx")).NewWebhookDialog,
);

/** Names an address and shows its secret, once. */
export function NewWebhook() {
  const text = useTexts(texts).make;
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button variant="primary" onClick={() => setAsks(true)}>
        {text.add}
      </Button>
      {asks && (
        <Suspense>
          <NewWebhookDialog onClose={() => setAsks(false)} />
        </Suspense>
      )}
    </>
  );
}
