import type { Page } from "@playwright/test";
import { expect, test } from "./world-test.ts";

test.use({ viewport: { width: 360, height: 740 } });

/** A part of the plan, whose heading is pressed before its items are there. */
async function unfolded(page: Page, id: string) {
  const part = page.locator(`#${id}`);
  await part.getByRole("heading", { level: 2 }).getByRole("button").click();
  return part;
}

test("a result takes three lines, tells the median wage and whether it is apprenticeable, and all of it selects", async ({
  page,
  world,
}) => {
  await page.goto(`${world.shell}/external/pathways?q=operator`);
  const results = page.locator("main ol > li");
  await expect(results.filter({ visible: true })).toHaveCount(8);
  const plant = results.filter({ hasText: "Power Plant Operators" });
  await expect(plant).toContainText(/Median \$\d+\.\d\d an hour/);
  await expect(plant.getByText("Apprenticeable", { exact: true })).toBeVisible();
  for (const result of await results.filter({ visible: true }).all()) {
    const box = await result.boundingBox();
    expect(box?.height, await result.innerText()).toBeLessThan(100);
  }
  await page.getByRole("button", { name: "Show all 20" }).click();
  await expect(results.filter({ visible: true })).toHaveCount(20);
  // Its lower left corner is far from the button's sign.
  await plant.click({ position: { x: 12, y: 80 } });
  await expect(
    page.getByRole("heading", { level: 1, name: "Power Plant Operators" }),
  ).toBeVisible();
});

test.describe("in Spanish", () => {
  test.use({ locale: "es-MX" });

  test("a result that tells both titles takes three lines", async ({ page, world }) => {
    await page.goto(`${world.shell}/external/pathways?q=technician`);
    const results = page.locator("main ol > li").filter({ visible: true });
    await expect(results).toHaveCount(8);
    for (const result of await results.all()) {
      const box = await result.boundingBox();
      expect(box?.height, await result.innerText()).toBeLessThan(100);
    }
  });
});

test("a search for nothing says so and leaves its button where it stands", async ({
  page,
  world,
}) => {
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto(`${world.shell}/external/pathways`);
    const search = page.getByRole("button", { name: "Search", exact: true });
    const before = await search.boundingBox();
    await search.click();
    await expect(page.getByText("Enter a keyword.")).toBeVisible();
    expect(await search.boundingBox()).toEqual(before);
  }
});

test("a plan begins with what decides, and its lists fold until asked", async ({ page, world }) => {
  await page.goto(`${world.shell}/external/pathways?occupation=47-2111.00`);
  const main = page.locator("main");
  const decides = main.getByLabel("What decides");
  for (const fact of [
    "$31.97 an hour",
    "81,000",
    "High school diploma or equivalent",
    "8,000 hours",
  ])
    await expect(decides.getByText(fact)).toBeInViewport({ ratio: 1 });
  for (const part of ["Skills", "Knowledge", "Certifications", "Related occupations"])
    await expect(main.getByRole("button", { name: part, expanded: false })).toBeVisible();
  await expect(main.getByRole("button", { name: "Choose Skills" })).toHaveCount(0);
  const skills = await unfolded(page, "skills");
  await expect(skills.getByRole("listitem")).toHaveCount(3);
  await skills.getByRole("button", { name: "Show all 5" }).click();
  await expect(skills.getByRole("listitem")).toHaveCount(5);
  await skills.getByRole("button", { name: "Show fewer" }).click();
  await expect(skills.getByRole("listitem")).toHaveCount(3);
});

test("a skill that was just created is in sight, however many the list holds", async ({
  page,
  world,
}) => {
  await page.goto(`${world.shell}/external/pathways?occupation=47-2111.00`);
  const skills = await unfolded(page, "skills");
  await expect(skills.getByRole("listitem")).toHaveCount(3);
  await page.getByRole("button", { name: "Create Skill" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Reading drawings");
  await dialog.getByLabel("Description").fill("Reading wiring plans.");
  await dialog.getByRole("radio", { name: "3" }).check();
  await dialog.getByLabel(/Importance/).fill("80");
  await dialog.locator("button[type=submit]").click();
  await expect(skills.getByText("Reading drawings")).toBeVisible();
});

test("a skill's name has room for its words on the narrowest phone", async ({ page, world }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${world.shell}/external/pathways?occupation=47-2111.00`);
  const names = (await unfolded(page, "skills")).getByRole("heading", { level: 3 });
  await expect(names).toHaveCount(3);
  for (const name of await names.all())
    expect((await name.boundingBox())?.width, await name.innerText()).toBeGreaterThan(120);
});

test("a card's buttons stand at its end, also on a line of their own", async ({ page, world }) => {
  await page.goto(`${world.shell}/external/pathways?occupation=47-2111.00`);
  await unfolded(page, "knowledge");
  await unfolded(page, "certificates");
  const buttons = page
    .locator("#knowledge, #certificates")
    .getByRole("button", { name: /^(Choose|Create)/ });
  await expect(buttons).toHaveCount(2);
  const ends = await buttons.evaluateAll((all) =>
    all.map((button) => button.getBoundingClientRect().right),
  );
  expect(ends[0]).toBe(ends[1]);
});

test("what the numbers of a plan measure is written beside them, and no number leaves its line", async ({
  page,
  world,
}) => {
  for (const path of [
    "/external/pathways?occupation=47-2111.00",
    "/external/job-profiles/jp-maintenance",
  ]) {
    await page.goto(world.shell + path);
    const skills = await unfolded(page, "skills");
    await expect(skills.getByText("Importance, from 0 to 100")).toBeVisible();
    const beyond = await skills.getByRole("listitem").evaluateAll((items) =>
      items.flatMap((item) => {
        const { right } = item.getBoundingClientRect();
        return [...item.querySelectorAll("span, div")]
          .filter(
            (part) => part.checkVisibility() && part.getBoundingClientRect().right > right + 1,
          )
          .filter((part) => part.textContent?.match(/^\d+$/))
          .map((part) => part.textContent);
      }),
    );
    expect(beyond).toEqual([]);
  }
});
