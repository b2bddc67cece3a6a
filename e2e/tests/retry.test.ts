import { signIn, type World } from "@guildway/testing";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./world-test.ts";

const toolTitle = "Find an occupation and build a training plan";

const cutOffs: Record<string, (world: World) => string> = {
  "the whole of its origin": (world) => `${world.careerPathways}/**`,
  "its entry": (world) => `${world.careerPathways}/assets/remoteEntry-*.js`,
  "the code of its page": (world) => `${world.careerPathways}/assets/tool-*.js`,
  "its style sheets": (world) => `${world.careerPathways}/assets/*.css`,
};

for (const [what, address] of Object.entries(cutOffs))
  test(`who was cut off from ${what} sees the remote's page, styled, after one click on Retry`, async ({
    page,
    world,
  }) => {
    await page.route(address(world), (route) => route.abort());
    await page.goto(`${world.shell}/external/pathways`);
    await expect(panelOf(page)).toContainText("Career Pathways is not available right now.");
    const isSameDocument = await mark(page);
    await page.unroute(address(world));

    await retry(page);
    await expect(aroundTitle(page, toolTitle)).toHaveCSS("display", "grid");
    await expect(panelOf(page)).toBeHidden();
    expect(await isSameDocument()).toBe(true);
  });

test("who was cut off from the page of Career Pathways alone sees it, styled, after one click", async ({
  page,
  world,
}) => {
  const files = `${world.careerPathways}/assets/tool-*`;
  await page.route(files, (route) => route.abort());
  await page.goto(world.careerPathways);
  const again = page.getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  const isSameDocument = await mark(page);
  await page.unroute(files);

  await again.click();
  await expect(aroundTitle(page, toolTitle)).toHaveCSS("display", "grid");
  expect(await isSameDocument()).toBe(true);
});

test("who was offline between the pages of two remotes sees the second one, styled, after one click on Retry", async ({
  context,
  page,
  world,
}) => {
  await signIn(page, world, "superadmin@guildway.test", "/");
  const plan = page.getByRole("main").locator('a[href^="/external/job-profiles/"]').first();
  await expect(plan).toBeVisible();
  const title = (await plan.textContent()) ?? "";
  const isSameDocument = await mark(page);
  await context.setOffline(true);
  await plan.click();
  await expect(panelOf(page)).toContainText("Career Pathways is not available right now.");
  await context.setOffline(false);

  await retry(page);
  await expect(aroundTitle(page, title)).toHaveCSS("display", "flex");
  await expect(panelOf(page)).toBeHidden();
  expect(await isSameDocument()).toBe(true);
});

test("who was cut off from a part of a page that comes later sees it after one click on Retry", async ({
  page,
  world,
}) => {
  const part = `${world.careerPathways}/assets/occupation-step-*.js`;
  await page.route(part, (route) => route.abort());
  await page.goto(`${world.shell}/external/pathways?occupation=47-2111.00`);
  await expect(panelOf(page)).toContainText("It could not be reached.");
  const isSameDocument = await mark(page);
  await page.unroute(part);

  await retry(page);
  await expect(page.getByRole("heading", { level: 1, name: "Electricians" })).toBeVisible();
  expect(await isSameDocument()).toBe(true);
});

const panelOf = (page: Page) => page.getByRole("alert");

/** What the remote's own style sheet lays out. */
const aroundTitle = (page: Page, name: string): Locator =>
  page.getByRole("heading", { level: 1, name }).locator("..");

const retry = (page: Page) => panelOf(page).getByRole("button", { name: "Retry" }).click();

/** Marks a document; what it answers says later whether the page still stands on it. */
async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { marked: true }));
  return () => page.evaluate(() => "marked" in window);
}
