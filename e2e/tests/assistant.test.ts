import type { FrameLocator, Page } from "@playwright/test";
import { signIn } from "@guildway/testing";
import { expect, test } from "./world-test.ts";

const welcome = "Hello! Ask me anything about apprenticeships and training at Keystone.";
const path = "/external/assistant?integrationId=int-keystone";

const boxIn = (place: Page | FrameLocator) =>
  place.getByRole("textbox", { name: "Ask a question..." });

async function ask(place: Page | FrameLocator, question: string): Promise<void> {
  await boxIn(place).fill(question);
  await boxIn(place).press("Enter");
}

/** Asks what the library answers, and sees the answer and where it is from. */
async function getAnswer(place: Page | FrameLocator): Promise<void> {
  await ask(place, "How do I become an apprentice?");
  await expect(place.getByText(/^To become an apprentice, choose an occupation/)).toBeVisible();
  await expect(
    place.getByRole("button", { name: /^Source 1: How to become an apprentice/ }).first(),
  ).toBeVisible();
}

test("CO-2.11, IN-1.5 a visitor without an account asks at /external/assistant, and a citation opens the very passage, marked", async ({
  page,
  world,
}) => {
  await page.goto(world.shell + path);
  await expect(page.getByText(welcome)).toBeVisible();
  await expect(page).toHaveTitle(/Keystone Assistant/);
  await getAnswer(page);
  await page
    .getByRole("button", { name: /^Source 1: How to become/ })
    .first()
    .click();
  const sheet = page.getByRole("dialog", { name: "How to become an apprentice" });
  await expect(sheet.locator("mark")).toContainText("To become an apprentice");
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("button", { name: /^Source 1: How to/ }).first()).toBeFocused();
});

