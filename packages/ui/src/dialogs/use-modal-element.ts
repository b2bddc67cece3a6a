import { useLayoutEffect, useRef, type KeyboardEvent, type SyntheticEvent } from "react";
import { modalChange } from "./modal-change.ts";

let openModals = 0;

/** What makes a `<dialog>` a modal while it is drawn: focus goes to `[data-autofocus]` and returns, the page behind stands still, Escape asks `onClose`. */
export function useModalElement({ onClose, busy }: { onClose: () => void; busy: boolean }) {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = document.activeElement;
    dialog.showModal();
    firstStop(dialog)?.focus();
    mark(+1);
    return () => {
      dialog.close();
      mark(-1);
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  useLayoutEffect(() => {
    const dialog = ref.current;
    const at = document.activeElement;
    if (busy && dialog && at?.matches(":disabled")) titleOf(dialog)?.focus();
  }, [busy]);

  return {
    ref,
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== ref.current) return;
      event.preventDefault();
      if (!busy) onClose();
    },
    // A second Escape closes a dialog without asking; the owner is told, and a dialog it keeps is shown again.
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      const dialog = ref.current;
      if (event.target !== dialog || dialog.open || !dialog.isConnected) return;
      if (!busy) onClose();
      setTimeout(() => dialog.isConnected && !dialog.open && dialog.showModal());
    },
    onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
      if (busy && event.key === "Escape") event.preventDefault();
    },
  };
}

function firstStop(dialog: HTMLDialogElement) {
  return (
    dialog.querySelector<HTMLElement>("[data-autofocus]") ??
    dialog.querySelector<HTMLElement>(
      "[data-dialog-body] :is(input:not([type=hidden]), select, textarea):not(:disabled)",
    ) ??
    titleOf(dialog)
  );
}

function titleOf(dialog: HTMLDialogElement) {
  return dialog.querySelector<HTMLElement>("[data-dialog-title]");
}

function mark(change: 1 | -1) {
  if (openModals === 0)
    document.body.toggleAttribute(
      "data-had-scroll-bar",
      innerWidth > document.documentElement.clientWidth,
    );
  openModals += change;
  document.body.classList.toggle("modal-open", openModals > 0);
  document.dispatchEvent(new Event(modalChange));
}
