import type { Page } from "@playwright/test";

/** How a browser took a page over. */
interface Takeover {
  /** How tall the page was in the last frame before it was replaced, and right after. */
  heights: number[];
  shifts: number;
}

/** Notes how tall the page is when the browser replaces it, and every layout shift from then on. */
export async function watchTakeover(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const takeover: Takeover = { heights: [], shifts: 0 };
    Object.assign(window, { takeover });
    addEventListener("DOMContentLoaded", () => {
      const root = document.getElementById("root")!;
      const height = () => root.getBoundingClientRect().height;
      let last = height();
      const note = () => {
        last = height();
        if (takeover.heights.length === 0) requestAnimationFrame(note);
      };
      note();
      new MutationObserver(() => {
        takeover.heights.push(last, height());
        new PerformanceObserver((list) => {
          takeover.shifts += list.getEntries().length;
        }).observe({ type: "layout-shift" });
      }).observe(root, { childList: true });
    });
  });
}

/** What was noted of it. */
export const takeoverOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { takeover: Takeover }).takeover);
