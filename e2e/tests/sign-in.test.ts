import { signIn } from "@guildway/testing";
import { expect, test } from "./world-test.ts";

test("CO-1.6, CO-2.3 superAdmin signs in on the login site, comes back and pages through the users", async ({
  page,
  world,
}) => {
  await signIn(page, world, "superadmin@guildway.test", "/users");
  await expect(page).toHaveURL(`${world.shell}/users`);
  await expect(page.getByRole("heading", { name: "Users" })).toBeVisible();
  await expect(page.getByText(/1–200 of \d{3}/)).toBeVisible();
  const first = await page.getByRole("table").getByRole("link").first().textContent();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/201–\d{3} of \d{3}/)).toBeVisible();
  await expect(page.getByRole("table").getByRole("link").first()).not.toHaveText(first!);
  await page.goBack();
  await expect(page.getByText(/1–200 of/)).toBeVisible();
});

test("the token of the hand-off is out of the address bar when the first call leaves, and in no storage of the browser", async ({
  page,
  world,
}) => {
  // Later the page goes on to another address, which would hide a token that was left.
  const addresses: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(`${world.shell}/v1/`)) addresses.push(page.url());
  });
  await signIn(page, world, "superadmin@guildway.test", "/users");
  await expect(page.getByRole("heading", { name: "Users" })).toBeVisible();
  expect(addresses.filter((address) => address.includes("/sso"))).not.toEqual([]);
  expect(addresses.filter((address) => address.includes("token="))).toEqual([]);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(stored).not.toMatch(/eyJ|gw-session/);
});

test("a session lives through a reload", async ({ page, world }) => {
  await signIn(page, world, "superadmin@guildway.test", "/users");
  await expect(page.getByRole("heading", { name: "Users" })).toBeVisible();
  await page.reload();
  await expect(page.getByText(/1–200 of/)).toBeVisible();
});

test("CO-6.4, CO-8.3 admin is sent back to the login site with perm_role_teacher_admin", async ({
  page,
  world,
}) => {
  await signIn(page, world, "admin@keystone.test", "/users");
  await expect(page).toHaveURL(
    new RegExp(`^${world.loginSite}/.*errorCode=perm_role_teacher_admin`),
  );
  await expect(
    page.getByRole("heading", { name: "Your account may not open that page" }),
  ).toBeVisible();
});

test("who is refused a page learns as whom they are signed in, what they can open, and uses another account", async ({
  page,
  world,
}) => {
  await signIn(page, world, "teacher@keystone.test", "/users");
  const card = page.getByRole("main");
  await expect(card).toContainText("teacher@keystone.test");
  await expect(card).toContainText("Expert, Keystone Workforce Partners");
  await expect(card.getByRole("link", { name: "Admin console" })).toHaveCount(0);
  await expect(card.getByRole("link", { name: "Career Pathways" })).toHaveAttribute(
    "href",
    `${world.shell}/external/pathways`,
  );
  await card.getByRole("button", { name: "Sign out and use another account" }).click();
  await page.getByLabel("E-mail address").fill("superadmin@guildway.test");
  await page.getByLabel("Password", { exact: true }).fill("guildway-demo");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(`${world.shell}/users`);
});

test("a link to a page that one may not open is not shown", async ({ page, world }) => {
  await signIn(page, world, "teacher@keystone.test", "/users");
  await expect(page.getByRole("main")).toContainText("teacher@keystone.test");
  await page.goto(`${world.shell}/no-such-page`);
  await page.getByRole("link", { name: "Go to the start page" }).click();
  await expect(page).toHaveURL(`${world.shell}/external/pathways`);
});

test("who comes to the login site on their own goes on to the main app", async ({
  page,
  world,
}) => {
  await page.goto(world.loginSite);
  await page.getByLabel("E-mail address").fill("superadmin@guildway.test");
  await page.getByLabel("Password", { exact: true }).fill("guildway-demo");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(`${world.shell}/`);
});

test("an address can put no words of its own onto the login site", async ({ page, world }) => {
  await page.goto(
    `${world.loginSite}/?errorCode=Made%20Up!&errorMessage=Call%20555-0100%20to%20unlock%20your%20account`,
  );
  const card = page.getByRole("main");
  await expect(card).toContainText("Something went wrong (madeup)");
  await expect(card).not.toContainText("555");
  await page.goto(`${world.loginSite}/?errorCode=constructor&lang=es`);
  await expect(card).toContainText("Algo salió mal (constructor)");
});

