import { signIn } from "@guildway/testing";
import type { Page } from "@playwright/test";
import { expect, test } from "./world-test.ts";

const superAdmin = "superadmin@guildway.test";
const field = (page: Page) => page.getByRole("combobox", { name: "Search and commands" });

test("Ctrl+K and an address lead to a person, whose page is read out, and to a new tab", async ({
  page,
  world,
  context,
}) => {
  await signIn(page, world, superAdmin, "/locations");
  await expect(page.getByRole("heading", { level: 1, name: "Locations" })).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("student@valley");
  const person = page.getByRole("dialog").getByRole("option").first();
  await expect(person).toContainText("student@valley-college.test");
  await expect(person).toHaveAttribute("aria-selected", "true");
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    page.keyboard.press("Control+Enter"),
  ]);
  await expect(tab).toHaveURL(/\/users\/user-valley-college-student$/);
  await tab.close();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/users\/user-valley-college-student$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("Escape and a click beside the palette close it, and the focus is where it was", async ({
  page,
  world,
}) => {
  await signIn(page, world, superAdmin, "/locations");
  const button = page.getByRole("button", { name: "Find or go to" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(field(page)).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expect(field(page)).toBeFocused();
  await page.mouse.click(20, 700);
  await expect(field(page)).toBeHidden();
});

test("the palette's code comes when it is opened, and a connection that fails is told", async ({
  page,
  world,
}) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await signIn(page, world, superAdmin, "/locations");
  await expect(page.getByRole("heading", { level: 1, name: "Locations" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(loaded.filter((url) => /palette/.test(url))).toEqual([]);
  await page.route("**/palette*.js", (route) => route.abort());
  await page.keyboard.press("Control+k");
  await expect(page.getByText("The search did not load.")).toBeVisible();
});

test("what is done by the palette is done: the theme, the language, a new record", async ({
  page,
  world,
}) => {
  await signIn(page, world, superAdmin, "/locations");
  await expect(page.getByRole("heading", { level: 1, name: "Locations" })).toBeVisible();
  await page.keyboard.press("Control+k");
  await field(page).fill("dark");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.keyboard.press("Control+k");
  await field(page).fill("new location");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/locations\/new$/);
  await page.keyboard.press("Control+k");
  await field(page).fill("espa");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Encontrar o ir a" })).toBeVisible();
});
