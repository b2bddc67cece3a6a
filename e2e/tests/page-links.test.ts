import { signIn, type World } from "@guildway/testing";
import type { Page } from "@playwright/test";
import { asAdmin } from "./as-admin.ts";
import { expect, test } from "./world-test.ts";

const mark = "gw-mark.link.page-welcome=1";

/** What the server answers before any script runs. */
async function answered(world: World, path: string, cookie = "") {
  const response = await fetch(world.shell + path, {
    redirect: "manual",
    headers: { accept: "text/html", cookie },
  });
  const html = await response.text();
  return {
    status: response.status,
    goTo: response.headers.get("location"),
    html,
    title: /<title>([^<]*)/.exec(html)?.[1],
  };
}

/** The views that are counted from now on. */
function viewsOf(page: Page): string[] {
  const counted: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/v1/analytics/track")) counted.push(request.postData() ?? "");
  });
  return counted;
}

test("IN-1.8, CO-2.5, CO-2.15, IN-2.40, IN-2.46, IN-9.16, PU-1.2 a link leads to its page, which has its title, the organization's brand and the provider's credit, and is counted once", async ({
  page,
  world,
}) => {
  const views = viewsOf(page);
  await page.goto(`${world.shell}/link/pl-page`);
  await expect(page).toHaveURL(`${world.shell}/o/keystone/page/page-welcome`);
  await expect(page).toHaveTitle("Welcome to Keystone | Keystone Workforce Partners");
  await expect(page.getByRole("heading", { level: 1, name: "Welcome to Keystone" })).toBeVisible();
  await expect(page.getByRole("img", { name: "Keystone Workforce Partners" })).toBeVisible();
  await expect(page.getByText("POWERED BY Guildway", { exact: true })).toBeVisible();
  await expect(page.locator("link[rel=apple-touch-icon]")).toHaveAttribute("href", /^\/v1\/files/);
  await expect(page.locator("link[rel=manifest]")).toHaveAttribute("href", /orgSlug=keystone/);
  expect(views).toHaveLength(1);
  expect(views[0]).toContain('"isUnique":true');

  await page.goto(`${world.shell}/link/pl-page`);
  await expect(page).toHaveURL(`${world.shell}/o/keystone/page/page-welcome`);
  await expect.poll(() => views.length).toBe(2);
  expect(views[1]).toContain('"isUnique":false');
});

test("IN-4.23, IN-4.24, IN-2.36 who comes to a page without its link is sent back to it by the server, uncounted, and reaches the page; its mark is gone once it is read", async ({
  page,
  world,
}) => {
  expect(await answered(world, "/o/keystone/page/page-welcome")).toMatchObject({
    status: 302,
    goTo: "/link/pl-page?nt=true",
  });
  expect(await answered(world, "/o/keystone/page/page-welcome?email=a%40b.test")).toMatchObject({
    goTo: "/link/pl-page?email=a%40b.test&nt=true",
  });
  expect(await answered(world, "/o/keystone/page/page-welcome", mark)).toMatchObject({
    status: 200,
    title: "Welcome to Keystone | Keystone Workforce Partners",
  });
  const views = viewsOf(page);
  const addresses: string[] = [];
  page.on("framenavigated", (frame) => addresses.push(frame.url()));
  await page.goto(`${world.shell}/o/keystone/page/page-welcome`);
  await expect(page).toHaveURL(`${world.shell}/o/keystone/page/page-welcome`);
  await expect(page.getByRole("link", { name: /^Browse our courses/ })).toBeVisible();
  expect(addresses).toContain(`${world.shell}/link/pl-page?nt=true`);
  await expect
    .poll(() => page.evaluate(() => document.cookie))
    .not.toContain("gw-mark.link.page-welcome");
  expect(views).toEqual([]);
});

test("a page that is linked by an open link and by one with a code leads back to the open one; one that is linked by none is none", async ({
  world,
}) => {
  expect(await answered(world, "/o/keystone/page/page-second")).toMatchObject({
    goTo: "/link/pl-second?nt=true",
  });
  const gone = [
    "/o/keystone/page/page-apprentices",
    "/o/keystone/page/page-none",
    "/link/pl-broken",
  ];
  for (const path of gone)
    await expect.poll(async () => (await answered(world, path)).status, path).toBe(404);
  expect(await answered(world, "/link")).toMatchObject({ goTo: "/" });
  expect(await answered(world, "/link/pl-none")).toMatchObject({
    goTo: "/link/msg/error?id=pl-none",
  });
  expect(await answered(world, "/link/msg/inactive?id=pl-inactive")).toMatchObject({
    status: 404,
    html: expect.stringContaining("This page is no longer active."),
  });
});

