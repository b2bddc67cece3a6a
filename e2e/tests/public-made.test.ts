import { signIn, type World } from "@guildway/testing";
import type { Page } from "@playwright/test";
import { expect, test } from "./world-test.ts";

/** Sends the form of a room; answers the id of what was made. */
async function created(page: Page, what: string): Promise<string> {
  await page.getByRole("button", { name: `Create ${what}` }).click();
  await expect(page).toHaveURL(/\/(?!new$)[\w-]{10,}$/);
  return new URL(page.url()).pathname.split("/").at(-1)!;
}

async function makeAll(page: Page, world: World) {
  await signIn(page, world, "superadmin@guildway.test", "/classes/new");
  await page.getByLabel("Title").fill("Pipe Bending");
  await page.getByLabel("Overview").fill("Bends that hold pressure.");
  await page.getByLabel("Public", { exact: true }).check();
  await page.getByLabel("Found by search engines").check();
  await page.getByLabel("Open for enrollment").check();
  const course = await created(page, "class");

  await page.goto(`${world.shell}/pathways/new`);
  await page.getByLabel("Title").fill("From Pipe to Plant");
  await page.getByLabel("Description").fill("A way into **process plants**.");
  await page.getByLabel("Add to courses").selectOption("Pipe Bending");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByLabel("Public", { exact: true }).check();
  const pathway = await created(page, "pathway");

  await page.goto(`${world.shell}/page-links/new`);
  await page.getByLabel("Title").fill("Front desk");
  await page.getByLabel("Page (optional)").selectOption("For Employers");
  const link = await created(page, "page link");
  return { course, pathway, link };
}

test("PU-2.2, PU-2.5, PU-2.14, IN-1.8 a course, a pathway and a page link that staff made are there for visitors at once", async ({
  page,
  browser,
  world,
}) => {
  const { course, pathway, link } = await makeAll(page, world);
  const visitor = await (await browser.newContext()).newPage();

  await visitor.goto(`${world.shell}/o/keystone/courses?search=pipe`);
  await visitor.getByRole("link", { name: "Pipe Bending" }).click();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Pipe Bending");
  await expect(visitor.getByText("Bends that hold pressure.")).toBeVisible();
  await expect(visitor.getByRole("link", { name: "Join Course" })).toHaveAttribute(
    "href",
    new RegExp(`action=signup&pcp=true&classId=${course}`),
  );

  await visitor.goto(`${world.shell}/o/keystone/pathways/${pathway}`);
  await expect(visitor.getByText("process plants").and(visitor.locator("strong"))).toBeVisible();
  await visitor.getByRole("link", { name: "Learn more about Pipe Bending" }).click();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Pipe Bending");

  await visitor.goto(`${world.shell}/link/${link}`);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("For Employers");
  await expect(visitor).toHaveURL(/\/o\/keystone\/page\//);
  await visitor.context().close();
});
