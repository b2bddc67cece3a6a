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
  await expect(page.getByText("Your account may not open that page.")).toBeVisible();
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
  await expect(page.getByRole("alert")).toContainText(
    /You are now signed in as .+, no longer as .+\./,
  );
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
  await expect(page.getByRole("alert")).toContainText("do not match");
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
