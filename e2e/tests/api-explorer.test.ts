import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { World } from "@guildway/testing";
import type { Page } from "@playwright/test";
import { expect, test } from "./world-test.ts";

const key = "gw_demo_content_key";
const run = promisify(execFile);

const answer = (page: Page) => page.getByRole("region", { name: "Response", exact: true });
const shownJson = async (page: Page) =>
  JSON.parse((await answer(page).getByRole("group", { name: "JSON" }).textContent()) ?? "") as {
    id: string;
  }[];

async function open(page: Page, world: World, query = "") {
  await page.goto(`${world.shell}/api${query}`);
  await expect(page.getByRole("heading", { level: 1, name: "Guildway API" })).toBeVisible();
}

async function runWith(page: Page, endpoint: string, given = key) {
  await page.getByLabel("Api Key").fill(given);
  await page.getByLabel("Endpoint").selectOption({ label: endpoint });
  await page.getByRole("button", { name: "Run" }).click();
}

test("CO-1.8, CO-2.14, CO-2.34, CO-2.35, CO-2.36, CO-2.37, CO-2.39 the explorer at /api has a column for the request and one of examples; another tab clears what was chosen", async ({
  page,
  world,
}) => {
  await open(page, world);
  const request = page.getByRole("region", { name: "Request Configuration" });
  await expect(request.getByLabel("Api Key")).toHaveAttribute("required");
  const endpoint = request.getByLabel("Endpoint");
  const choices = () => endpoint.locator("option").allTextContents();
  expect(await choices()).toEqual([
    "Choose endpoint",
    "Resources",
    "Resource Groups",
    "Embeddings",
  ]);
  await endpoint.selectOption({ label: "Resources" });
  for (const section of ["Params", "Config"]) {
    const field = request.getByLabel(section === "Params" ? "Parent ID" : "Limit").first();
    await expect(field).toBeVisible();
    await request.getByText(section, { exact: true }).click();
    await expect(field).toBeHidden();
    await request.getByText(section, { exact: true }).click();
  }
  await request.getByRole("tab", { name: "Actions" }).click();
  expect(await choices()).toEqual(["Choose endpoint", "Create Public URL"]);
  await endpoint.selectOption({ label: "Create Public URL" });
  await request.getByRole("tab", { name: "Content" }).click();
  await expect(endpoint).toHaveValue("");

  const retrieve = page.getByRole("region", { name: "Retrieve Data" });
  await expect(retrieve).toContainText("example");
  await expect(retrieve).toContainText('"x-api-key"');
  await expect(page.getByRole("region", { name: "Content Filters" })).toContainText("[ilike]");
  await expect(page.getByRole("region", { name: "Response Schema" })).toContainText("rangeFrom");
});

test("CO-2.38, CO-4.18, CO-4.19, CO-5.6 running without a key or an endpoint asks for nothing; with both it waits and shows the items, how many they are, and what else was answered", async ({
  page,
  world,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/v1/api/content/")) asked.push(request.url());
  });
  await open(page, world);
  await page.getByRole("button", { name: "Run" }).click();
  await expect(page.getByLabel("Api Key")).toBeFocused();
  await page.getByLabel("Api Key").fill(key);
  await page.getByRole("button", { name: "Run" }).click();
  await expect(page.getByLabel("Endpoint")).toBeFocused();
  expect(asked).toEqual([]);

  const held = Promise.withResolvers<void>();
  await page.context().route("**/v1/api/content/**", async (route) => {
    await held.promise;
    await route.continue();
  });
  await runWith(page, "Resources");
  await expect(answer(page)).toContainText("Loading...");
  held.resolve();
  const count = answer(page).getByRole("heading", { name: /^\d+ items$/ });
  await expect(count).toBeVisible();
  await expect(answer(page)).not.toContainText("Loading...");
  await expect(answer(page)).toContainText("rangeFrom0");
  await expect(answer(page)).toContainText("limit20");
  await expect(count).toHaveText(`${(await shownJson(page)).length} items`);
  expect(page.url()).not.toContain(key);
});

test("CO-8.8 a refused request says its status, why, and what would be taken", async ({
  page,
  world,
}) => {
  await open(page, world, "?call=resources&page=99999999");
  await page.getByLabel("Api Key").fill(key);
  await page.getByRole("button", { name: "Run" }).click();
  await expect(answer(page)).toContainText("Error: HTTP error! status: 400");
  await expect(page.getByLabel("Page")).toHaveAccessibleDescription(/from 1 to 1000000/);
  // What was asked for is corrected, whatever has been chosen since.
  await page.getByRole("tab", { name: "Actions" }).click();
  await answer(page).getByRole("button", { name: "Use and run this request" }).click();
  await expect(answer(page).getByRole("heading", { name: "0 items" })).toBeVisible();

  await runWith(page, "Resources", "gw_wrong");
  await expect(answer(page)).toContainText("Error: HTTP error! status: 401");
  await expect(answer(page)).toContainText("The key is not a good one");

  await page
    .context()
    .route("**/v1/api/content/**", (route) => route.fulfill({ status: 413, json: {} }));
  await runWith(page, "Resources");
  await expect(answer(page)).toContainText("Ask for fewer records at a time");
});

test("CO-8.9 what fails without an answer says so in its own words", async ({ page, world }) => {
  await open(page, world);
  await page.context().route("**/v1/api/content/**", (route) => route.abort());
  await runWith(page, "Resources");
  await expect(answer(page)).toContainText("Error: Failed to fetch");
  await expect(answer(page)).toContainText("Why did this fail?");
});

test("running without a connection, before anything was run, says that no answer came; later it runs", async ({
  page,
  world,
}) => {
  await open(page, world);
  await page.context().setOffline(true);
  await runWith(page, "Resources");
  await expect(answer(page)).toContainText("No answer came. Check your connection");
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Run" }).click();
  await expect(answer(page).getByRole("heading", { name: /items$/ })).toBeVisible();
});

