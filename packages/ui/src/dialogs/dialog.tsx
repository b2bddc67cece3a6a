import X from "lucide-react/icons/x";
import { useId, type ReactNode } from "react";
import { IconButton } from "../actions/icon-button.tsx";
import { joinClasses } from "../foundation/join-classes.ts";
import { useWords } from "../language/words.ts";
import { useModalElement } from "./use-modal-element.ts";
import styles from "./dialog.module.css";

export type DialogProps = {
  open: boolean;
  /** Called for Escape, the close button and the back gesture; the dialog stays until `open` is false. */
  onClose: () => void;
  title: ReactNode;
  /** What can be done with what it shows, beside the title. */
  actions?: ReactNode;
  /** Buttons at the foot, the main one first. */
  footer?: ReactNode;
  /** "sheet" stands at the end of the window, to look without leaving; "question" stays small on phones. */
  shape?: "box" | "wide" | "sheet" | "question";
  /** While true it cannot be closed. */
  busy?: boolean | undefined;
  children?: ReactNode;
};

/** A native modal dialog; focus goes to `[data-autofocus]`, else the first field, else the title, and returns when it closes. */
export function Dialog({ open, ...shown }: DialogProps) {
  return open ? <OpenDialog {...shown} /> : null;
}

function OpenDialog({
  onClose,
  title,
  actions,
  footer,
  shape = "box",
  busy = false,
  children,
}: Omit<DialogProps, "open">) {
  const words = useWords();
  const titleId = useId();
  const modal = useModalElement({ onClose, busy });
  return (
    <dialog
      {...modal}
      className={joinClasses(styles.dialog, styles[shape])}
      aria-labelledby={titleId}
      aria-busy={busy || undefined}
    >
      <div className={styles.frame}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title} tabIndex={-1} data-dialog-title="">
            {title}
          </h2>
          {actions ? <div className={styles.actions}>{actions}</div> : null}
          <IconButton name={words.close} icon={<X />} onClick={onClose} disabled={busy} />
        </div>
        {children ? (
          <div className={styles.body} data-dialog-body="">
            {children}
          </div>
        ) : null}
        {footer ? <div className={styles.foot}>{footer}</div> : null}
      </div>
    </dialog>
  );
}
