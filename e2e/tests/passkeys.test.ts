import type { Page } from "@playwright/test";
import { signIn, type World } from "@guildway/testing";
import { axeFaults } from "./axe-faults.ts";
import { expect, test } from "./world-test.ts";

/** A device with a fingerprint sensor, as Chromium plays one. */
interface Device {
  /** Whether its owner's finger is on it, for whatever is asked. */
  touch(isTouched: boolean): Promise<void>;
  passkeys(): Promise<unknown[]>;
}

async function giveDevice(page: Page): Promise<Device> {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  const { authenticatorId } = await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  });
  return {
    touch: async (enabled) => {
      await client.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
    },
    passkeys: async () =>
      (await client.send("WebAuthn.getCredentials", { authenticatorId })).credentials,
  };
}

async function addPasskey(page: Page, world: World, email: string, name: string): Promise<Device> {
  await signIn(page, world, email, "/account/passkeys");
  const device = await giveDevice(page);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByLabel("Name").fill(name);
  await device.touch(true);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("list", { name: "Passkeys" })).toContainText(name);
  await expect(page.getByRole("button", { name: "Add a passkey" })).toBeFocused();
  await device.touch(false);
  return device;
}

/** Presses the button and touches the sensor, not what the browser offers where the address is typed, which waits by then. */
async function usePasskey(page: Page, device: Device): Promise<void> {
  const use = page.getByRole("button", { name: "Use a passkey" });
  await expect(use).toBeVisible();
  await page.waitForLoadState("networkidle");
  await device.touch(true);
  await use.click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Your account/ }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
}

test("a passkey is added in the account and signs in on the login site, to the page that was wanted", async ({
  page,
  world,
}) => {
  const device = await addPasskey(page, world, "owner@valley-college.test", "My laptop");
  await signOut(page);
  await page.goto(`${world.shell}/account/sessions`);
  await usePasskey(page, device);
  await expect(page).toHaveURL(`${world.shell}/account/sessions`);
  await expect(page.getByText("This browser")).toBeVisible();
});

test("a passkey is offered where the address is typed, and taken there it signs in", async ({
  page,
  world,
}) => {
  const device = await addPasskey(page, world, "admin@valley-college.test", "My phone");
  await signOut(page);
  // Chromium's played device takes what is offered, as a person does who picks it.
  await device.touch(true);
  await page.goto(`${world.shell}/account/profile`);
  await expect(page).toHaveURL(`${world.shell}/account/profile`);
  await expect(page.getByRole("definition").getByText("admin@valley-college.test")).toBeVisible();
});

test("a passkey that was removed signs nobody in, and the login site says so", async ({
  page,
  world,
}) => {
  const device = await addPasskey(page, world, "teacher@valley-college.test", "Blue key");
  await page.getByRole("button", { name: "Remove Blue key" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("You have no passkey yet")).toBeVisible();
  expect(await device.passkeys()).toHaveLength(1);
  await signOut(page);
  await page.goto(`${world.shell}/account/profile`);
  await usePasskey(page, device);
  await expect(page.getByRole("alert")).toContainText("belongs to no account here");
});

test("a passkey is renamed by keyboard, and the list of passkeys has no fault that axe finds", async ({
  page,
  world,
}) => {
  test.slow();
  await addPasskey(page, world, "owner@riverbend.test", "First");
  await page.getByRole("button", { name: "Rename First" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Name" })).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Second");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("list", { name: "Passkeys" })).toContainText("Second");
  await expect(page.getByRole("button", { name: "Rename Second" })).toBeFocused();
  await page.getByRole("button", { name: "Add a passkey" }).click();
  expect(await axeFaults(page)).toEqual([]);
});
