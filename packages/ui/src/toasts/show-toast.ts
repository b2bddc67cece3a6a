import { loadToasts } from "./load-toasts.ts";

export type ToastKind = "info" | "success" | "warning" | "error";

/** Shows a text for 3 s, or with `stays` until it is dismissed; errors and warnings interrupt a screen reader, the rest waits its turn. */
export function showToast(
  kind: ToastKind,
  text: string,
  { stays = false }: { stays?: boolean } = {},
) {
  const role = kind === "error" || kind === "warning" ? "alert" : "status";
  const options = stays
    ? { role, autoClose: false as const, toastId: `${kind} ${text}` }
    : { role };
  void loadToasts().then(({ toast }) => toast[kind](text, options));
}
