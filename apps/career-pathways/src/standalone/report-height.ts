import { embeddingOrigin, tellEmbeddingPage } from "../plan/embedding-page.ts";

/** In a partner's frame: keeps the frame as tall as the page, and learns which part of it is in sight. */
export function reportHeight(root: HTMLElement): void {
  if (window.parent === window) return;
  const { documentElement } = document;
  documentElement.dataset["embedded"] = "";
  new ResizeObserver(() => {
    const height = Math.ceil(root.getBoundingClientRect().height);
    tellEmbeddingPage({ action: "resize", height, version: 1 });
  }).observe(root);
  addEventListener("message", ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || origin !== embeddingOrigin() || !isVisible(data)) return;
    documentElement.style.setProperty("--visible-top", `${data.top}px`);
    documentElement.style.setProperty("--visible-height", `${data.height}px`);
  });
}

function isVisible(data: unknown): data is { action: "visible"; top: number; height: number } {
  const { action, top, height } = (data ?? {}) as Record<string, unknown>;
  return action === "visible" && Number.isFinite(top) && Number.isFinite(height);
}
