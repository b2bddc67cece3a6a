import type { Locator, Page } from "@playwright/test";
import { workbook } from "@guildway/provider-api/demo-files";
import { signIn, type World } from "@guildway/testing";
import { asAdmin } from "./as-admin.ts";
import { expect } from "./world-test.ts";

/** A screen that a person can be on, and how one gets there. */
export interface Screen {
  name: string;
  /** A superAdmin is on it, who need not sign in again. */
  staff?: true;
  open(page: Page, world: World): Promise<void>;
}

const superAdmin = "superadmin@guildway.test";

/** Goes to a screen as a superAdmin, who signs in on the first one of a browser. */
async function asStaff(page: Page, world: World, path = "/"): Promise<void> {
  const cookies = await page.context().cookies(world.api);
  if (cookies.length > 0) await page.goto(`${world.shell}${path}`);
  else await signIn(page, world, superAdmin, path);
}

/** A file for spreadsheets, as it is chosen. */
export const csvFile = (text: string) => ({
  name: "people.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(text),
});

/** A screen of the staff that is there once something on it is seen. */
const staffScreen = (name: string, path: string, seen: (page: Page) => Locator): Screen => ({
  name,
  staff: true,
  async open(page, world) {
    await asStaff(page, world, path);
    await expect(seen(page)).toBeVisible();
  },
});

/** The same of one that is everybody's. */
const publicScreen = (
  name: string,
  address: (world: World) => string,
  seen: (page: Page) => Locator,
): Screen => ({
  name,
  async open(page, world) {
    await page.goto(address(world));
    await expect(seen(page)).toBeVisible();
  },
});

