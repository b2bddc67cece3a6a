import { useSyncExternalStore } from "react";

const phone = typeof matchMedia === "function" ? matchMedia("(width < 40rem)") : undefined;

/** Whether the window, or the frame that one stands in, is as narrow as a phone. */
export function useOnPhone(): boolean {
  return useSyncExternalStore(
    onResize,
    () => phone?.matches ?? false,
    () => false,
  );
}

function onResize(listener: () => void): () => void {
  phone?.addEventListener("change", listener);
  return () => phone?.removeEventListener("change", listener);
}
