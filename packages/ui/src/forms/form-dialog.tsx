import { Button, Dialog } from "@guildway/ui";
import { type ReactNode, useId } from "react";
import { FormFrame } from "./form-frame.tsx";
import type { FormCore } from "./use-form-core.ts";

export interface FormDialogProps {
  title: string;
  form: Pick<FormCore<never>, "attempt" | "busy" | "errors" | "mend">;
  /** What its first button does, and what it says meanwhile; nothing while it may not be done. */
  submit: { label: string; busyLabel?: string | undefined; disabled?: boolean };
  /** What the last button says, which leaves it. */
  close: string;
  shape?: "box" | "question";
  /** Further buttons, between the two. */
  more?: ReactNode;
  /** With what was typed into fields that have names. */
  onSubmit(values: FormData): void;
  onClose(): void;
  children: ReactNode;
}

/** A modal with a form: its faults above the fields, its buttons at the foot. */
export function FormDialog({
  title,
  form,
  submit: { label, ...submit },
  close,
  shape = "box",
  more,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const formId = useId();
  return (
    <Dialog
      open
      shape={shape}
      title={title}
      onClose={onClose}
      busy={form.busy}
      footer={
        <>
          <Button type="submit" form={formId} variant="primary" busy={form.busy} {...submit}>
            {label}
          </Button>
          {more}
          <Button onClick={onClose} disabled={form.busy}>
            {close}
          </Button>
        </>
      }
    >
      <FormFrame
        form={form}
        id={formId}
        onSubmit={(event) => onSubmit(new FormData(event.currentTarget))}
      >
        {children}
      </FormFrame>
    </Dialog>
  );
}