for (const width of [1280, 360])
  test(`on the way from a link's document to its page, ${width} px wide, nothing moves`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { shifted: number }).shifted += (
            entry as unknown as { value: number }
          ).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(`${world.shell}/link/pl-page`);
    await expect(page).toHaveURL(`${world.shell}/o/keystone/page/page-welcome`);
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("button", { name: "Show Open house" })).toBeVisible();
    const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
    expect(shifted).toBeLessThan(0.02);
  });

test("who keeps no cookie reads the page at the link's own address", async ({ page, world }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "cookie", { get: () => "", set() {} });
  });
  await page.goto(`${world.shell}/link/pl-page`);
  await expect(page.getByRole("button", { name: "Show Open house" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(page).toHaveURL(`${world.shell}/link/pl-page`);
  await expect(page).toHaveTitle("Welcome to Keystone | Keystone Workforce Partners");
  await page.getByRole("link", { name: "Your First Day" }).click();
  await expect(page.getByRole("dialog").getByText("Come to the front desk at 8 am.")).toBeVisible();
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("a link has its page's content, its materials to read, and no button that does nothing", async ({
    page,
    world,
  }) => {
    await page.goto(`${world.shell}/o/keystone/page/page-welcome`);
    await expect(page).toHaveURL(`${world.shell}/link/pl-page?nt=true`);
    await expect(page.getByRole("link", { name: /^Browse our courses/ })).toBeVisible();
    await expect(page.getByText("Lock out before you reach in.")).toBeVisible();
    await expect(page.getByRole("table", { name: "Files" })).toBeVisible();
    await page.getByText("Show Open house").last().click();
    await expect(
      page.frameLocator("iframe[title='Open house']").getByText("First Monday of each month"),
    ).toBeVisible();
    await expect(page.getByRole("button")).toHaveCount(0);
    await page.getByRole("link", { name: "Your First Day" }).click();
    await expect(page.getByText("Come to the front desk at 8 am.")).toBeVisible();
  });

  test("a link elsewhere names where it leads, to be followed", async ({ page, world }) => {
    await page.goto(`${world.shell}/link/pl-url`);
    await expect(page.getByRole("link", { name: "https://keystone.test/courses" })).toBeVisible();
  });
});

test("IN-2.39 a link elsewhere says where it leads, and leaves after a second", async ({
  page,
  world,
}) => {
  await page.route("https://keystone.test/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Courses</h1>" }),
  );
  await page.clock.install();
  await page.goto(`${world.shell}/link/pl-url`);
  await expect(page.getByRole("heading", { name: "Redirecting to..." })).toBeVisible();
  await expect(page.getByRole("link", { name: "https://keystone.test/courses" })).toHaveAttribute(
    "href",
    "https://keystone.test/courses",
  );
  await page.waitForLoadState("networkidle");
  expect(page.url()).toBe(`${world.shell}/link/pl-url`);
  await page.clock.runFor(1000);
  await expect(page).toHaveURL("https://keystone.test/courses");
});

test("IN-2.37, IN-5.14 a code is typed on a phone and opens the page at its sixth character; a page that only a code opens asks again in another document", async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const admin = await asAdmin(page, world);
  const { id: pageId } = await admin.call("POST", "/v1/external/supabase/pages", {
    title: "For members",
    dashboardId: "dash-second",
    showTitle: true,
  });
  const { id } = await admin.call("POST", "/v1/external/supabase/pageLinks", {
    pageId,
    accessCode: "918273",
    enablePageContent: true,
  });
  await page.goto(`${world.shell}/o/keystone/page/${pageId}`);
  await expect(page).toHaveURL(`${world.shell}/link/${id}?nt=true`);
  await expect(page.getByText("Enter access code to continue.")).toBeVisible();
  await page.getByLabel("6-digit code").pressSequentially("918273");
  await expect(page).toHaveURL(`${world.shell}/o/keystone/page/${pageId}`);
  await expect(page.getByRole("heading", { level: 1, name: "For members" })).toBeVisible();
  await page.reload();
  await expect(page.getByText("Enter access code to continue.")).toBeVisible();
});

test("IN-8.13 who may edit a page that is broken is told so, and anybody else that there is none", async ({
  page,
  world,
}) => {
  await page.goto(`${world.shell}/link/pl-broken`);
  await expect(page.getByText("No page found")).toBeVisible();
  await signIn(page, world, "admin@keystone.test", "/account/sessions");
  await expect(page.getByText("This browser")).toBeVisible();
  await page.goto(`${world.shell}/link/pl-broken`);
  await expect(page.getByText("REDIRECT TO PAGE LINK ERROR")).toBeVisible();
});
