import { readFileSync } from "node:fs";
import { signIn, type World } from "@guildway/testing";
import type { Browser, Page } from "@playwright/test";
import { expect, test } from "./world-test.ts";

const staff = "superadmin@guildway.test";

/** A picture of one pixel. */
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

test("a modal of Career Pathways is opened by the console, and sends a plan from there", async ({
  page,
  world,
}) => {
  await signIn(page, world, staff, "/training-plans");
  await page.getByRole("rowheader").first().getByRole("link").click();
  await page.getByRole("button", { name: "Print and send" }).click();
  const dialog = page.getByRole("dialog", { name: "Share Training Plan" });
  await expect(dialog).toContainText("the person whose e-mail address you enter");
  await dialog.getByLabel("Name", { exact: true }).fill("Avery Example");
  await dialog.getByLabel("Organization Name").fill("Example Works");
  await dialog.getByLabel("Phone").fill("555-0100");
  await dialog.getByLabel("Email").fill("avery@example.test");
  await dialog.getByRole("button", { name: "Send plan" }).click();
  await expect(page.getByText("Training plan sent!")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("avery@example.test")).toBeVisible();
});

test("a location gets a picture that visitors may see", async ({ page, world }) => {
  await signIn(page, world, staff, "/locations/new");
  await page.getByLabel("Name").fill("Picture House");
  await page
    .getByLabel("Choose a picture")
    .setInputFiles({ name: "front.png", mimeType: "image/png", buffer: pixel });
  await expect(page.getByRole("button", { name: "Remove the picture" })).toBeVisible();
  await page.getByRole("button", { name: "Create location" }).click();
  const picture = page.getByRole("img", { name: "Picture House" });
  await expect(picture).toBeVisible();
  const seen = await page.request.get(
    new URL((await picture.getAttribute("src"))!, page.url()).href,
  );
  expect([seen.status(), seen.headers()["content-type"]]).toEqual([200, "image/png"]);
});

test("the courses of a pathway are put in order by the mouse, and stay as they were where one is let go elsewhere", async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 1280, height: 1600 });
  await signIn(page, world, staff, "/pathways/pathway-maintenance/edit");
  const courses = page.locator("li[draggable]");
  await expect(courses).toHaveCount(4);
  await expect(courses.first()).not.toContainText("…");
  const before = await courses.allInnerTexts();
  await courses.last().dragTo(page.getByRole("heading", { level: 1 }));
  await expect(courses).toHaveText(before);
  await courses.last().dragTo(courses.first());
  const after = [before[3]!, ...before.slice(0, 3)];
  await expect(courses).toHaveText(after);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toContainText("Edit");
  await page.reload();
  await page.getByRole("link", { name: "Edit" }).click();
  await expect(courses).toHaveText(after);
});

test("the CSV file has what the list shows, on all its pages", async ({ page, world }) => {
  await signIn(page, world, staff, "/users?role=owner");
  await expect(page.getByRole("table")).toBeVisible();
  expect(await csvOf(page)).toEqual([
    "\uFEFFName,E-mail,Organization,Role,Membership,Added",
    expect.stringContaining("owner@keystone.test,Keystone Workforce Partners,Owner"),
  ]);
  await page.goto(`${world.shell}/users`);
  await expect(page.getByText(/1–200 of/)).toBeVisible();
  expect((await csvOf(page)).length).toBeGreaterThan(250);
});

test.describe("two people who edit one record", () => {
  const edit = "/locations/loc-bethlehem/edit";

  test("on different fields both keep what they wrote", async ({ page, browser, world }) => {
    const other = await secondBrowser(browser, world, edit);
    await signIn(page, world, staff, edit);
    await page.getByLabel("Address, second line").fill("Building 4");
    await other.getByLabel("City").fill("South Bethlehem");
    await other.getByRole("button", { name: "Save" }).click();
    await expect(other.getByText("South Bethlehem")).toBeVisible();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Bethlehem Works" })).toBeVisible();
    await expect(page.getByText("South Bethlehem")).toBeVisible();
    await expect(page.getByText("Building 4")).toBeVisible();
  });

  test("on the same field are asked which counts, and nothing is lost meanwhile", async ({
    page,
    browser,
    world,
  }) => {
    const other = await secondBrowser(browser, world, edit);
    await signIn(page, world, staff, edit);
    await page
      .getByRole("textbox", { name: "Address (optional)", exact: true })
      .fill("1 Mine Street");
    await other
      .getByRole("textbox", { name: "Address (optional)", exact: true })
      .fill("2 Their Street");
    await other.getByRole("button", { name: "Save" }).click();
    await expect(other.getByText("2 Their Street")).toBeVisible();
    await page.getByRole("button", { name: "Save" }).click();
    const question = page.getByRole("dialog", { name: /Somebody else changed/ });
    await expect(question.getByRole("radio", { name: "2 Their Street" })).toBeChecked();
    await question.getByRole("radio", { name: "1 Mine Street" }).check();
    await question.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Bethlehem Works" })).toBeVisible();
    await expect(page.getByText("1 Mine Street")).toBeVisible();
  });
});

async function secondBrowser(browser: Browser, world: World, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, world, staff, path);
  await expect(page.getByLabel("City")).toBeVisible();
  return page;
}

async function csvOf(page: Page): Promise<string[]> {
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  const file = await (await downloading).path();
  return readFileSync(file, "utf8").split(/\r?\n/);
}
