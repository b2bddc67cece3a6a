import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { signIn } from "@guildway/testing";
import { startWebServer } from "@guildway/web-server";
import type { BrowserContext } from "@playwright/test";
import { axeFaults } from "./axe-faults.ts";
import { screens } from "./screens.ts";
import { expect, test } from "./world-test.ts";

const superAdmin = "superadmin@guildway.test";

let staff: BrowserContext;
test.beforeAll(async ({ browser, world }) => {
  staff = await browser.newContext();
  world.watch(staff);
});
test.afterAll(() => staff.close());

for (const screen of screens)
  test(`${screen.name} has no fault that axe finds, in light and dark, wide and narrow, and does not scroll sideways at 320 px`, async ({
    context,
    world,
  }) => {
    test.slow();
    const page = await (screen.staff ? staff : context).newPage();
    await screen.open(page, world);
    expect(await axeFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(scrollsSideways)).toBe(false);
    await page.close();
  });

test("the parts of packages/ui have no fault that axe finds, in light and dark, wide and narrow", async ({
  page,
  world,
}) => {
  test.slow();
  const dist = mkdtempSync(join(tmpdir(), "guildway-patterns-"));
  const ui = join(import.meta.dirname, "../../packages/ui");
  const given = ["build", "--config", "pattern-page/vite.config.ts", "--outDir", dist];
  const build = spawnSync(join(ui, "node_modules/.bin/vite"), given, { cwd: ui });
  expect(String(build.stderr)).not.toContain("rror");
  const patterns = await startWebServer({
    name: "pattern-page",
    port: 0,
    dist,
    api: world.api,
    remotes: [],
    keepReleasesIn: dist,
    ownOrigins: [],
    config: { loginSiteUrl: world.loginSite, mainAppUrl: "/", adminAppUrl: "/users" },
  });
  try {
    await page.goto(`http://localhost:${patterns.port}/`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(scrollsSideways)).toBe(false);
  } finally {
    await patterns.stop();
    rmSync(dist, { recursive: true });
  }
});

test("the first Tab offers to skip to the page, past the bars", async ({ page, world }) => {
  await signIn(page, world, superAdmin);
  await expect(page.getByRole("link", { name: "See all users" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("link", { name: "See all users" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: /^Skip/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "See all users" })).toBeFocused();
});

test("the side bar folds by keyboard and stays folded on the next visit", async ({
  page,
  world,
}) => {
  await signIn(page, world, superAdmin);
  const bar = page.getByRole("navigation", { name: "What you manage" });
  await expect(bar).toBeVisible();
  await page.getByRole("button", { name: "Fold the side bar" }).focus();
  await page.keyboard.press("Enter");
  await expect(bar).toBeHidden();
  const button = page.getByRole("button", { name: "Show the side bar" });
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await page.reload();
  await expect(button).toBeVisible();
  await expect(bar).toBeHidden();
});

test("on a phone the side bar lies over the page, and Escape puts it away", async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, world, superAdmin);
  const bar = page.getByRole("navigation", { name: "What you manage" });
  const button = page.getByRole("button", { name: "Show the side bar" });
  await button.focus();
  await expect(bar).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(bar).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(bar).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await bar.getByRole("link", { name: "Users" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Users" })).toBeVisible();
  await expect(bar).toBeHidden();
});

test("CO-2.24 the account menu opens, is walked through and closes by keyboard", async ({
  page,
  world,
}) => {
  await signIn(page, world, superAdmin);
  const account = page.getByRole("button", { name: /^Your account/ });
  await account.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Main app" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Admin app" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Sign out" })).toBeHidden();
  await expect(account).toBeFocused();
});

test("after a step to another page the focus is on its heading", async ({ page, world }) => {
  await signIn(page, world, superAdmin);
  await page.getByRole("link", { name: "See all users" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Users" })).toBeFocused();
});

function scrollsSideways(): boolean {
  scrollTo(1000, 0);
  return scrollX > 0;
}
