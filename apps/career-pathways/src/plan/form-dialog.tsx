import { Button, Dialog, ErrorSummary, type SummaryError } from "@guildway/ui";
import { type FormEvent, type ReactNode, useId } from "react";
import styles from "./form-dialog.module.css";

export interface FormDialogProps {
  text: { title: string; lead: string; submit: string; cancel: string; busy?: string };
  /** What is wrong after the nth attempt to submit. */
  faults: readonly SummaryError[];
  attempt: number;
  busy?: boolean;
  /** Says that submitting failed, above the fields. */
  failure?: ReactNode;
  onSubmit(event: FormEvent): Promise<void>;
  onClose(): void;
  children: ReactNode;
}

/** A modal with a form: its faults above the fields, Submit and Cancel at the foot. */
export function FormDialog({
  text,
  faults,
  attempt,
  busy = false,
  failure,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const formId = useId();
  return (
    <Dialog
      open
      title={text.title}
      onClose={onClose}
      busy={busy}
      footer={
        <>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            busy={busy}
            {...(text.busy && { busyLabel: text.busy })}
          >
            {text.submit}
          </Button>
          <Button onClick={onClose} disabled={busy}>
            {text.cancel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.form}
        onSubmit={(event) => void onSubmit(event)}
        noValidate
      >
        <ErrorSummary errors={faults} attempt={attempt} />
        {failure}
        <p>{text.lead}</p>
        {children}
      </form>
    </Dialog>
  );
}
