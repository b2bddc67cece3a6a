import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { World } from "@guildway/testing";
import { expect, test } from "./world-test.ts";

const student = "student@valley-college.test";
const secretInAddress = /[?&]token=/;

/** The public page that somebody without a role may go on to. */
const goal = (world: World) => `${world.shell}/external/pathways`;

const at = (world: World, path: string, query: Record<string, string> = {}) =>
  `${world.loginSite}/${path}?${new URLSearchParams({ continueUrl: goal(world), ...query })}`;

/** The links in the mails to an address, oldest first, as their reader would follow them. */
function linksTo(world: World, email: string): string[] {
  const folder = join(world.dataDir, "outbox");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".eml"))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .filter((mail) => new RegExp(`^To: .*${email}`, "m").test(mail))
    .map((mail) => ({ sent: Date.parse(/^Date: (.*)$/m.exec(mail)?.[1] ?? ""), mail }))
    .sort((one, other) => one.sent - other.sent)
    .map(({ mail }) => /https?:\/\/\S+/.exec(plainPart(mail))?.[0] ?? "");
}

/** The text part of a mail, decoded. */
function plainPart(mail: string): string {
  const [, head = "", body = ""] =
    /^(Content-Type: text\/plain[^]*?)\n\n([^]*?)\n--/m.exec(mail) ?? [];
  return head.includes("quoted-printable")
    ? body
        .replaceAll("=\n", "")
        .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    : body;
}

async function mailedLink(world: World, email: string): Promise<string> {
  await expect.poll(() => linksTo(world, email).length).toBeGreaterThan(0);
  return linksTo(world, email).at(-1)!;
}

async function fillSignUp(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("First name").fill("Rosa");
  await page.getByLabel("Last name").fill("Marsh");
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
}

const createAccount = (page: Page) => page.getByRole("button", { name: "Create account" }).click();

async function signUp(page: Page, world: World, email: string, password: string) {
  await page.goto(at(world, "keystone", { action: "signup" }));
  await fillSignUp(page, email, password);
  await createAccount(page);
  await expect(page.getByRole("heading", { name: "Check your mail" })).toBeFocused();
}

async function confirm(page: Page, link: string, password: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Confirm and sign in" }).click();
}

async function trySignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** A session's cookie cannot be read by scripts; the browser tells whether it holds one. */
const holdsSession = async (page: Page) =>
  (await page.context().cookies()).some(({ name }) => name.startsWith("gw-session"));

/** Lets an organization take new people by its staff only, as its owner decides it. */
async function closeSignUp(page: Page, world: World, slug: string): Promise<void> {
  const send = async (method: "POST" | "PUT", path: string, data: object, token = "") => {
    const headers = { origin: world.shell, ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await page.request.fetch(`${world.shell}${path}`, { method, data, headers });
    expect(answer.status()).toBe(200);
    return (await answer.json()) as { redirectTo: string; identityToken: string };
  };
  const { redirectTo } = await send("POST", "/v1/identity/sign-in", {
    email: `owner@${slug}.test`,
    password: "guildway-demo",
    continueUrl: `${world.shell}/`,
  });
  const token = new URL(redirectTo).searchParams.get("token");
  const { identityToken } = await send("POST", "/v1/identity/exchange", { token });
  const entry = `/v1/external/content/organization/org-${slug}`;
  await send("PUT", entry, { restrictRegister: true }, identityToken);
  await send("POST", `${entry}/publish`, {}, identityToken);
}

/** The calls that a page sends to the identity part of the API from now on. */
function identityCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/v1/identity/")) calls.push(request.url());
  });
  return calls;
}

