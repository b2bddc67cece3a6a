import { hearEmbeddingPage, tellEmbeddingPage } from "./embedding-page.ts";
import { markEmbedded, showVisiblePart } from "./visible-part.ts";

/** In a partner's frame: keeps the frame as tall as the page, and learns which part of it is in sight. */
export function reportHeight(root: HTMLElement): void {
  if (window.parent === window) return;
  markEmbedded();
  new ResizeObserver(() => {
    const height = Math.ceil(root.getBoundingClientRect().height);
    tellEmbeddingPage({ action: "resize", height, version: 1 });
  }).observe(root);
  hearEmbeddingPage((message) => {
    if (isVisible(message)) showVisiblePart(message.top, message.height);
  });
}

function isVisible(message: object): message is { action: "visible"; top: number; height: number } {
  const { action, top, height } = message as Record<string, unknown>;
  return action === "visible" && Number.isFinite(top) && Number.isFinite(height);
}
