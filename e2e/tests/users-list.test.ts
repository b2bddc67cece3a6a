import { signIn } from "@guildway/testing";
import { expect, test } from "./world-test.ts";

test.beforeEach(async ({ page, world }) => {
  await signIn(page, world, "superadmin@guildway.test", "/users");
  await expect(page.getByText(/1–200 of/)).toBeVisible();
});

test("an e-mail address finds its user, and their page leads back to the same search", async ({
  page,
  world,
}) => {
  await page.getByLabel("Search by name or e-mail").fill("teacher@keystone.test");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByRole("table").getByRole("link").click();
  await expect(page.getByText("teacher@keystone.test")).toBeVisible();
  await page.getByRole("link", { name: "All users" }).click();
  await expect(page).toHaveURL(`${world.shell}/users?q=teacher%40keystone.test`);
  await expect(page.getByRole("row")).toHaveCount(2);
});

test("the open side bar of a phone lies over the whole of the page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await page.getByRole("button", { name: "Show the side bar" }).click();
  await expect(page.getByRole("link", { name: "Home" })).toBeVisible();
  const covered = await page.locator("#side-bar").evaluate((bar) => {
    const { left, top, right, bottom } = bar.getBoundingClientRect();
    const hidden: string[] = [];
    for (let y = top + 4; y < bottom; y += 8)
      for (let x = left + 4; x < right; x += 20) {
        const hit = document.elementFromPoint(x, y);
        if (hit && !bar.contains(hit)) hidden.push(`${hit.tagName} at ${x}, ${y}`);
      }
    return hidden;
  });
  expect(covered).toEqual([]);
});

test("on a phone every address is seen whole beside its name", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const ends = await page.getByRole("region", { name: "Users" }).evaluate((region) => {
    const edge = region.getBoundingClientRect().right;
    const cells = [...region.querySelectorAll("tbody td:nth-child(2) > *")];
    return cells.map((cell) => cell.getBoundingClientRect().right <= edge);
  });
  expect(ends).toHaveLength(200);
  expect(ends).not.toContain(false);
});

test("on a desk what clears the filters stands in one line with them, and moves none of them", async ({
  page,
}) => {
  const role = page.getByLabel("Role");
  const before = await role.boundingBox();
  await role.selectOption("Admin");
  const clear = await page.getByRole("button", { name: "Clear filters" }).boundingBox();
  expect(clear!.y).toBeLessThan(before!.y + before!.height);
  expect(await role.boundingBox()).toEqual(before);
});

test("among all organizations each person's role is named after their own", async ({ page }) => {
  await page.getByLabel("Organization").selectOption("All organizations");
  await page.getByLabel("Search by name or e-mail").fill("teacher@");
  await page.getByRole("button", { name: "Search" }).click();
  const roleBeside = (email: string) =>
    page.getByRole("row").filter({ hasText: email }).getByRole("cell").nth(2);
  await expect(roleBeside("teacher@keystone.test")).toHaveText("Expert");
  await expect(roleBeside("teacher@valley-college.test")).toHaveText("Teacher");
  await page.getByLabel("Organization").selectOption("Valley Technical College");
  await expect(page.getByLabel("Role").locator("option")).toContainText(["Teacher", "Student"]);
});

test("a column that comes with another choice has its room beside those that stood before", async ({
  page,
}) => {
  await expect(page.getByRole("row")).toHaveCount(201);
  const widthOf = async (name: string) =>
    (await page.getByRole("columnheader", { name }).boundingBox())?.width ?? 0;
  const membership = await widthOf("Membership");
  await page.getByLabel("Organization").selectOption("All organizations");
  await expect(page.getByRole("columnheader", { name: "Organization" })).toBeVisible();
  await expect.poll(() => widthOf("Organization")).toBeGreaterThan(membership);
});

test("a user's page names what their record refers to, and was not made today", async ({
  page,
  world,
}) => {
  await page.goto(`${world.shell}/users/user-keystone-0003`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "Ana Brandt" })).toBeVisible();
  for (const name of ["Allentown Training Center", "Welding Basics", "Shop Safety"])
    await expect(main.getByText(name, { exact: true })).toBeVisible();
  await expect(main.getByText("Industrial Machinery Mechanics", { exact: true })).toBeVisible();
  await expect(main.getByText("Lehigh Forge and Machine")).toBeVisible();
  await expect(main.getByText(/^(loc|ap|ep|course)-/)).toHaveCount(0);
  const dates = await main.getByText(/^\d{2}\/\d{2}\/\d{4}$/).allTextContents();
  expect(dates).toHaveLength(2);
  for (const date of dates) expect(Date.now() - Date.parse(date)).toBeGreaterThan(86_400_000);
  await main.getByRole("link", { name: "Keystone Workforce Partners" }).click();
  await expect(page.getByText(/1–200 of/)).toBeVisible();
});
