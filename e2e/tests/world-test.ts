import { expect, type Page, test as base } from "@playwright/test";
import { keptSecret, startWorld, type World } from "@guildway/testing";

/** A test with the whole product running, one for each worker. */
export const test = base.extend<object, { world: World }>({
  world: [
    // Playwright reads from this pattern that no other fixture is wanted.
    async ({}, use, workerInfo) => {
      const world = await startWorld(
        Number(process.env["E2E_PORT"] ?? 5000) + workerInfo.parallelIndex * 100,
      );
      await use(world);
      await world.close();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  context: async ({ context, world }, use) => {
    world.watch(context);
    await use(context);
    expect(await keptSecret(context), "what the browser has put away").toBeUndefined();
  },
});

/** Waits until the browser has taken over what a server has drawn, which has no style attributes but these marks. */
export async function takenOver(page: Page): Promise<void> {
  await expect(page.locator("#root [data-style]")).toHaveCount(0);
}

export { expect };