test("who signs up by a course's link confirms by the mail and arrives, signed in, where they wanted to be", async ({
  page,
  world,
}) => {
  const email = "rosa.course@example.test";
  const link = "action=signup&pcp=true&classId=course-register&extRegClassId=MC-101-SP";
  await page.goto(
    `${world.shell}/login/keystone?${link}&cohortId=cohort-a&eUnitIds=code-a1,code-a2&utm_source=flyer`,
  );
  await expect(page).toHaveTitle("Create an account at Keystone Workforce Partners | Guildway");
  await expect(
    page.getByText("An administrator will verify your registration for the class"),
  ).toBeVisible();
  await expect(page.getByText("At least 10 characters.")).toBeVisible();
  await fillSignUp(page, email, "seven green lamps");
  const sending = page.waitForRequest((request) => request.url().endsWith("/identity/sign-up"));
  await page.getByLabel("Password", { exact: true }).press("Enter");
  expect((await sending).postDataJSON()).toMatchObject({
    organizationSlug: "keystone",
    classId: "course-register",
    extRegClassId: "MC-101-SP",
    cohortId: "cohort-a",
    eUnitIds: ["code-a1", "code-a2"],
    continueUrl: goal(world),
  });
  const heading = page.getByRole("heading", { name: "Check your mail" });
  await expect(heading).toBeFocused();
  await expect(heading).toHaveCSS("outline-style", "none");
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText("The link works for 24 hours.")).toBeVisible();

  const mailed = await mailedLink(world, email);
  expect(mailed).toMatch(secretInAddress);
  await page.goto(mailed);
  await expect(page.getByRole("heading", { name: "Confirm your account" })).toBeVisible();
  expect(page.url()).not.toMatch(secretInAddress);
  await page.getByLabel("Password", { exact: true }).fill("not my password");
  await page.getByRole("button", { name: "Confirm and sign in" }).click();
  await expect(page.getByRole("alert")).toContainText("not the password that you chose");
  await page.getByLabel("Password", { exact: true }).fill("seven green lamps");
  await page.getByRole("button", { name: "Confirm and sign in" }).click();
  await expect(page).toHaveURL(goal(world));
  await expect(page.getByLabel("What work do you want to do?")).toBeVisible();
  expect(await holdsSession(page)).toBe(true);
});

test("the link of a sign-up that was used already says so, and leads to the sign-up again", async ({
  page,
  world,
}) => {
  const email = "rosa.twice@example.test";
  await signUp(page, world, email, "seven green lamps");
  const link = await mailedLink(world, email);
  await confirm(page, link, "seven green lamps");
  await expect(page).toHaveURL(goal(world));
  await confirm(page, link, "seven green lamps");
  await expect(
    page.getByRole("heading", { name: "This link does not work any more" }),
  ).toBeFocused();
  await page.getByRole("link", { name: "Sign up again" }).click();
  await expect(page.getByRole("heading", { name: /^Create an account at/ })).toBeVisible();
});

test("who mistyped their address goes back to the form, which has kept their name and not their password", async ({
  page,
  world,
}) => {
  await signUp(page, world, "rosa.mistyped@example.test", "seven green lamps");
  await page.getByRole("button", { name: "Use another address" }).click();
  await expect(page.getByRole("heading", { name: /^Create an account at/ })).toBeFocused();
  await expect(page.getByLabel("First name")).toHaveValue("Rosa");
  await expect(page.getByLabel("E-mail address")).toHaveValue("rosa.mistyped@example.test");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
});

test("fields of the sign-up that are missing or wrong are named, and nothing is sent", async ({
  page,
  world,
}) => {
  await page.goto(at(world, "keystone", { action: "signup" }));
  const calls = identityCalls(page);
  await createAccount(page);
  const summary = page.getByRole("alert");
  await expect(summary).toBeFocused();
  for (const words of [
    "Enter your first name.",
    "Enter your last name.",
    "Enter your e-mail address.",
    "Choose a password.",
  ])
    await expect(summary).toContainText(words);
  await summary.getByRole("link", { name: "Enter your last name." }).click();
  await expect(page.getByLabel("Last name")).toBeFocused();
  await fillSignUp(page, "rosa at home", "too short");
  await createAccount(page);
  await expect(summary).toContainText("Enter an e-mail address like name@example.com.");
  await expect(summary).toContainText("Choose a password of at least 10 characters.");
  expect(calls).toEqual([]);
});

test("a password that is easy to guess and a class that is not offered are refused, each with its sentence, and what was typed stays", async ({
  page,
  world,
}) => {
  await page.goto(at(world, "valley-college", { action: "signup", classId: "course-register" }));
  await fillSignUp(page, "rosa.refused@example.test", "password123");
  await createAccount(page);
  const summary = page.getByRole("alert");
  await expect(summary).toContainText("This password is too easy to guess");
  await page.getByLabel("Password", { exact: true }).fill("seven green lamps");
  await createAccount(page);
  await expect(summary).toContainText("is not offered by this organization");
  await expect(page.getByLabel("First name")).toHaveValue("Rosa");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("seven green lamps");
});