test("who is signed in is told when a hand-over makes them somebody else", async ({
  page,
  world,
}) => {
  await signIn(page, world, "superadmin@guildway.test", "/users");
  await expect(page.getByRole("heading", { name: "Users" })).toBeVisible();
  const { redirectTo } = (await (
    await page.request.post(`${world.api}/v1/identity/sign-in`, {
      data: {
        email: "student@keystone.test",
        password: "guildway-demo",
        continueUrl: `${world.shell}/external/pathways`,
      },
    })
  ).json()) as { redirectTo: string };
  await page.goto(redirectTo);
  await expect(page.getByText("student@keystone.test")).toBeVisible();
  await page.getByRole("button", { name: /^Continue as/ }).click();
  await expect(page.getByRole("alert")).toContainText(
    /You are now signed in as .+, no longer as .+\./,
  );
});

test("a session that the network could not renew is not thrown away: the page says so and tries again", async ({
  page,
  world,
}) => {
  await signIn(page, world, "superadmin@guildway.test", "/users");
  await expect(page.getByText(/1–200 of/)).toBeVisible();
  await page.route("**/v1/identity/session/renew", (route) => route.abort());
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("You have not been signed out");
  await expect(page).toHaveURL(`${world.shell}/users`);
  await page.unroute("**/v1/identity/session/renew");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(/1–200 of/)).toBeVisible();
});

test("who is signed in is told while their session cannot be renewed, and keeps the page", async ({
  page,
  world,
}) => {
  await page.clock.install();
  await signIn(page, world, "superadmin@guildway.test", "/users");
  await expect(page.getByText(/1–200 of/)).toBeVisible();
  await page.route("**/v1/identity/session/renew", (route) => route.abort());
  await page.clock.fastForward("06:00");
  await page.getByRole("table").getByRole("link").first().click();
  await expect(page.getByText("what is on this page is still here")).toBeVisible();
  await page.unroute("**/v1/identity/session/renew");
  await page.clock.fastForward("02:00");
  await expect(page.getByText("what is on this page is still here")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("CO-4.4 signing out in one tab signs out in the other", async ({ page, context, world }) => {
  await signIn(page, world, "superadmin@guildway.test", "/users");
  await expect(page.getByText(/1–200 of/)).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${world.shell}/users`);
  await expect(other.getByText(/1–200 of/)).toBeVisible();
  await page.getByRole("button", { name: /account|profile/i }).click();
  await page
    .getByRole("button", { name: "Sign out" })
    .or(page.getByRole("menuitem", { name: "Sign out" }))
    .click();
  await expect(page).toHaveURL(new RegExp(`^${world.loginSite}`));
  await expect(other).toHaveURL(new RegExp(`^${world.loginSite}`));
});

test("a wrong password keeps the address that was typed and says what to do", async ({
  page,
  world,
}) => {
  await page.goto(`${world.loginSite}/keystone`);
  await expect(
    page.getByRole("heading", { name: "Sign in to Keystone Workforce Partners" }),
  ).toBeVisible();
  await page.getByLabel("E-mail address").fill("owner@keystone.test");
  await page.getByLabel("Password", { exact: true }).fill("wrong");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("do not match")).toHaveCount(1);
  await expect(page.getByRole("alert")).toContainText("do not match");
  await expect(page.getByLabel("E-mail address")).not.toHaveAttribute("aria-invalid");
  await page.getByRole("alert").getByRole("link").click();
  await expect(page.getByLabel("E-mail address")).toBeFocused();
  await expect(page.getByLabel("E-mail address")).toHaveValue("owner@keystone.test");
});

test("a continueUrl to a foreign site is refused", async ({ page, world }) => {
  await page.goto(`${world.loginSite}/?continueUrl=https%3A%2F%2Fevil.example%2F`);
  await page.getByLabel("E-mail address").fill("owner@keystone.test");
  await page.getByLabel("Password", { exact: true }).fill("guildway-demo");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert")).toContainText("not one of ours");
  expect(page.url()).toContain(world.loginSite);
});
