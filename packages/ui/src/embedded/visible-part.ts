import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
const page = () => document.documentElement;

/** Marks this page as one that a partner's frame shows as tall as it is, so that nothing in it scrolls. */
export function markEmbedded(): void {
  page().dataset["embedded"] = "";
}

/** Takes up which part of the frame the visitor sees, in pixels from its top; style sheets place what floats there. */
export function showVisiblePart(top: number, height: number): void {
  page().dataset["visible"] = "";
  page().style.setProperty("--visible-top", `${top}px`);
  page().style.setProperty("--visible-height", `${height}px`);
  for (const listener of listeners) listener();
}

/** Whether this page stands in a frame whose surroundings do not tell which part of it is in sight. */
export function useSightUnknown(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => "embedded" in page().dataset && !("visible" in page().dataset),
    () => false,
  );
}
