import { Button, Dialog, useTexts } from "@guildway/ui";
import { type FormCore, FormFrame } from "@guildway/ui/forms";
import { type ReactNode, useId } from "react";
import { ShownSecret } from "./shown-secret.tsx";
import { texts } from "./texts.ts";

/** Asks for what a secret needs, and in the same place shows it, once. */
export function SecretDialog({ title, doneTitle, send, form, secret, children, onClose }: Asked) {
  const { done, cancel } = useTexts(texts);
  const formId = useId();
  return (
    <Dialog
      open
      busy={form.busy}
      onClose={onClose}
      title={secret ? doneTitle : title}
      footer={
        <>
          {!secret && (
            <Button type="submit" form={formId} variant="primary" busy={form.busy}>
              {send}
            </Button>
          )}
          <Button variant={secret ? "primary" : "secondary"} onClick={onClose} disabled={form.busy}>
            {secret ? done : cancel}
          </Button>
        </>
      }
    >
      {secret ? (
        <ShownSecret value={secret} />
      ) : (
        <FormFrame
          form={form}
          id={formId}
          onSubmit={(event) => void form.submit(new FormData(event.currentTarget))}
        >
          {children}
        </FormFrame>
      )}
    </Dialog>
  );
}

interface Asked {
  title: string;
  doneTitle: string;
  /** What the button says that sends the form. */
  send: string;
  form: FormCore<FormData>;
  /** Undefined until the server has answered it. */
  secret: string | undefined;
  children: ReactNode;
  onClose: () => void;
}
