import { Button, Dialog } from "@guildway/ui";
import { type FormCore, FormFrame } from "@guildway/ui/forms";
import { type ReactNode, useId } from "react";

export interface FormDialogProps {
  text: { title: string; lead: string; submit: string; cancel: string; busy?: string };
  form: Pick<FormCore<never>, "attempt" | "busy" | "errors" | "mend">;
  /** Says that submitting failed, above the fields. */
  failure?: ReactNode;
  onSubmit(): void;
  onClose(): void;
  children: ReactNode;
}

/** A modal with a form: its faults above the fields, Submit and Cancel at the foot. */
export function FormDialog({ text, form, failure, onSubmit, onClose, children }: FormDialogProps) {
  const formId = useId();
  return (
    <Dialog
      open
      title={text.title}
      onClose={onClose}
      busy={form.busy}
      footer={
        <>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            busy={form.busy}
            {...(text.busy && { busyLabel: text.busy })}
          >
            {text.submit}
          </Button>
          <Button onClick={onClose} disabled={form.busy}>
            {text.cancel}
          </Button>
        </>
      }
    >
      <FormFrame form={form} id={formId} onSubmit={onSubmit}>
        {failure}
        <p>{text.lead}</p>
        {children}
      </FormFrame>
    </Dialog>
  );
}
