import { hearEmbeddingPage, tellEmbeddingPage } from "@guildway/ui/embedded";

/** In another site's frame: takes the focus where the site gives it, and lets Escape close the frame, where no dialog of ours takes it. */
export function heedEmbeddingPage(): void {
  if (window.parent === window) return;
  hearEmbeddingPage(({ action }) => {
    if (action === "focus") document.querySelector("textarea")?.focus();
  });
  const ecosystem = new URLSearchParams(location.search).get("ecosystem") ?? "external";
  addEventListener("keydown", ({ key, defaultPrevented }) => {
    if (ecosystem !== "external" || key !== "Escape" || defaultPrevented) return;
    if (!document.querySelector("dialog[open]")) tellEmbeddingPage({ action: "close", version: 1 });
  });
}
