import type { Page } from "@playwright/test";
import { signIn, type World } from "@guildway/testing";
import { expect } from "./world-test.ts";

/** A screen that a person can be on, and how one gets there. */
export interface Screen {
  name: string;
  open(page: Page, world: World): Promise<void>;
}

const superAdmin = "superadmin@guildway.test";

/** The screens of the login site, the shell and the users' part of the console. */
export const screens: readonly Screen[] = [
  {
    name: "the login site",
    async open(page, world) {
      await page.goto(world.loginSite);
      await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
    },
  },
  {
    name: "the login site after a sign-in that expired",
    async open(page, world) {
      await page.goto(`${world.loginSite}/?errorCode=auth_bad_token`);
      await expect(page.getByText("You are not signed in")).toBeVisible();
    },
  },
  {
    name: "the page that confirms a new address",
    async open(page, world) {
      await page.goto(`${world.loginSite}/?action=confirm-email&token=of-a-mail`);
      await expect(page.getByRole("button", { name: "Confirm the address" })).toBeVisible();
    },
  },
  {
    name: "the form that asks for a new address, with faults",
    async open(page, world) {
      await signIn(page, world, superAdmin, "/account/email");
      await page.getByRole("button", { name: "Send the link" }).click();
      await expect(page.getByRole("alert")).toContainText("Enter your password.");
    },
  },
  {
    name: "the login form with faults",
    async open(page, world) {
      await page.goto(world.loginSite);
      await page.getByRole("button", { name: "Sign in" }).click();
      await expect(page.getByRole("alert")).toContainText("Enter your password.");
    },
  },
  {
    name: "an organization's login page",
    async open(page, world) {
      await page.goto(`${world.loginSite}/keystone`);
      await expect(page.getByRole("heading", { level: 1, name: /Keystone/ })).toBeVisible();
    },
  },
  {
    name: "the list of locations",
    async open(page, world) {
      await signIn(page, world, superAdmin, "/locations");
      await expect(page.getByRole("table")).toBeVisible();
    },
  },
  {
    name: "a location",
    async open(page, world) {
      await signIn(page, world, superAdmin, "/locations/loc-bethlehem");
      await expect(page.getByRole("link", { name: "Edit" })).toBeVisible();
    },
  },
  {
    name: "the form of a location",
    async open(page, world) {
      await signIn(page, world, superAdmin, "/locations/loc-bethlehem/edit");
      await expect(page.getByRole("button", { name: "Move Otis Dawson down" })).toBeVisible();
    },
  },
  {
    name: "the list of cohorts",
    async open(page, world) {
      await signIn(page, world, superAdmin, "/cohorts");
      await expect(page.getByRole("table")).toBeVisible();
    },
  },
  ...["training-plans", "instruction-providers", "employers", "apprenticeships"].flatMap(
    (room): Screen[] => [
      {
        name: `the list of ${room}`,
        async open(page, world) {
          await signIn(page, world, superAdmin, `/${room}`);
          await expect(page.getByRole("table")).toBeVisible();
        },
      },
      {
        name: `one of ${room}`,
        async open(page, world) {
          await signIn(page, world, superAdmin, `/${room}`);
          await page.getByRole("rowheader").first().getByRole("link").click();
          await expect(page.locator("dl").first()).toBeVisible();
        },
      },
    ],
  ),
  {
    name: "the sign-up for a class",
    async open(page, world) {
      await page.goto(`${world.loginSite}/keystone?action=signup&classId=course-register`);
      await expect(page.getByText("You are also registering for a class")).toBeVisible();
    },
  },
  {
    name: "the sign-up with faults",
    async open(page, world) {
      await page.goto(`${world.loginSite}/keystone?action=signup`);
      await page.getByRole("button", { name: "Create account" }).click();
      await expect(page.getByRole("alert")).toContainText("Choose a password.");
    },
  },
  {
    name: "the sign-up without an organization",
    async open(page, world) {
      await page.goto(`${world.loginSite}/?action=signup`);
      await expect(page.getByRole("heading", { level: 1, name: /needs the link/ })).toBeVisible();
    },
  },
  {
    name: "the confirmation of a sign-up",
    async open(page, world) {
      await page.goto(`${world.loginSite}/keystone?action=confirm&token=unknown`);
      await expect(page.getByRole("button", { name: "Confirm and sign in" })).toBeVisible();
    },
  },
  {
    name: "a mailed link that does not work any more",
    async open(page, world) {
      await page.goto(`${world.loginSite}/keystone?action=confirm&token=unknown`);
      await page.getByLabel("Password", { exact: true }).fill("seven green lamps");
      await page.getByRole("button", { name: "Confirm and sign in" }).click();
      await expect(
        page.getByRole("heading", { level: 1, name: /not work any more/ }),
      ).toBeFocused();
    },
  },
  {
    name: "the forgotten password",
    async open(page, world) {
      await page.goto(`${world.loginSite}/?action=forgot`);
      await expect(page.getByRole("button", { name: "Send the link" })).toBeVisible();
    },
  },
  {
    name: "the mail of a forgotten password on its way",
    async open(page, world) {
      await page.goto(`${world.loginSite}/?action=forgot`);
      await page.getByLabel("E-mail address").fill("nobody@example.test");
      await page.getByRole("button", { name: "Send the link" }).click();
      await expect(page.getByRole("button", { name: "Use another address" })).toBeVisible();
    },
  },
  {
    name: "the new password",
    async open(page, world) {
      await page.goto(`${world.loginSite}/?action=reset&token=unknown`);
      await expect(page.getByRole("button", { name: "Set new password" })).toBeVisible();
    },
  },
  {
    name: "the page for an address that does not exist",
    async open(page, world) {
      await page.goto(`${world.shell}/no/such/page`);
      await expect(page.getByText("No page found")).toBeVisible();
    },
  },
  {
    name: "the panel of a remote that does not load",
    async open(page, world) {
      await page.route(`${world.careerPathways}/**`, (route) => route.abort());
      await page.goto(`${world.shell}/external/pathways`);
      await expect(page.getByRole("alert")).toContainText("is not available right now");
    },
  },
  {
    name: "the staff start page",
    async open(page, world) {
      await signIn(page, world, superAdmin);
      await expect(page.getByRole("link", { name: "See all users" })).toBeVisible();
    },
  },
  {
    name: "the users list",
    async open(page, world) {
      await signIn(page, world, superAdmin, "/users");
      await expect(page.getByText(/1–200 of/)).toBeVisible();
    },
  },
  {
    name: "the users list where nobody matches",
    async open(page, world) {
      await signIn(page, world, superAdmin, "/users?q=nobody-is-called-this");
      await expect(page.getByText("No users match")).toBeVisible();
    },
  },
  {
    name: "a user",
    async open(page, world) {
      await signIn(page, world, superAdmin, "/users/user-keystone-owner");
      await expect(page.getByRole("heading", { name: "Account" })).toBeVisible();
    },
  },
  {
    name: "the account menu",
    async open(page, world) {
      await signIn(page, world, superAdmin);
      await expect(page.getByRole("link", { name: "See all users" })).toBeVisible();
      await page.getByRole("button", { name: /^Your account/ }).click();
      await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
    },
  },
];
