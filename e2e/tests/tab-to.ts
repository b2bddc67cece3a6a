import type { Locator, Page } from "@playwright/test";
import { expect } from "./world-test.ts";

/** Goes on with Tab until something has the focus. */
export async function tabTo(page: Page, to: Locator, key = "Tab"): Promise<void> {
  await expect(to).toBeVisible();
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(to).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
}