for (const [endpoint, set] of [
  ["Resources", { "Parent ID": "rg-training" }],
  ["Resource Groups", { "Parent ID": "null" }],
  ["Embeddings", { "Reference IDs": "res-pay, res-length" }],
  ["Create Public URL", {}],
] as const)
  test(`${endpoint}: its examples, run as they are printed, answer what the page shows`, async ({
    page,
    world,
  }) => {
    await open(page, world);
    const isAction = endpoint === "Create Public URL";
    if (isAction) await page.getByRole("tab", { name: "Actions" }).click();
    await page.getByLabel("Api Key").fill(key);
    await page.getByLabel("Endpoint").selectOption({ label: endpoint });
    for (const [label, value] of Object.entries(set))
      await page.getByLabel(label, { exact: true }).fill(value);
    if (isAction) await page.getByLabel("URL", { exact: true }).fill(await fileAddress(world));
    await page.getByRole("button", { name: "Run" }).click();
    const shown = isAction
      ? answer(page).getByRole("group", { name: "The answer as it came" })
      : answer(page).getByRole("group", { name: "JSON" });
    await expect(shown).toContainText(isAction ? '"url"' : '"id"');

    for (const [name, start] of [
      ["fetch", [process.execPath, "--input-type=module", "-e"]],
      ["curl", ["sh", "-c"]],
      ["Python", ["python3", "-c"]],
    ] as const) {
      await page.getByRole("tab", { name, exact: true }).click();
      const program = await page.getByRole("group", { name, exact: true }).textContent();
      const [command, ...given] = start;
      const env = { ...process.env, GUILDWAY_API_KEY: key };
      const { stdout } = await run(command, [...given, program ?? ""], { env });
      const printed = JSON.parse(stdout) as { items?: unknown[]; url?: string };
      if (isAction) expect(printed.url).toMatch(/^http/);
      else expect(printed.items).toEqual(await shownJson(page));
    }
  });

test("3,000 items are shown as they are looked at, as a table and as CSV too, and the key stands nowhere", async ({
  page,
  world,
}) => {
  const items = Array.from({ length: 3000 }, (_, at) => ({
    id: `r-${at}`,
    body: "x".repeat(2600),
  }));
  await page.context().route("**/v1/api/content/**", (route) =>
    route.fulfill({
      json: { items, total: 3000, rangeFrom: 0, rangeTo: 2999, page: 1, limit: 3000 },
    }),
  );
  await open(page, world, "?call=resources&limit=3000");
  await page.getByLabel("Api Key").fill(key);
  await page.getByRole("button", { name: "Run" }).click();
  await expect(answer(page).getByRole("heading", { name: "3000 items" })).toBeVisible();
  const drawn = await answer(page).getByRole("group", { name: "JSON" }).textContent();
  expect(drawn?.length).toBeLessThan(1_000_000);
  await answer(page).getByRole("tab", { name: "Table" }).click();
  await expect(answer(page).getByRole("cell", { name: "r-0", exact: true })).toBeVisible();
  const more = answer(page).getByRole("button", { name: "Show more" });
  await more.scrollIntoViewIfNeeded();
  await expect(answer(page).getByRole("cell", { name: "r-60", exact: true })).toBeAttached();
  await answer(page).getByRole("tab", { name: "CSV" }).click();
  const saved = page.waitForEvent("download");
  await answer(page).getByRole("button", { name: "Save as a file" }).click();
  expect((await saved).suggestedFilename()).toBe("items.csv");
  const kept = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage, history.state]),
  );
  expect(kept + page.url()).not.toContain(key);
});

test("the explorer opens by a link with its request, keeps it in the other language, and every other public call is found and tried", async ({
  page,
  world,
}) => {
  await open(page, world, "?call=documents&refIds=res-pay&limit=50&f.rawText[ilike]=wage");
  await expect(page.getByLabel("Reference IDs")).toHaveValue("res-pay");
  await expect(page.getByRole("region", { name: "This request" })).toContainText(
    "Lists Embeddings where refId is one of “res-pay” and rawText contains “wage”, by createdAt, 50 at a time, page 1.",
  );
  await page.getByRole("button", { name: "Español" }).click();
  await expect(page.getByRole("heading", { name: "API de Guildway" })).toBeVisible();
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByLabel("Reference IDs")).toHaveValue("res-pay");
  await page.getByRole("link", { name: "All public calls" }).click();
  await page.getByLabel("Search calls").fill("content courses");
  await page.getByText(/\/content\/courses$/).click();
  await page.getByLabel("courseSlug").fill("welding-basics");
  await page.getByRole("button", { name: "Run" }).click();
  await expect(answer(page).getByRole("heading", { name: "1 item" })).toBeVisible();
});

/** A stored file of the organization, as a program learns of it. */
async function fileAddress(world: World): Promise<string> {
  const reply = await fetch(`${world.api}/v1/api/content/resources?f.type[eq]=pdf&limit=1`, {
    headers: { "x-api-key": key },
  });
  const { items } = (await reply.json()) as { items: { file: string }[] };
  return items[0]!.file;
}

test("a request that runs leaves the page where it is, with its button in sight", async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 360, height: 600 });
  await open(page, world);
  await page.getByLabel("Api Key").fill(key);
  await page.getByLabel("Endpoint").selectOption({ label: "Resources" });
  const button = page.getByRole("button", { name: "Run" });
  await button.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await button.click();
  await expect(page).toHaveURL(/call=resources/);
  await expect(answer(page).getByRole("group", { name: "JSON" })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await expect(button).toBeInViewport();
});
