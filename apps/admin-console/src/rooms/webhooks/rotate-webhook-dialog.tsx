import { call } from "@guildway/api-client";
import { rotateWebhookSecret } from "@guildway/api-contract";
import { useTexts } from "@guildway/ui";
import { type FormFault, useFormCore } from "@guildway/ui/forms";
import { useState } from "react";
import { SecretDialog } from "../../room/secret/secret-dialog.tsx";
import { texts } from "./texts.ts";

/** Asks whether a webhook shall have a new secret, and shows it. */
export function RotateWebhookDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const text = useTexts(texts).rotate;
  const [secret, setSecret] = useState<string>();
  const form = useFormCore<FormData, FormFault>({
    check: () => [],
    send: async () => setSecret((await call(rotateWebhookSecret, { body: { id } })).secret),
    faultsOf: (error) => {
      console.error(error);
      return [{}];
    },
    say: () => text.failed,
  });
  return (
    <SecretDialog
      title={text.title}
      doneTitle={text.doneTitle}
      send={text.rotate}
      form={form}
      secret={secret}
      onClose={onClose}
    >
      <p>{text.text}</p>
    </SecretDialog>
  );
}
