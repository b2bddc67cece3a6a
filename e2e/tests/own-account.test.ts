import { join } from "node:path";
import { signIn } from "@guildway/testing";
import { expect, test } from "./world-test.ts";

const email = "student@keystone.test";
const picture = join(import.meta.dirname, "picture.png");

test("a picture is cut to a small square, the bar shows it at once and after a reload, and the keyboard stays at its field", async ({
  page,
  world,
}) => {
  await signIn(page, world, email, "/account/profile");
  const field = page.getByLabel("Choose a picture");
  await field.focus();
  await field.setInputFiles(picture);
  const inBar = page.getByRole("button", { name: /^Your account/ }).locator("img");
  await expect(inBar).toBeVisible();
  const sizeOf = () => inBar.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(sizeOf).toBe(512);
  await expect(field).toBeFocused();
  await page.reload();
  await expect.poll(sizeOf).toBe(512);
  await page.getByRole("button", { name: "Remove picture" }).press("Enter");
  await expect(inBar).toBeHidden();
  await expect(field).toBeFocused();
});

test("a file that is no picture is refused in words, and nothing changes", async ({
  page,
  world,
}) => {
  await signIn(page, world, email, "/account/profile");
  await page.getByLabel("Choose a picture").setInputFiles({
    name: "no-picture.png",
    mimeType: "image/png",
    buffer: Buffer.from("no picture at all"),
  });
  await expect(page.getByRole("alert")).toContainText("cannot read this file as a picture");
});

test("CO-2.32 a message stays for who asked for less motion as well, and is told to screen readers", async ({
  page,
  world,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signIn(page, world, email, "/account/profile");
  await page.getByRole("button", { name: "Save display name" }).click();
  const message = page.getByRole("status").filter({ hasText: "Your display name was saved." });
  await expect(message).toBeVisible();
  // It goes when this is over.
  await expect(page.locator(".Toastify__progress-bar")).toHaveCSS("animation-duration", "3s");
});

test("a session that is ended in another browser ends there, which says why; another is left alone", async ({
  page,
  browser,
  world,
}) => {
  const elsewhere = await browser.newContext({
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1",
  });
  const phone = await elsewhere.newPage();
  await signIn(phone, world, "teacher@valley-college.test", "/account/profile");
  await signIn(page, world, "teacher@valley-college.test", "/account/sessions");
  const endPhone = page.getByRole("button", { name: "Sign out on Safari on iPhone" });
  await endPhone.click();
  await expect(endPhone).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Sessions and devices" })).toBeFocused();
  await phone.getByRole("link", { name: "Sessions and devices" }).click();
  await expect(phone.getByText("from another browser or device of yours")).toBeVisible();
  await elsewhere.close();
});

test("the sections of the account are walked by keyboard, each with its title", async ({
  page,
  world,
}) => {
  await signIn(page, world, email, "/account");
  await expect(page).toHaveURL(`${world.shell}/account/profile`);
  await page.getByRole("link", { name: "Passkeys" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Passkeys" })).toBeFocused();
  await expect(page).toHaveTitle("Passkeys | Guildway");
});

test("pages of the account whose code did not come are asked for again, and the keyboard stays on the page", async ({
  page,
  world,
}) => {
  await signIn(page, world, email, "/account/profile");
  await expect(page.getByRole("heading", { level: 1, name: "Profile" })).toBeVisible();
  let asked = 0;
  await page.route("**/account-pages-*.js", (route) => {
    asked += 1;
    return route.abort();
  });
  await page.goto(`${world.shell}/account/password`);
  await expect(page.getByRole("alert")).toContainText("Your account is not available right now.");
  const before = asked;
  await page.getByRole("button", { name: "Retry" }).press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  // Else the code would come by the try that is to fail.
  await expect.poll(() => asked).toBeGreaterThan(before);
  await page.unroute("**/account-pages-*.js");
  await page.getByRole("button", { name: "Retry" }).press("Enter");
  await expect(page.getByLabel("Current password", { exact: true })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
});

test("a screen of the login site whose code did not come is asked for again by keyboard, and the mailed link goes on", async ({
  page,
  world,
}) => {
  const code = "**/reset-password*.js";
  await page.route(code, (route) => route.abort());
  await page.goto(`${world.loginSite}/?action=reset&token=of-a-mail`);
  const failed = page.getByRole("heading", { level: 1, name: "This page could not be loaded" });
  await expect(failed).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).press("Enter");
  await expect(failed).toBeFocused();
  await page.unroute(code);
  await page.getByRole("button", { name: "Try again" }).press("Enter");
  await expect(page.getByRole("button", { name: "Set new password" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});
