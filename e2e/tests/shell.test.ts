import { signIn, type World } from "@guildway/testing";
import { request } from "@playwright/test";
import { expect, test } from "./world-test.ts";

const superAdmin = "superadmin@guildway.test";

test("a visitor finds the public pages and the way in at the product's address, in both languages", async ({
  page,
  world,
}) => {
  await page.goto(`${world.shell}/`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Where would you like to begin?",
  );
  await page.getByRole("button", { name: "Español" }).click();
  await page.getByRole("link", { name: /^Planifique su carrera/ }).click();
  await expect(page).toHaveURL(`${world.shell}/external/pathways`);
  await page.goBack();
  await page.getByRole("link", { name: "Iniciar sesión", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`^${world.loginSite}/`));
});

test("CO-2.1, CO-2.23 the address of the product is the console's home for staff; its document has the brand's name and asks search engines to stay out", async ({
  page,
  world,
}) => {
  const document = await (await page.request.get(`${world.shell}/`)).text();
  expect(document).toContain("<title>Guildway</title>");
  expect(document).toContain('<meta name="robots" content="noindex"');
  await signIn(page, world, superAdmin);
  await expect(page).toHaveURL(`${world.shell}/`);
  await expect(
    page.getByRole("heading", { level: 1, name: "Keystone Workforce Partners" }),
  ).toBeVisible();
  await expect(page).toHaveTitle("Courses | Guildway");
});

test("CO-2.21 the fallback screen has an address of its own and stands at every unknown one", async ({
  page,
  world,
}) => {
  for (const path of ["/404", "/no/such/page", "/o/keystone/nothing"]) {
    await page.goto(world.shell + path);
    await expect(page.getByText("No page found")).toBeVisible();
  }
});

test("CO-2.28 who writes a class finds how markdown is written, with a leaf to print", async ({
  page,
  world,
}) => {
  await signIn(page, world, superAdmin, "/classes/course-cohorts/edit");
  await page.getByRole("button", { name: "Markdown cheatsheet" }).click();
  const modal = page.getByRole("dialog", { name: "Markdown cheatsheet" });
  await expect(modal.getByRole("row", { name: /Words in bold/ })).toBeVisible();
  const leaf = await modal.locator("iframe").getAttribute("src");
  const answer = await page.request.get(new URL(leaf!, page.url()).href);
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  await page.keyboard.press("Escape");
  await expect(modal).toBeHidden();
  await expect(page.getByRole("button", { name: "Markdown cheatsheet" })).toBeFocused();
});

test("CO-2.32, CO-9.8 a toast stands at the top in the middle, without a bar, goes by itself after 3 s, and at a click", async ({
  page,
  world,
}) => {
  await signIn(page, world, superAdmin, "/classes/course-test/edit");
  const save = async () => {
    await page.getByLabel("Overview").fill(`Changed at ${Math.random()}`);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("status").filter({ hasText: "is saved" })).toBeVisible();
  };
  await save();
  const toast = page.getByRole("status").filter({ hasText: "is saved" });
  const [box, width] = [await toast.boundingBox(), page.viewportSize()!.width];
  expect(Math.abs(box!.x + box!.width / 2 - width / 2)).toBeLessThan(20);
  expect(box!.y).toBeLessThan(100);
  const bar = page.locator(".Toastify__progress-bar");
  await expect(bar).toHaveCSS("animation-duration", "3s");
  await expect(page.locator(".Toastify__progress-bar--wrp")).toHaveCSS("opacity", "0");
  await expect(toast).toBeHidden();
  await page.goto(`${world.shell}/classes/course-test/edit`);
  await save();
  await toast.click();
  await expect(toast).toBeHidden({ timeout: 2000 });
});

test("CO-2.29, CO-2.30 a question has its title, its text, the answer and 'Cancel'; while the answer is being done it says 'Loading...' and neither can be pressed", async ({
  page,
  world,
}) => {
  await signIn(page, world, superAdmin, "/classes/new");
  await page.getByLabel("Title").fill("A class to delete");
  await page.getByRole("button", { name: "Create class" }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("dialog", { name: "Delete A class to delete?" });
  await expect(question).toContainText("This cannot be undone.");
  await expect(question.getByRole("button", { name: "Cancel" })).toBeEnabled();
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/v1/external/content/class/*", async (route) => {
    await held;
    await route.continue();
  });
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(question.getByRole("button", { name: "Loading..." })).toBeDisabled();
  await expect(question.getByRole("button", { name: "Cancel" })).toBeDisabled();
  answer();
  await expect(page.getByRole("heading", { level: 1, name: "Classes" })).toBeVisible();
});

test("a session that is revoked while a form is half filled: what was typed is there again after signing in", async ({
  page,
  world,
}) => {
  const person = "readonly@keystone.test";
  await signIn(page, world, person, "/locations/loc-bethlehem/edit");
  await page.getByLabel("City").fill("Nazareth");
  await revokeSessions(world, person);
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByLabel("E-mail address").fill(person);
  await page.getByLabel("Password", { exact: true }).fill("guildway-demo");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(`${world.shell}/locations/loc-bethlehem/edit`);
  await expect(page.getByLabel("City")).toHaveValue("Nazareth");
});

/** Ends every session of a person, as they do from another device. */
async function revokeSessions(world: World, email: string): Promise<void> {
  const there = await request.newContext({
    baseURL: world.api,
    extraHTTPHeaders: { origin: world.shell },
  });
  const signedIn = await there.post("/v1/identity/sign-in", {
    data: { email, password: "guildway-demo", continueUrl: `${world.shell}/` },
  });
  const { redirectTo } = (await signedIn.json()) as { redirectTo: string };
  const token = new URL(redirectTo).searchParams.get("token");
  const exchanged = await there.post("/v1/identity/exchange", { data: { token, confirmed: true } });
  const { identityToken } = (await exchanged.json()) as { identityToken: string };
  const headers = { authorization: `Bearer ${identityToken}` };
  const sessions = await there.get("/v1/identity/sessions", { headers });
  const { items } = (await sessions.json()) as { items: { id: string; current: boolean }[] };
  for (const { id } of items.filter(({ current }) => !current))
    await there.delete(`/v1/identity/sessions/${id}`, { headers });
  await there.dispose();
}
