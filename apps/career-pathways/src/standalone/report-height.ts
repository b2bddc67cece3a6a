import { embeddingOrigin, tellEmbeddingPage } from "../plan/embedding-page.ts";
import { markEmbedded, showVisiblePart } from "../plan/visible-part.ts";

/** In a partner's frame: keeps the frame as tall as the page, and learns which part of it is in sight. */
export function reportHeight(root: HTMLElement): void {
  if (window.parent === window) return;
  markEmbedded();
  new ResizeObserver(() => {
    const height = Math.ceil(root.getBoundingClientRect().height);
    tellEmbeddingPage({ action: "resize", height, version: 1 });
  }).observe(root);
  addEventListener("message", ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || origin !== embeddingOrigin() || !isVisible(data)) return;
    showVisiblePart(data.top, data.height);
  });
}

function isVisible(data: unknown): data is { action: "visible"; top: number; height: number } {
  const { action, top, height } = (data ?? {}) as Record<string, unknown>;
  return action === "visible" && Number.isFinite(top) && Number.isFinite(height);
}