test("a passage of a PDF is opened at its page", async ({ page, world }) => {
  await page.goto(world.shell + path);
  await ask(page, "How many hours does an industrial machinery mechanic work?");
  await page
    .getByRole("button", { name: /^Source \d: Apprentice handbook, page 1/ })
    .first()
    .click();
  const open = page.getByRole("link", { name: /^Open it at page 1/ });
  await expect(open).toHaveAttribute("href", /\/v1\/files\/[^?]*\.pdf(\?.*)?#page=1$/);
  await expect(open).toHaveAttribute("target", "_blank");
  const file = await page.request.get((await open.getAttribute("href"))!);
  expect(file.headers()["content-type"]).toContain("application/pdf");
});

test("IN-2.34 whoever is signed in is signed out there, and nothing is drawn before", async ({
  page,
  world,
}) => {
  await signIn(page, world, "student@riverbend.test", "/account/profile");
  await expect(page.getByLabel("Display name")).toBeVisible();
  let ended = 0;
  await page.route("**/v1/identity/session/end", async (route) => {
    ended += 1;
    expect(await page.getByText(welcome).count()).toBe(0);
    await route.continue();
  });
  await page.goto(world.shell + path);
  await expect(page.getByText(welcome)).toBeVisible();
  expect(ended).toBe(1);
  await page.goto(`${world.shell}/account/profile`);
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
});

test("in a frame it ends no session", async ({ page, world }) => {
  await signIn(page, world, "student@riverbend.test", "/account/profile");
  await expect(page.getByLabel("Display name")).toBeVisible();
  await page.evaluate((address) => {
    const frame = document.createElement("iframe");
    frame.src = address;
    document.body.append(frame);
  }, path);
  await expect(page.frameLocator("iframe").getByText(welcome)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Display name")).toBeVisible();
});

test("IN-2.33 it closes to where the visitor came from", async ({ page, world }) => {
  await page.goto(`${world.shell}/external/pathways`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto(world.shell + path);
  await page.getByRole("button", { name: "Close the assistant" }).click();
  await expect(page).not.toHaveURL(/assistant/);
});

test("IN-4.18, IN-4.19 after two questions without an answer the form comes, and its mail is in the outbox", async ({
  page,
  context,
  world,
}) => {
  await page.goto(world.shell + path);
  await ask(page, "Who wins the football cup?");
  await expect(page.getByText(/^I can't give an accurate/).first()).toBeVisible();
  await ask(page, "Which pizza do astronauts eat?");
  await expect(page.getByRole("heading", { name: "Talk to a person" })).toBeFocused();
  await page.getByLabel("Your e-mail address").fill("visitor@example.test");
  await page.getByRole("button", { name: "Send question" }).click();
  await expect(page.getByText("Message sent!")).toBeVisible();
  const staff = await context.newPage();
  await signIn(staff, world, "superadmin@guildway.test", "/outbox");
  await staff
    .getByRole("link", { name: /^A question for/ })
    .first()
    .click();
  await expect(staff.getByText("Which pizza do astronauts eat?")).toBeVisible();
  await expect(staff.getByText("help@keystone.test").first()).toBeVisible();
});

test("on a partner's page a button in the corner opens it by keyboard, and Escape closes it and gives the focus back", async ({
  page,
  world,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto(`${world.partnerPage}/assistant`);
  const button = page.getByRole("button", { name: "Ask a question" });
  await expect(button).toBeVisible();
  // Nothing of it is fetched before somebody is about to open it.
  expect(fetched.filter((url) => url.startsWith(world.assistant))).toEqual([
    `${world.assistant}/embed.js`,
  ]);
  await button.focus();
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog", { name: "Assistant" });
  await expect(panel).toBeVisible();
  const chat = page.frameLocator("iframe");
  await expect(chat.getByText(welcome)).toBeVisible();
  await expect(boxIn(chat)).toBeFocused();
  await expect(chat.locator("html")).toHaveAttribute("data-theme", "light");
  await page.evaluate(() => document.body.setAttribute("style", "background: #101418"));
  await expect(chat.locator("html")).toHaveAttribute("data-theme", "dark");
  await getAnswer(chat);

  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  // What was said is still there, in memory.
  await expect(chat.getByText(/^To become an apprentice/)).toBeVisible();
  await chat.getByRole("button", { name: "Close the assistant" }).click();
  await expect(panel).toBeHidden();
});

test("Escape closes what is open in the chat first, and the chat at the third oath by itself", async ({
  page,
  world,
}) => {
  await page.goto(`${world.partnerPage}/assistant`);
  await page.getByRole("button", { name: "Ask a question" }).click();
  const panel = page.getByRole("dialog", { name: "Assistant" });
  const chat = page.frameLocator("iframe");
  await getAnswer(chat);
  await chat
    .getByRole("button", { name: /^Source 1/ })
    .first()
    .click();
  await expect(chat.locator("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(chat.locator("dialog")).toBeHidden();
  await expect(panel).toBeVisible();
  for (let oaths = 0; oaths < 3; oaths++) await ask(chat, "What the fuck is this?");
  await expect(chat.getByText("Please refrain from using profanity.")).toBeVisible();
  await expect(panel).toBeHidden();
});

test("the button takes on the color that the script or the integration names", async ({
  page,
  world,
}) => {
  await page.goto(`${world.partnerPage}/assistant`);
  const button = page.getByRole("button", { name: "Ask a question" });
  await expect(button).toHaveCSS("background-color", "rgb(0, 0, 0)");
  await page.evaluate((src) => {
    document.querySelector("[data-guildway-assistant]")!.remove();
    const script = document.createElement("script");
    Object.assign(script.dataset, {
      orgId: "org-keystone",
      integrationId: "int-keystone",
      color: "#f4b63f",
      lang: "es",
    });
    script.src = src;
    document.body.append(script);
  }, `${world.assistant}/embed.js`);
  const spanish = page.getByRole("button", { name: "Haga una pregunta" });
  await expect(spanish).toHaveCSS("background-color", "rgb(244, 182, 63)");
  await expect(spanish).toHaveCSS("color", "rgb(0, 0, 0)");
});

test("within a partner's page it stands where its script stands, grows with what is said, and cannot be closed", async ({
  page,
  world,
}) => {
  await page.goto(`${world.partnerPage}/assistant?inline`);
  const frame = page.locator("iframe");
  const chat = page.frameLocator("iframe");
  await expect(chat.getByText(welcome)).toBeVisible();
  await expect(chat.getByRole("button", { name: "Close the assistant" })).toHaveCount(0);
  const before = (await frame.boundingBox())!.height;
  await getAnswer(chat);
  await expect.poll(async () => (await frame.boundingBox())!.height).toBeGreaterThan(before);
  expect((await frame.boundingBox())!.height).toBeLessThanOrEqual(680);
});

test("a site that the organization does not name cannot frame it", async ({ page, world }) => {
  const { headers } = await page.request
    .get(`${world.assistant}/?orgId=org-valley&integrationId=int-valley`, {
      headers: { accept: "text/html" },
    })
    .then((response) => ({ headers: response.headers() }));
  const ancestors = /frame-ancestors ([^;]*)/.exec(headers["content-security-policy"] ?? "")?.[1];
  expect(ancestors).not.toContain(world.partnerPage);

  // Nor does the organization that names a site lend it another one's.
  await page.goto(world.partnerPage);
  await page.evaluate((src) => {
    const frame = document.createElement("iframe");
    frame.src = src;
    document.body.replaceChildren(frame);
  }, `${world.assistant}/?embedded=true&orgId=org-keystone&integrationId=int-valley`);
  await expect(page.frameLocator("iframe").getByText("This assistant was not found")).toBeVisible();
});

test("on an organization's page it is asked where it stands, and while it does not load a link leads to it", async ({
  page,
  world,
}) => {
  await page.route(`${world.assistant}/**`, (route) => route.abort());
  await page.goto(`${world.shell}/o/keystone/page/page-welcome`);
  await expect(page.getByRole("link", { name: "Ask a question" })).toHaveAttribute("href", path);
  await page.unroute(`${world.assistant}/**`);
  await page.reload();
  await getAnswer(page);
  await expect(page).toHaveURL(/page-welcome/);
});

test("what a page is told between the lines of an answer is never drawn as a link or as HTML", async ({
  page,
  world,
}) => {
  await page.route("**/v1/llm/completions/chatEngine", (route) =>
    route.fulfill({
      contentType: "text/plain; charset=utf-8",
      body: 'See <a href="https://evil.example">this</a> and https://evil.example now. [1]\n<img src=x onerror=alert(1)> [?]\n',
    }),
  );
  await page.goto(world.shell + path);
  await ask(page, "How do I become an apprentice?");
  await expect(page.getByText('See <a href="https://evil.example">this</a>')).toBeVisible();
  await expect(page.locator('a[href*="evil.example"]')).toHaveCount(0);
  await page.getByText("1 sentence was left out, since no source holds it").click();
  await expect(page.getByText("<img src=x onerror=alert(1)>")).toBeVisible();
});

test("on a phone the box stays in sight, and a long conversation is read from the question on", async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(world.shell + path);
  await getAnswer(page);
  await ask(page, "Do I get paid while I learn?");
  const question = page.getByText(/Do I get paid while I learn\?$/).last();
  await expect(page.getByText(/^Apprentices are paid while they learn/).last()).toBeInViewport();
  await expect(question).toBeInViewport();
  await expect(boxIn(page)).toBeInViewport();

  // What has the focus is not hidden behind the box.
  const copy = page.getByRole("button", { name: "Copy" }).first();
  await copy.focus();
  const [bottom, top] = await Promise.all([
    copy.evaluate((button) => button.getBoundingClientRect().bottom),
    page
      .locator("form")
      .last()
      .evaluate((form) => form.getBoundingClientRect().top),
  ]);
  expect(bottom).toBeLessThanOrEqual(top);
});
