import { useState, type ReactNode } from "react";
import { Button } from "../actions/button.tsx";
import { useWords } from "../language/words.ts";
import { Dialog } from "./dialog.tsx";

export type ConfirmDialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  text?: ReactNode;
  primaryLabel: string;
  /** Default "Cancel". */
  secondaryLabel?: string | undefined;
  /** Marks what cannot be undone. */
  danger?: boolean | undefined;
  /** Both buttons wait until its promise settles, or, without a promise, until the dialog is closed. */
  onConfirm: () => void | Promise<unknown>;
};

/** Asks before something is done; the primary button then says "Loading..." and both buttons are disabled. */
export function ConfirmDialog({ open, ...asked }: ConfirmDialogProps) {
  return open ? <OpenConfirmDialog {...asked} /> : null;
}

function OpenConfirmDialog({
  onClose,
  title,
  text,
  primaryLabel,
  secondaryLabel,
  danger = false,
  onConfirm,
}: Omit<ConfirmDialogProps, "open">) {
  const words = useWords();
  const [working, setWorking] = useState(false);

  async function confirm() {
    setWorking(true);
    const answer = onConfirm();
    if (!(answer instanceof Promise)) return;
    try {
      await answer;
    } finally {
      setWorking(false);
    }
  }

  return (
    <Dialog
      open
      shape="question"
      onClose={onClose}
      title={title}
      busy={working}
      footer={
        <>
          <Button
            variant={danger ? "danger" : "primary"}
            disabled={working}
            onClick={confirm}
            busyLabel={words.busy}
            busy={working}
            data-autofocus={danger ? undefined : ""}
          >
            {primaryLabel}
          </Button>
          <Button onClick={onClose} disabled={working} data-autofocus={danger ? "" : undefined}>
            {secondaryLabel ?? words.cancel}
          </Button>
        </>
      }
    >
      {typeof text === "string" ? <p>{text}</p> : text}
    </Dialog>
  );
}