test("who asks for more mails than a mailbox gets is answered as ever", async ({ page, world }) => {
  const email = "rosa.impatient@example.test";
  await page.goto(`${world.loginSite}/?action=forgot`);
  // From the browser's own address, whose asking counts.
  const statuses = await page.evaluate(async (body) => {
    const headers = { "content-type": "application/json" };
    const ask = () => fetch("/v1/identity/password/forgot", { method: "POST", headers, body });
    const answers: number[] = [];
    for (let times = 0; times < 8; times++) answers.push((await ask()).status);
    return answers;
  }, JSON.stringify({ email }));
  expect(new Set(statuses)).toEqual(new Set([200]));
  await page.getByLabel("E-mail address").fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("heading", { name: "Check your mail" })).toBeVisible();
});

test("where an organization takes new people by its staff only, the sign-up says so and what was typed stays", async ({
  page,
  world,
}) => {
  await closeSignUp(page, world, "riverbend");
  await page.goto(at(world, "riverbend", { action: "signup" }));
  await fillSignUp(page, "rosa.closed@example.test", "seven green lamps");
  await createAccount(page);
  await expect(page.getByRole("alert")).toContainText("you cannot sign up here");
  await expect(page.getByLabel("E-mail address")).toHaveValue("rosa.closed@example.test");
});

test("signing up needs the link of an organization", async ({ page, world }) => {
  await page.goto(`${world.loginSite}/?action=signup`);
  await expect(
    page.getByRole("heading", { name: "Signing up needs the link of an organization" }),
  ).toBeVisible();
  await page.goto(`${world.loginSite}/nowhere?action=signup`);
  await expect(
    page.getByRole("heading", { name: "This organization does not exist" }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Go to the sign-in" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Create an account" })).toBeHidden();
});

test("a forgotten password is replaced by the mailed link, once; the new one signs in and the old one does not", async ({
  page,
  world,
}) => {
  await page.goto(at(world, "valley-college"));
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page).toHaveTitle("Forgot your password? | Guildway");
  await page.getByLabel("E-mail address").fill(student);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("heading", { name: "Check your mail" })).toBeFocused();
  await expect(
    page.getByText("If an account has this address, a mail is on its way"),
  ).toBeVisible();

  const link = await mailedLink(world, student);
  await page.goto(link);
  expect(page.url()).not.toMatch(secretInAddress);
  await page.getByLabel("New password", { exact: true }).fill("four quiet rivers");
  await page.getByRole("button", { name: "Set new password" }).click();
  await expect(page.getByText("Your password was changed. Sign in with it.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeFocused();
  await trySignIn(page, student, "guildway-demo");
  await expect(page.getByRole("alert")).toContainText("do not match");

  await page.goto(at(world, "valley-college"));
  await trySignIn(page, student, "four quiet rivers");
  await expect(page).toHaveURL(goal(world));
  expect(await holdsSession(page)).toBe(true);

  await page.goto(link);
  await page.getByLabel("New password", { exact: true }).fill("five quiet rivers");
  await page.getByRole("button", { name: "Set new password" }).click();
  await expect(
    page.getByRole("heading", { name: "This link does not work any more" }),
  ).toBeFocused();
  await page.getByRole("link", { name: "Ask for a new link" }).click();
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
});

test("who asks for an address that no account has reads the same", async ({ page, world }) => {
  await page.goto(`${world.loginSite}/?action=forgot`);
  await page.getByLabel("E-mail address").fill("nobody@example.test");
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(
    page.getByText("If an account has this address, a mail is on its way"),
  ).toBeVisible();
});

test("the secret of a mailed link is in no storage and not in the address bar, and another language does not lose it or what was typed", async ({
  page,
  world,
}) => {
  const email = "rosa.language@example.test";
  await signUp(page, world, email, "seven green lamps");
  await page.goto(await mailedLink(world, email));
  await page.getByLabel("Password", { exact: true }).fill("seven green lamps");
  await page.getByRole("button", { name: "Español" }).click();
  await expect(page.getByRole("heading", { name: "Confirme su cuenta" })).toBeVisible();
  expect(await page.locator("html").getAttribute("lang")).toBe("es");
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
  );
  expect(kept).not.toMatch(/token=|[\w-]{43}|seven green lamps/);
  await page.getByRole("button", { name: "Confirmar e iniciar sesión" }).click();
  await expect(page).toHaveURL(goal(world));
});

test("a mailed link whose page is loaded again asks to open it in the mail again", async ({
  page,
  world,
}) => {
  await page.goto(`${world.loginSite}/keystone?action=confirm&token=a-secret`);
  await expect(page.getByRole("heading", { name: "Confirm your account" })).toBeVisible();
  await page.reload();
  await expect(
    page.getByRole("heading", { name: "Open the link in your mail again" }),
  ).toBeVisible();
});