/** The screens of the login site, the shell and the users' part of the console. */
export const screens: readonly Screen[] = [
  publicScreen(
    "the login site",
    (world) => world.loginSite,
    (page) => page.getByRole("heading", { level: 1, name: "Sign in" }),
  ),
  publicScreen(
    "the code of an invitation",
    (world) => `${world.shell}/external/invite/id/inv-workforce`,
    (page) => page.getByLabel("6-digit code"),
  ),
  publicScreen(
    "the workforce form",
    (world) => `${world.shell}/external/invite/id/inv-open`,
    (page) => page.getByRole("button", { name: "Save" }),
  ),
  {
    name: "the rates of a wage schedule and the dialog of a period",
    async open(page, world) {
      await page.goto(`${world.shell}/external/invite/id/inv-workforce`);
      await page.getByLabel("6-digit code").pressSequentially("468023");
      await page.getByRole("button", { name: "New Wage Schedule" }).click();
      await page.getByRole("button", { name: "Next" }).click();
      await page.getByText("Why these rules?").click();
      await page.getByRole("button", { name: "Edit 2nd Wage Period" }).click();
      await page.getByRole("textbox", { name: "Pay an hour" }).fill("1");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("link", { name: /^Enter an amount from/ })).toBeVisible();
    },
  },
  {
    name: "the employer agreement with its signature",
    async open(page, world) {
      await page.goto(`${world.shell}/external/invite/id/inv-employer`);
      await page.getByLabel("6-digit code").pressSequentially("246801");
      const add = page.getByRole("button", { name: "Add signature" });
      // It is asked for once for an invitation, which is opened more than once here.
      const agree = page.getByRole("button", { name: "I agree to sign electronically" });
      await expect(add.or(agree)).toBeVisible();
      if (await agree.isVisible()) await agree.click();
      await add.click();
      await expect(page.getByRole("img", { name: "Draw your signature here" })).toBeVisible();
    },
  },
  {
    name: "what signing electronically means",
    async open(page, world) {
      const admin = await asAdmin(page, world);
      const { path } = await admin.invite("employer", {}, "192837");
      await page.goto(world.shell + path);
      await expect(
        page.getByRole("button", { name: "I agree to sign electronically" }),
      ).toBeVisible();
    },
  },
  {
    name: "declining an invitation, with a fault",
    async open(page, world) {
      await page.goto(`${world.shell}/external/invite/id/inv-apprentice`);
      await page.getByLabel("6-digit code").pressSequentially("357912");
      await page.getByRole("button", { name: "Decline" }).click();
      await page.getByRole("button", { name: "Decline the invitation" }).click();
      await expect(page.getByRole("alert")).toContainText("Enter a reason");
    },
  },
  publicScreen(
    "the login site after a sign-in that expired",
    (world) => `${world.loginSite}/?errorCode=auth_bad_token`,
    (page) => page.getByText("You are not signed in"),
  ),
  publicScreen(
    "the page that confirms a new address",
    (world) => `${world.loginSite}/?action=confirm-email&token=of-a-mail`,
    (page) => page.getByRole("button", { name: "Confirm the address" }),
  ),
  {
    name: "the form that asks for a new address, with faults",
    staff: true,
    async open(page, world) {
      await asStaff(page, world, "/account/email");
      await page.getByRole("button", { name: "Send the link" }).click();
      await expect(page.getByRole("alert")).toContainText("Enter your password.");
    },
  },
  staffScreen("one's own profile", "/account/profile", (page) => page.getByLabel("Display name")),
  {
    name: "the form of a new password, with faults",
    staff: true,
    async open(page, world) {
      await asStaff(page, world, "/account/password");
      await page.getByRole("button", { name: "Change password" }).click();
      await expect(page.getByRole("alert")).toContainText("Enter your password.");
    },
  },
  {
    name: "the form of a new passkey",
    async open(page, world) {
      await signIn(page, world, "student@riverbend.test", "/account/passkeys");
      await page.getByRole("button", { name: "Add a passkey" }).click();
      await expect(page.getByLabel("Name")).toBeFocused();
    },
  },
  staffScreen("one's own sessions", "/account/sessions", (page) => page.getByText("This browser")),
  publicScreen(
    "the login page of an organization that is gone",
    (world) => `${world.loginSite}/gone-college`,
    (page) => page.getByText("We do not know this organization"),
  ),
  {
    name: "the login form with faults",
    async open(page, world) {
      await page.goto(world.loginSite);
      await page.getByRole("button", { name: "Sign in" }).click();
      await expect(page.getByRole("alert")).toContainText("Enter your password.");
    },
  },
  publicScreen(
    "an organization's login page",
    (world) => `${world.loginSite}/keystone`,
    (page) => page.getByRole("heading", { level: 1, name: /Keystone/ }),
  ),
  {
    name: "the command palette with what it found",
    staff: true,
    async open(page, world) {
      await asStaff(page, world, "/users");
      await page.getByRole("button", { name: "Find or go to" }).click();
      await page.getByRole("combobox", { name: "Search and commands" }).fill("welding");
      await expect(page.getByRole("option", { name: /^Welding Basics/ }).first()).toBeVisible();
    },
  },
  {
    name: "the command palette where nothing was found",
    staff: true,
    async open(page, world) {
      await asStaff(page, world, "/users");
      await page.getByRole("button", { name: "Find or go to" }).click();
      await page.getByRole("combobox", { name: "Search and commands" }).fill("zyxwvu");
      await expect(page.getByText("Nothing found for")).toBeVisible();
    },
  },
  staffScreen("the list of locations", "/locations", (page) => page.getByRole("table")),
  staffScreen("a location", "/locations/loc-bethlehem", (page) =>
    page.getByRole("link", { name: "Edit" }),
  ),
  staffScreen("the form of a location", "/locations/loc-bethlehem/edit", (page) =>
    page.getByRole("button", { name: "Move Otis Dawson down" }),
  ),
  staffScreen("the form of a class", "/classes/course-live/edit", (page) =>
    page.getByRole("button", { name: "Save" }),
  ),
  {
    name: "the markdown cheatsheet",
    staff: true,
    async open(page, world) {
      await asStaff(page, world, "/classes/new");
      await page.getByRole("button", { name: "Markdown cheatsheet" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  staffScreen("the locations of who manages none", "/your-locations", (page) =>
    page.getByText("You manage no location"),
  ),
  staffScreen("one's own organization", "/org", (page) => page.getByRole("link", { name: "Edit" })),
  staffScreen("the form of an organization", "/organizations/org-valley/edit", (page) =>
    page.getByRole("button", { name: "Save" }),
  ),
  publicScreen(
    "the start page of a visitor",
    (world) => world.shell,
    (page) => page.getByRole("link", { name: /^Plan a career/ }),
  ),
  staffScreen("the list of materials", "/materials", (page) => page.getByRole("table")),
  staffScreen("a material with its files", "/materials/mat-safety", (page) =>
    page.getByRole("link", { name: "safety-checklist.pdf" }),
  ),
  staffScreen("the form of a material", "/materials/mat-safety/edit", (page) =>
    page.getByRole("textbox", { name: "Text", exact: true }).getByRole("listitem").first(),
  ),
  {
    name: "the dialog of a link in a text",
    staff: true,
    async open(page, world) {
      await asStaff(page, world, "/materials/new");
      await page.getByRole("button", { name: "Link", exact: true }).click();
      await page.getByRole("button", { name: "Set link" }).click();
      await expect(page.getByText("Enter a web address that begins with")).toBeVisible();
    },
  },
  staffScreen("the list of resources", "/resources", (page) => page.getByRole("table")),
  staffScreen("a resource with its passages", "/resources/res-handbook", (page) =>
    page.getByText("Be at your workplace five minutes before"),
  ),
  staffScreen("the form of a resource", "/resources/res-handbook/edit", (page) =>
    page.getByRole("button", { name: "Remove the file" }),
  ),
  staffScreen("uploading resources", "/upload-resources", (page) =>
    page.getByLabel("Choose files"),
  ),
  {
    name: "a question that is tested",
    staff: true,
    async open(page, world) {
      await asStaff(page, world, "/test-question?integrationId=int-keystone");
      await page.getByLabel("Question").fill("What if I miss an evening class?");
      await page.getByLabel("Threshold").fill("0.4");
      await page.getByRole("button", { name: "Show what is found" }).click();
      await expect(page.getByText("Below 0.4 nothing is used")).toBeVisible();
    },
  },
  staffScreen("the list of dashboards", "/dashboards", (page) => page.getByRole("table")),
  staffScreen("a dashboard", "/dashboards/dash-apprentices", (page) =>
    page.getByRole("link", { name: "Keystone Assistant" }),
  ),
  {
    name: "the form of a dashboard with an open module",
    async open(page, world) {
      await signIn(page, world, superAdmin, "/dashboards/dash-welcome/edit");
      await page.getByRole("button", { name: /^Links/ }).click();
      await expect(
        page.getByRole("button", { name: "Move Browse our courses down" }),
      ).toBeVisible();
    },
  },
  staffScreen("the list of pages", "/pages", (page) => page.getByRole("table")),
  staffScreen("a page", "/pages/page-welcome", (page) =>
    page.getByRole("link", { name: "Edit", exact: true }),
  ),
  staffScreen("the form of a page", "/pages/page-welcome/edit", (page) =>
    page.getByRole("option", { name: "For apprentices" }).or(page.getByLabel("Dashboard")).first(),
  ),
  staffScreen("the list of cohorts", "/cohorts", (page) => page.getByRole("table")),
  ...[
    "classes",
    "organizations",
    "training-plans",
    "instruction-providers",
    "employers",
    "apprenticeships",
    "employer-agreements",
    "invites",
    "wage-schedules",
    "integrations",
    "reviewed-answers",
    "audit-log",
  ].flatMap((room): Screen[] => [
    staffScreen(`the list of ${room}`, `/${room}`, (page) => page.getByRole("table")),
    {
      name: `one of ${room}`,
      staff: true,
      async open(page, world) {
        await asStaff(page, world, `/${room}`);
        await page.getByRole("rowheader").first().getByRole("link").click();
        await expect(page.locator("dl").first()).toBeVisible();
      },
    },
  ]),
  publicScreen(
    "the sign-up for a class",
    (world) => `${world.loginSite}/keystone?action=signup&classId=course-register`,
    (page) => page.getByText("You are also registering for a class"),
  ),
  {
    name: "the sign-up with faults",
    async open(page, world) {
      await page.goto(`${world.loginSite}/keystone?action=signup`);
      await page.getByRole("button", { name: "Create account" }).click();
      await expect(page.getByRole("alert")).toContainText("Choose a password.");
    },
  },
  publicScreen(
    "the sign-up without an organization",
    (world) => `${world.loginSite}/?action=signup`,
    (page) => page.getByRole("heading", { level: 1, name: /needs the link/ }),
  ),
  publicScreen(
    "the confirmation of a sign-up",
    (world) => `${world.loginSite}/keystone?action=confirm&token=unknown`,
    (page) => page.getByRole("button", { name: "Confirm and sign in" }),
  ),
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
  publicScreen(
    "the forgotten password",
    (world) => `${world.loginSite}/?action=forgot`,
    (page) => page.getByRole("button", { name: "Send the link" }),
  ),
  {
    name: "the mail of a forgotten password on its way",
    async open(page, world) {
      await page.goto(`${world.loginSite}/?action=forgot`);
      await page.getByLabel("E-mail address").fill("nobody@example.test");
      await page.getByRole("button", { name: "Send the link" }).click();
      await expect(page.getByRole("button", { name: "Use another address" })).toBeVisible();
    },
  },
  publicScreen(
    "the new password",
    (world) => `${world.loginSite}/?action=reset&token=unknown`,
    (page) => page.getByRole("button", { name: "Set new password" }),
  ),
  publicScreen(
    "the new password without its link",
    (world) => `${world.loginSite}/?action=reset`,
    (page) => page.getByRole("link", { name: "Ask for a new link" }),
  ),
  publicScreen(
    "the confirmation of a sign-up without its link",
    (world) => `${world.loginSite}/keystone?action=confirm`,
    (page) => page.getByRole("link", { name: "Sign up again" }),
  ),
  publicScreen(
    "the second step of a sign-in",
    (world) => `${world.loginSite}/?action=finish&token=of-a-mail`,
    (page) => page.getByRole("link", { name: "Set a new password" }),
  ),
  publicScreen(
    "the page that undoes the change of an address",
    (world) => `${world.loginSite}/?action=undo-email&token=of-a-mail`,
    (page) => page.getByRole("button", { name: "Undo the change" }),
  ),
  {
    name: "the login site where the code of a screen did not come",
    async open(page, world) {
      await page.route("**/sign-up*.js", (route) => route.abort());
      await page.goto(`${world.loginSite}/keystone?action=signup`);
      await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    },
  },
  {
    name: "what an account can open that was refused a page",
    async open(page, world) {
      await signIn(page, world, "teacher@riverbend.test", "/users");
      await expect(page.getByText("What this account can open")).toBeVisible();
    },
  },
  {
    name: "the question before a hand-off that this browser did not ask for",
    async open(page, world) {
      const answer = await page.request.post(`${world.shell}/v1/identity/sign-in`, {
        headers: { origin: world.shell },
        data: {
          email: "student@riverbend.test",
          password: "guildway-demo",
          continueUrl: `${world.shell}/`,
        },
      });
      const { redirectTo } = (await answer.json()) as { redirectTo: string };
      await page.goto(redirectTo);
      await expect(page.getByRole("heading", { level: 1, name: /^Continue as/ })).toBeFocused();
    },
  },
  {
    name: "the question before other sessions end, with a message above it",
    async open(page, world) {
      await signIn(page, world, "admin@riverbend.test", "/account/sessions");
      await page.route("**/v1/identity/sessions", (route) =>
        route.request().method() === "DELETE" ? route.abort() : route.fallback(),
      );
      const elsewhere = await page.context().browser()!.newContext();
      const other = await elsewhere.newPage();
      await signIn(other, world, "admin@riverbend.test", "/account/profile");
      await expect(other.getByLabel("Display name")).toBeVisible();
      await elsewhere.close();
      await page.reload();
      const end = page.getByRole("button", { name: "Sign out everywhere else" });
      await end.click();
      await page.getByRole("dialog").getByRole("button", { name: "Sign out everywhere" }).click();
      await expect(page.getByText("could not be ended")).toBeVisible();
      await end.click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "the panel while the server does not answer",
    staff: true,
    async open(page, world) {
      await asStaff(page, world, "/account/profile");
      await expect(page.getByLabel("Display name")).toBeVisible();
      await page.route("**/v1/**", (route) => route.abort());
      await page.reload();
      await expect(page.getByRole("alert")).toContainText("We cannot reach the server");
    },
  },
  publicScreen(
    "the page for an address that does not exist",
    (world) => `${world.shell}/no/such/page`,
    (page) => page.getByText("No page found"),
  ),
  {
    name: "the panel of a remote that does not load",
    async open(page, world) {
      await page.route(`${world.careerPathways}/**`, (route) => route.abort());
      await page.goto(`${world.shell}/external/pathways`);
      await expect(page.getByRole("alert")).toContainText("is not available right now");
    },
  },
  {
    name: "the panel of a remote that does not load, among the staff's bars",
    staff: true,
    async open(page, world) {
      await page.route("**/users-*.js", (route) => route.abort());
      await asStaff(page, world, "/users");
      await expect(page.getByRole("alert")).toContainText("is not available right now");
    },
  },
  staffScreen("the staff start page", "/", (page) =>
    page.getByRole("link", { name: "See all users" }),
  ),
  staffScreen("the users list", "/users", (page) => page.getByText(/1–200 of/)),
  staffScreen("the users list where nobody matches", "/users?q=nobody-is-called-this", (page) =>
    page.getByText("No users match"),
  ),
  staffScreen("the choice of a file of users", "/import-users", (page) =>
    page.getByLabel("CSV file"),
  ),
  {
    name: "the columns of a file of users",
    staff: true,
    async open(page, world) {
      await asStaff(page, world, "/import-users");
      await page.getByLabel("CSV file").setInputFiles(csvFile("Contact,Role\na@b.test,king"));
      await page.getByRole("button", { name: "Check 1 row" }).click();
      await expect(page.getByText("Choose which column holds the e-mail")).toBeVisible();
    },
  },
  {
    name: "the preview of a file of users",
    staff: true,
    async open(page, world) {
      await asStaff(page, world, "/import-users");
      await page
        .getByLabel("CSV file")
        .setInputFiles(csvFile("E-mail,Role\naxe@example.test,student\nnobody,king"));
      await expect(page.getByRole("heading", { name: "Nothing is saved yet" })).toBeVisible();
    },
  },
  staffScreen("a signed agreement", "/apprentice-agreements/aa-signed", (page) =>
    page.getByRole("img", { name: "Signature" }),
  ),
  staffScreen("the form of a wage schedule", "/wage-schedules/ws-maintenance/edit", (page) =>
    page.getByRole("textbox", { name: "Duration of period 3" }),
  ),
  {
    name: "the question before an invitation is sent",
    staff: true,
    async open(page, world) {
      await asStaff(page, world, "/employer-agreements/ea-open");
      await page.getByRole("button", { name: "Send again" }).click();
      await expect(page.getByRole("radio", { name: "Spanish" })).toBeVisible();
    },
  },
  {
    name: "a key for programs, shown once",
    staff: true,
    async open(page, world) {
      await asStaff(page, world, "/api-keys");
      await page.getByRole("button", { name: "New API key" }).click();
      await page.getByRole("textbox", { name: "Name" }).fill("For axe");
      await page.getByRole("button", { name: "Make the key" }).click();
      await expect(page.getByText(/^gw_/)).toBeVisible();
    },
  },
  {
    name: "a webhook and what was sent to it",
    staff: true,
    async open(page, world) {
      await asStaff(page, world, "/webhooks");
      await page.getByRole("button", { name: "New webhook" }).click();
      await page.getByRole("textbox", { name: "Address" }).fill("https://10.1.2.3/axe");
      await page.getByRole("checkbox", { name: "Courses" }).check();
      await page.getByRole("button", { name: "Make the webhook" }).click();
      await page.getByRole("button", { name: "I have copied it" }).click();
      await page.getByRole("link", { name: "https://10.1.2.3/axe" }).first().click();
      await page.getByRole("button", { name: "Send a test" }).click();
      await expect(page.getByText("The address leads into a private network").first()).toBeVisible({
        timeout: 15_000,
      });
    },
  },
  {
    name: "the outbox",
    async open(page, world) {
      await sendAnInvitation(page, world);
      await page.goto(`${world.shell}/outbox`);
      await expect(page.getByRole("table")).toBeVisible();
    },
  },
  {
    name: "a mail of the outbox",
    async open(page, world) {
      await sendAnInvitation(page, world);
      await page.goto(`${world.shell}/outbox`);
      await page
        .getByRole("link", { name: /to review and sign$/ })
        .first()
        .click();
      await expect(page.getByText("The invitation asks for six digits")).toBeVisible();
    },
  },
  staffScreen("the list of sponsors", "/sponsors", (page) => page.getByRole("table")),
  staffScreen("a question that was asked, with its passages", "/searches/search-pay", (page) =>
    page.getByRole("link", { name: "Pay and wage schedules" }),
  ),
  {
    name: "the review of a training program that was read from a document",
    staff: true,
    async open(page, world) {
      await asStaff(page, world, "/internal/file-parse");
      await page.getByLabel("Document", { exact: true }).setInputFiles({
        name: "standards.xlsx",
        mimeType: "",
        buffer: workbook("Details", [
          ["Occupation Title", "Onet Code", "RAPIDS Code"],
          ["Machinery Repairer", "49-9041.00", 308],
        ]),
      });
      await page.getByRole("button", { name: "show where Title was read" }).click();
      await expect(page.locator("mark")).toBeVisible();
    },
  },
  staffScreen(
    "the making of an apprenticeship from a training program",
    "/make-apprenticeship/at-maintenance",
    (page) => page.getByRole("button", { name: "Make apprenticeship and wage schedule" }),
  ),
  staffScreen(
    "a training program with its readiness",
    "/training-programs/at-maintenance",
    (page) => page.getByRole("button", { name: "Word document" }),
  ),
  {
    name: "the form of a training program with a group that is open",
    staff: true,
    async open(page, world) {
      await asStaff(page, world, "/training-programs/at-maintenance/edit");
      await page.getByRole("button", { name: "Work safely", exact: true }).click();
      await expect(page.getByRole("textbox", { name: "Name of the group" })).toBeVisible();
      // What the bar at the top half covers would count as too small.
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  staffScreen("the form of an integration", "/integrations/new", (page) =>
    page.getByRole("textbox", { name: "Welcome" }),
  ),
  staffScreen("a user", "/users/user-keystone-owner", (page) =>
    page.getByRole("heading", { name: "Account" }),
  ),
  {
    name: "the account menu",
    staff: true,
    async open(page, world) {
      await asStaff(page, world);
      await expect(page.getByRole("link", { name: "See all users" })).toBeVisible();
      await page.getByRole("button", { name: /^Your account/ }).click();
      await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
    },
  },
  publicScreen(
    "the code of a page link",
    (world) => `${world.shell}/link/pl-code`,
    (page) => page.getByLabel("6-digit code"),
  ),
  publicScreen(
    "a page link that is over",
    (world) => `${world.shell}/link/pl-inactive`,
    (page) => page.getByText("This page is no longer active."),
  ),
  publicScreen(
    "a page with every kind of module",
    (world) => `${world.shell}/link/pl-page`,
    (page) => page.getByRole("button", { name: "Show Open house" }),
  ),
  publicScreen(
    "a material beside its page",
    (world) => `${world.shell}/link/pl-page?material=mat-safety`,
    (page) => page.getByRole("dialog").getByText("Author"),
  ),
  {
    name: "the form of a material beside its page",
    async open(page, world) {
      await signIn(page, world, "admin@keystone.test", "/account/sessions");
      await expect(page.getByText("This browser")).toBeVisible();
      await page.goto(`${world.shell}/link/pl-page?material=mat-safety`);
      const sheet = page.getByRole("dialog");
      await sheet.getByRole("button", { name: "Menu" }).click();
      await sheet.getByRole("button", { name: "Edit" }).click();
      await expect(sheet.getByRole("toolbar", { name: "Formatting" })).toBeVisible();
    },
  },
  publicScreen(
    "a course with cohorts",
    (world) => `${world.shell}/o/keystone/courses/classId/course-cohorts`,
    (page) => page.getByRole("button", { name: "Print a flyer" }),
  ),
  publicScreen(
    "a course that is live",
    (world) => `${world.shell}/o/keystone/courses/classId/course-live`,
    (page) => page.getByText("Class Live Now"),
  ),
  publicScreen(
    "a course that is locked",
    (world) => `${world.shell}/o/keystone/courses/classId/course-paid`,
    (page) => page.getByRole("button", { name: "Join Course" }),
  ),
  {
    name: "the choice of a cohort, with a fault",
    async open(page, world) {
      await page.goto(`${world.shell}/o/keystone/courses/classId/course-cohorts`);
      await page.getByRole("button", { name: "Join Course" }).click();
      const dialog = page.getByRole("dialog", { name: "Choose Cohort" });
      await dialog.getByRole("radio", { name: "Winter evenings" }).check();
      await dialog.getByRole("button", { name: "Enroll" }).click();
      await expect(dialog.getByText("Select at least one Class Code")).toBeVisible();
    },
  },
  publicScreen(
    "the courses of an organization",
    (world) => `${world.shell}/o/keystone/courses`,
    (page) => page.getByRole("link", { name: "Welding Basics" }),
  ),
  publicScreen(
    "a pathway",
    (world) => `${world.shell}/o/keystone/pathways/pathway-maintenance`,
    (page) => page.getByRole("link", { name: "See the job profile" }),
  ),
  {
    name: "the certificates of a pathway, unfolded",
    async open(page, world) {
      await page.goto(`${world.shell}/o/keystone/pathways/pathway-maintenance/certificates`);
      await page.getByText("Keystone Maintenance Technician").click();
      await expect(page.getByText("Every 3 years")).toBeVisible();
    },
  },
  publicScreen(
    "a pathway that is private",
    (world) => `${world.shell}/o/keystone/pathways/pathway-private`,
    (page) => page.getByText("This pathway is private."),
  ),
  publicScreen(
    "the assistant before it is asked",
    (world) => `${world.shell}${assistantPath}`,
    (page) => page.getByText("Here are some examples of questions"),
  ),
  publicScreen(
    "an assistant that is not there",
    (world) => `${world.shell}/external/assistant`,
    (page) => page.getByText("This assistant was not found"),
  ),
  {
    name: "an answer of the assistant, judged",
    async open(page, world) {
      await askAssistant(page, world, "How do I become an apprentice? Call 610-555-0100");
      await page.getByRole("button", { name: "No", exact: true }).click();
      await expect(page.getByLabel(/^What was good/)).toBeVisible();
    },
  },
  {
    name: "a passage that an answer cites",
    async open(page, world) {
      await askAssistant(page, world, "How do I become an apprentice?");
      await page
        .getByRole("button", { name: /^Source 1/ })
        .first()
        .click();
      await expect(page.locator("mark")).toBeVisible();
    },
  },
  {
    name: "the form that reaches a person, with faults",
    async open(page, world) {
      await askAssistant(page, world, "Who wins the football cup?");
      await page.getByRole("button", { name: "Talk to a person" }).click();
      await page.getByText("What is sent").click();
      await page.getByRole("button", { name: "Send question" }).click();
      await expect(page.getByText("Enter your e-mail address.")).toBeVisible();
    },
  },
  {
    name: "the assistant alone, with a question that is too short",
    async open(page, world) {
      await page.goto(`${world.assistant}/?orgId=org-keystone&integrationId=int-keystone`);
      await page.getByLabel("Ask a question...").fill("hello");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("alert")).toBeVisible();
    },
  },
  {
    name: "the assistant on a partner's page",
    async open(page, world) {
      await page.goto(`${world.partnerPage}/assistant`);
      await page.getByRole("button", { name: "Ask a question" }).click();
      await expect(
        page.frameLocator("iframe").getByText("Here are some examples of questions"),
      ).toBeVisible();
    },
  },
  {
    name: "the API explorer with an answer and a filter",
    async open(page, world) {
      await page.goto(`${world.shell}/api?call=resources&f.name[ilike]=pay`);
      await page.getByRole("button", { name: "Use the sandbox key" }).click();
      await page.getByRole("button", { name: "Run" }).click();
      await expect(page.getByRole("heading", { name: /^\d+ items?$/ })).toBeVisible();
    },
  },
  {
    name: "the API explorer with a request that is refused",
    async open(page, world) {
      await page.goto(`${world.shell}/api?call=resources&page=99999999`);
      await page.getByRole("button", { name: "Use the sandbox key" }).click();
      await page.getByRole("button", { name: "Run" }).click();
      await expect(page.getByText("Error: HTTP error! status: 400")).toBeVisible();
    },
  },
  {
    name: "the public calls, one of them open",
    async open(page, world) {
      await page.goto(`${world.shell}/api/calls?q=courseTopics`);
      await page.getByText(/content\/courseTopics$/).click();
      await expect(page.getByRole("heading", { name: "Try it" })).toBeVisible();
    },
  },
  staffScreen("a course for who is signed in", "/learn/course-cohorts", (page) =>
    page.getByRole("button", { name: "Ask to join" }),
  ),
];

const assistantPath = "/external/assistant?integrationId=int-keystone";

/** Asks the assistant, and waits for what it says. */
async function askAssistant(page: Page, world: World, question: string): Promise<void> {
  await page.goto(`${world.shell}${assistantPath}`);
  await page.getByLabel("Ask a question...").fill(question);
  await page.keyboard.press("Enter");
  await expect(
    page
      .getByText(/^(Answer composed|Ready)/)
      .and(page.getByRole("group", { name: "What the assistant is doing" })),
  ).toBeVisible();
  await expect(page.getByRole("listitem").first()).toBeVisible();
}

/** Puts a mail into the outbox. */
async function sendAnInvitation(page: Page, world: World): Promise<void> {
  await asStaff(page, world, "/employer-agreements/ea-open");
  await page.getByRole("button", { name: "Send again" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText(/^The invitation was sent to/)).toBeVisible();
}
