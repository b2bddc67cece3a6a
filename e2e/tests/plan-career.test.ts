import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, takenOver, test } from "./world-test.ts";
import { startWorld, type World } from "@guildway/testing";

const data = process.env["GUILDWAY_DATA"] ?? join(import.meta.dirname, "../../../shared/data");

async function search(page: Page, words: string): Promise<void> {
  await page.getByLabel("What work do you want to do?").fill(words);
  await page.getByRole("button", { name: "Search" }).click();
}

async function choose(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: `Select ${title}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole("region", { name: "Skills" }).or(part(page, "Skills"))).toBeVisible();
}

/** A card of the plan by its heading. */
const part = (page: Page, name: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name }) });

async function fillShareForm(page: Page): Promise<void> {
  await page.getByLabel("Name", { exact: true }).fill("Rosa Diaz");
  await page.getByLabel("Organization Name").fill("Diaz Electric");
  await page.getByLabel("Phone").fill("610-555-0100");
  await page.getByLabel("Email").fill("rosa@example.test");
}

/** What a reader of the profile page is told, without what the hour or the network decides. */
async function readPlan(page: Page): Promise<string> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Where these figures come from")).toBeVisible();
  // The map is drawn last, from a chunk of its own.
  await expect(page.locator("svg text").filter({ hasText: "Allentown" })).toBeVisible();
  return page.locator("main").innerText();
}

const mails = (world: World) =>
  readdirSync(join(world.dataDir, "outbox"))
    .filter((name) => name.endsWith(".eml"))
    .map((name) => readFileSync(join(world.dataDir, "outbox", name), "utf8"));

test.describe("with all of O*NET imported", () => {
  let world: World;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    if (!existsSync(data)) {
      if (process.env["GUILDWAY_REQUIRE_DATA"] === "1") throw new Error(`There is no ${data}.`);
      test.skip(true, `The official files are not in ${data}; set GUILDWAY_DATA.`);
    }
    world = await startWorld(Number(process.env["E2E_PORT"] ?? 5000) + 400);
    await world.kill();
    world.runOnData("import-data.ts", ["--from", data]);
    await world.start();
  });
  test.afterAll(() => world?.close());

  test("CP-1.1, CP-4.17 a visitor types electrition, chooses Electricians, edits a list and shares, and the profile page reads the same after the server was killed and started again", async ({
    page,
  }) => {
    test.setTimeout(120_000);
    world.watch(page.context());
    await page.goto(`${world.shell}/external/pathways`);
    await search(page, "electrition");
    await expect(
      page
        .getByRole("heading", { level: 3 })
        .or(page.getByRole("heading", { level: 2 }))
        .filter({ hasText: /^Electricians$/ }),
    ).toBeVisible();
    await choose(page, "Electricians");

    const skills = part(page, "Skills").first();
    await expect(skills.getByText("Troubleshooting")).toBeVisible();
    await skills.getByRole("button", { name: "Choose skills" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("checkbox", { name: /Troubleshooting/ }).uncheck();
    await dialog.getByRole("checkbox", { name: /Installation/ }).check();
    await dialog.getByRole("button", { name: "Save selection" }).click();
    await expect(skills.getByText("Troubleshooting")).toBeHidden();
    await expect(skills.getByText("Installation", { exact: true })).toBeVisible();

    await page.getByRole("button", { name: "Share" }).click();
    await fillShareForm(page);
    await page.getByRole("button", { name: "Send plan" }).click();
    await expect(page).toHaveURL(/\/external\/job-profiles\/[\w-]{22}/);
    const address = page.url();
    // The programs, with whose figures they are, come last.
    await expect(page.getByText(/Integrated Postsecondary Education/)).toBeVisible();
    const before = await readPlan(page);
    expect(before).toContain("Electricians");
    expect(before).toContain("Installation");
    expect(before).not.toContain("Troubleshooting");
    expect(before).not.toContain("rosa@example.test");
    await expect.poll(() => mails(world).length).toBe(2);

    await world.kill();
    await world.start();
    await page.goto(address);
    await takenOver(page);
    await expect.poll(() => readPlan(page)).toBe(before);
    expect(
      mails(world)
        .map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1])
        .toSorted(),
    ).toEqual([
      "New training plan: Electricians for Diaz Electric",
      "Your training plan: Electricians",
    ]);
  });

  test("a visitor sees what decides near them, leaves a program out, and the stored plan keeps programs and licenses with their facts", async ({
    page,
  }) => {
    await page.goto(`${world.shell}/external/pathways?occupation=47-2152.00`);
    await expect(page.getByLabel("What decides")).toContainText("Allentown-Bethlehem-Easton");
    const programs = page.locator("#programs");
    await expect(programs).toContainText(/All \d+ programs within 50 miles, nearest first/);
    await expect(programs.getByRole("listitem").first()).toContainText(
      /\d miles?.*graduates?, 2023–24/s,
    );
    await expect(page.locator("#sponsors")).toContainText("registered sponsors within 50 miles");
    await expect(page.locator("#certificates")).toContainText("Licenses of Pennsylvania");
    await expect(page.locator("#certificates")).toContainText(/entry of \d\d\/\d\d\/\d{4}/);

    const [first, second] = await programs.getByRole("listitem").allInnerTexts();
    await programs
      .getByRole("button", { name: /^Remove/ })
      .first()
      .click();
    await expect(programs.getByRole("listitem").first()).toHaveText(second!.replaceAll("\n", ""));
    await page.getByRole("button", { name: "Copy link" }).click();
    await page.getByRole("button", { name: "Save plan and copy link" }).click();
    await page.goto(await page.getByLabel("Link to your plan").inputValue());
    await takenOver(page);
    await expect(page.locator("#certificates")).toContainText("Licenses of Pennsylvania");
    await expect(programs.getByRole("listitem").first()).toContainText(/graduates?, 2023–24/);
    expect(first).not.toBe(second);
    await expect(programs.getByText(first!)).toHaveCount(0);
  });
});

test("CP-2.11 a search without results says so", async ({ page, world }) => {
  await page.goto(`${world.shell}/external/pathways`);
  await search(page, "zzzzqqq");
  await expect(
    page.getByText("No results found - Try a more general search or check spelling."),
  ).toBeVisible();
});

test("CP-2.1 occupationKeyword starts a search at once, then the query is cleared", async ({
  page,
  world,
}) => {
  await page.goto(`${world.shell}/external/pathways?occupationKeyword=welder`);
  await expect(page.getByRole("button", { name: /^Select Welders/ })).toBeVisible();
  expect(page.url()).not.toContain("occupationKeyword");
});

test("the tab of a plan names its occupation, in the shell and standalone, made or saved", async ({
  page,
  world,
}) => {
  for (const tool of [`${world.shell}/external/pathways`, `${world.careerPathways}/`]) {
    await page.goto(`${tool}?occupation=47-2111.00`);
    await expect(page).toHaveTitle("Electricians, training plan | Guildway");
    await page.getByRole("button", { name: "Change", exact: true }).click();
    await expect(page).toHaveTitle("Career Pathways | Guildway");
  }
  await page.goto(`${world.shell}/external/job-profiles/jp-maintenance?lang=es`);
  await takenOver(page);
  await expect(page).toHaveTitle("Industrial Machinery Mechanics, plan de capacitación | Guildway");
});

test("CP-2.3 an organization that cannot load shows 'Cannot load organization'", async ({
  page,
  world,
}) => {
  await page.goto(`${world.shell}/external/pathways?orgId=org-nowhere`);
  await expect(page.getByText("Cannot load organization")).toBeVisible();
});

test("CP-2.4, CP-2.5 an invalid location id sends the visitor to the product's home", async ({
  page,
  world,
}) => {
  await page.goto(`${world.shell}/external/pathways?orgId=org-keystone&locationId=loc-nowhere`);
  await expect(page).not.toHaveURL(/external\/pathways/);
});

test("CP-2.14, CP-2.15, CP-2.2 Share appears without an organization and Save with one", async ({
  page,
  world,
}) => {
  await page.goto(`${world.shell}/external/pathways?occupation=47-2111.00`);
  await expect(page.getByRole("button", { name: "Share" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Save" })).toBeHidden();
  await page.goto(`${world.shell}/external/pathways?occupation=47-2111.00&orgId=org-keystone`);
  await expect(page.getByRole("button", { name: "Save" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Share" })).toBeHidden();
});

test("CP-5.1 the share form names each field that is not filled in, and sends nothing", async ({
  page,
  world,
}) => {
  await page.goto(`${world.shell}/external/pathways?occupation=47-2111.00`);
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByLabel("Email").fill("not an address");
  await page.getByRole("button", { name: "Send plan" }).click();
  const summary = page.getByRole("alert");
  for (const words of [
    "Enter your name",
    "Enter the name of your organization",
    "Enter your phone number",
    "Enter an e-mail address",
  ])
    await expect(summary).toContainText(words);
  expect(page.url()).toContain("/external/pathways");
});

test("another language is spoken at once, and nothing that was typed is lost", async ({
  page,
  world,
}) => {
  await page.goto(`${world.shell}/external/pathways`);
  const keyword = page.locator("main input").first();
  await keyword.fill("electrition");
  await page.getByRole("button", { name: "Español" }).click();
  await expect(page.getByRole("button", { name: "Buscar" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(keyword).toHaveValue("electrition");
  await page.reload();
  await expect(page.getByRole("button", { name: "Buscar" })).toBeVisible();
});

test("in Spanish, what O*NET says in English is marked as English", async ({ page, world }) => {
  await page.goto(`${world.shell}/external/pathways?q=electrician&lang=es`);
  await expect(page.getByRole("heading", { name: "Electricista" })).toHaveAttribute("lang", "es");
  await expect(page.getByText("Electricians", { exact: true })).toHaveAttribute("lang", "en");
  await page.goto(`${world.shell}/external/pathways?occupation=49-9041.00&lang=es`);
  await expect(page.getByText("De dónde provienen estos datos")).toBeVisible();
  const english = /\b(the|and|of|with|how|to|mechanics?)\b/i;
  const unmarked = await page.locator("main").evaluate((main, source) => {
    const words = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (words.nextNode()) {
      const { parentElement: parent, textContent } = words.currentNode;
      if (!parent?.closest("[lang=en]") && new RegExp(source, "i").test(textContent ?? ""))
        found.push(textContent ?? "");
    }
    return found;
  }, english.source);
  expect(unmarked).toEqual([]);
});

test("CP-5.6 skills cannot be left empty: 'Select at least one.'", async ({ page, world }) => {
  await page.goto(`${world.shell}/external/pathways?occupation=47-2111.00`);
  await part(page, "Skills").first().getByRole("button", { name: "Choose skills" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Choose none" }).click();
  await dialog.getByRole("button", { name: "Save selection" }).click();
  await expect(dialog.getByText("Select at least one.").first()).toBeVisible();
});

test("CP-4.11 a plan saved on a partner's page tells that page its id, and only that page", async ({
  page,
  world,
}) => {
  await page.goto(world.partnerPage);
  const tool = page.frameLocator("iframe");
  await tool.getByLabel("What work do you want to do?").fill("welder");
  await tool.getByRole("button", { name: "Search" }).click();
  await tool
    .getByRole("button", { name: /^Select Welders/ })
    .first()
    .click();
  await tool.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/Your plan was saved as [\w-]{22}\./)).toBeVisible();
});

test("a save that works after one that failed leaves only its own toast", async ({
  page,
  world,
}) => {
  await page.goto(`${world.shell}/external/pathways?occupation=47-2111.00&orgId=org-keystone`);
  await page.route("**/v1/external/firebase/store/jobProfiles", (route) => route.abort());
  await page.getByRole("button", { name: "Save" }).click();
  const failure = page.getByText("Unable to save & send plan, please refresh and try again.");
  await expect(failure).toBeVisible();
  // A toast under the pointer does not close by itself, so that only the later one can take it away.
  await failure.hover();
  await page.unroute("**/v1/external/firebase/store/jobProfiles");
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await expect(page.getByText("Training plan saved!")).toBeVisible();
  await expect(failure).toBeHidden();
});

test("a plan shared with a location id in the address carries locationId and isExternal", async ({
  page,
  world,
}) => {
  const address = `${world.shell}/external/pathways?occupation=47-2111.00&locationId=loc-allentown`;
  await page.goto(address);
  await takenOver(page);
  const created = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().endsWith("/store/jobProfiles"),
  );
  await page.getByRole("button", { name: "Share" }).click();
  await fillShareForm(page);
  await page.getByRole("button", { name: "Send plan" }).click();
  const location = { locationId: "loc-allentown", isExternal: true };
  expect((await created).postDataJSON()).toMatchObject({ data: location });
  await expect(page).toHaveURL(/\/external\/job-profiles\/[\w-]{22}/);
  const id = new URL(page.url()).pathname.split("/").at(-1);
  const stored = await page.request.get(`${world.shell}/v1/external/firebase/store/jobProfiles`, {
    params: { ids: id ?? "" },
  });
  expect(await stored.text()).toContain('"locationId":"loc-allentown","isExternal":true');
});

test("a link to a plan is copied without leaving a name, once what happens was said", async ({
  page,
  context,
  world,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: world.shell });
  await page.goto(`${world.shell}/external/pathways?occupation=47-2111.00`);
  await page.getByRole("button", { name: "Copy link" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("without your name or how to reach you");
  const created = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().endsWith("/store/jobProfiles"),
  );
  await dialog.getByRole("button", { name: "Save plan and copy link" }).click();
  const { data } = (await created).postDataJSON() as { data: object };
  for (const contact of ["name", "email", "phone", "companyName"])
    expect(data).not.toHaveProperty(contact);
  await expect(dialog.getByText("Link copied.")).toBeVisible();
  const lead = (await dialog.getByText("without your name").boundingBox())!;
  const label = (await dialog.getByText("Link to your plan").boundingBox())!;
  expect(label.y - lead.y - lead.height).toBeGreaterThan(8);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(await dialog.getByLabel("Link to your plan").inputValue()).toBe(link);

  // Asked again for the same plan, it is the same link.
  await dialog.locator("button", { hasText: "Close" }).last().click();
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(dialog.getByLabel("Link to your plan")).toHaveValue(link);
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1, name: "Electricians" })).toBeVisible();
});

test("on a partner's page Save stays in sight while the plan is scrolled", async ({
  page,
  world,
}) => {
  await page.goto(world.partnerPage);
  const tool = page.frameLocator("iframe");
  await tool.getByLabel("What work do you want to do?").fill("welder");
  await tool.getByRole("button", { name: "Search" }).click();
  await tool.getByRole("button", { name: /^Select Welders/ }).click();
  const save = tool.getByRole("button", { name: "Save" });
  await expect(save).toBeInViewport({ ratio: 1 });
  await tool.getByRole("heading", { name: "Related occupations" }).scrollIntoViewIfNeeded();
  await expect(save).toBeInViewport({ ratio: 1 });
});

test("in a frame whose page does not tell what is in sight, Save stands at the top of the plan too", async ({
  page,
  world,
}) => {
  await page.goto(world.partnerPage);
  await page.evaluate((origin) => {
    const frame = document.createElement("iframe");
    frame.src = `${origin}/?embedded=true&orgId=org-keystone&occupation=47-2111.00&parentOrigin=${location.origin}`;
    frame.style.cssText = "width: 100%; height: 5000px";
    document.body.replaceChildren(frame);
  }, world.careerPathways);
  const saves = page.frameLocator("iframe").getByRole("button", { name: "Save" });
  await expect(saves).toHaveCount(2);
  await expect(saves.first()).toBeInViewport({ ratio: 1 });
});

test("a site that the organization does not allow cannot embed Career Pathways", async ({
  request,
  world,
}) => {
  const policy = async (orgId: string) =>
    (
      await request.get(`${world.careerPathways}/?embedded=true&orgId=${orgId}`, {
        headers: { accept: "text/html" },
      })
    ).headers()["content-security-policy"];
  expect(await policy("org-valley")).not.toContain(world.partnerPage);
});

test("changing a plan without its grant is refused", async ({ request, world }) => {
  const path = `${world.shell}/v1/external/firebase/store/jobProfiles`;
  const created = await request.post(path, {
    data: { data: { OnetCode: "47-2111.00", OnetTitle: "Electricians" } },
  });
  const { docId } = (await created.json()) as { docId: string };
  const changed = await request.put(path, { data: { id: docId, data: { OnetTitle: "Mine" } } });
  expect(changed.status()).toBe(403);
  expect(await changed.json()).toMatchObject({ code: "access.grant-needed" });
});
