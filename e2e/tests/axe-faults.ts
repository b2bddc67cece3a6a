import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Between the themes nothing differs but colours. */
const rulesOfColours = ["color-contrast", "link-in-text-block"];
/** A list is looked at as far as its rows may differ. */
const furtherRows = "tbody tr:nth-child(n + 21)";
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds on a page, in light and dark, wide and narrow: one line for each rule and look, with where. */
export async function axeFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of [1280, 360])
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.evaluate(restOfAnimations);
      // Nothing of ours is framed from elsewhere, so no page of its own is needed to sum up.
      const axe = new AxeBuilder({ page })
        .setLegacyMode()
        .options({ resultTypes: ["violations"] })
        .exclude(furtherRows);
      const { violations } = await (
        colorScheme === "light" ? axe.withTags(tags) : axe.withRules(rulesOfColours)
      ).analyze();
      for (const { id, nodes } of violations)
        faults.push(
          `${width} ${colorScheme} ${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
        );
    }
  return faults;
}

/** A colour on its way from one theme to the other is nobody's contrast; what turns for ever is not waited for. */
async function restOfAnimations(): Promise<void> {
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  const ending = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
