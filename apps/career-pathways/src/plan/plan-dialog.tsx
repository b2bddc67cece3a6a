import { FormDialog, type FormDialogProps } from "@guildway/ui/forms";
import { type ReactNode, useEffect, useRef } from "react";

interface Props extends Pick<FormDialogProps, "form" | "onClose" | "children"> {
  text: { title: string; lead: string; submit: string; cancel: string; busy?: string };
  /** Says that submitting failed, above the fields. */
  failure?: ReactNode;
  onSubmit(): void;
}

/** A modal of the plan: what it is for above the fields, Submit and Cancel at the foot. */
export function PlanDialog({ text, failure, children, ...dialog }: Props) {
  const failed = useRef<HTMLDivElement>(null);
  const hasFailed = Boolean(failure);
  // The button may stand far below what it says.
  useEffect(() => {
    if (hasFailed) failed.current?.scrollIntoView?.({ block: "nearest" });
  }, [hasFailed]);
  return (
    <FormDialog
      {...dialog}
      title={text.title}
      submit={{ label: text.submit, busyLabel: text.busy }}
      close={text.cancel}
    >
      {failure && <div ref={failed}>{failure}</div>}
      <p>{text.lead}</p>
      {children}
    </FormDialog>
  );
}
