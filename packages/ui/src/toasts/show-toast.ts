import { loadToasts } from "./load-toasts.ts";

export type ToastKind = "info" | "success" | "warning" | "error";

interface ToastOptions {
  /** What it is about: a later toast about the same thing takes its place. Without it, only the same words do. */
  subject?: string;
  /** For what the specification keeps open; everything else closes after 3 s. */
  stays?: boolean;
}

const shown = new Map<string, number | string>();

/** Shows a text for 3 s, or with `stays` until it is dismissed; errors and warnings interrupt a screen reader, the rest waits its turn. */
export function showToast(
  kind: ToastKind,
  text: string,
  { subject = text, stays = false }: ToastOptions = {},
): void {
  const role = kind === "error" || kind === "warning" ? "alert" : "status";
  void loadToasts().then(({ toast }) => {
    const before = shown.get(subject);
    if (before !== undefined) toast.dismiss(before);
    // A number of its own each time: the library takes no second toast with the number of one that is leaving.
    shown.set(subject, toast[kind](text, { role, ...(stays && { autoClose: false }) }));
  });
}

/** Takes away what is still said of a subject, where the page itself says what became of it. */
export function hideToast(subject: string): void {
  void loadToasts().then(({ toast }) => {
    const before = shown.get(subject);
    if (before !== undefined) toast.dismiss(before);
    shown.delete(subject);
  });
}
