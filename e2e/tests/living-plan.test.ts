import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, takenOver, test } from "./world-test.ts";

const electrician = "/external/pathways?occupation=47-2111.00&zip=18101";
/** On a phone the skills of a plan are folded. */
const openSkills = (page: Page) =>
  page.getByRole("button", { name: /^Skills\b/, expanded: false }).click();
const repairing = (page: Page) => page.getByRole("heading", { name: "Repairing" });

/** Saves the plan that is shown under a link without a name, and opens it. */
async function openByLink(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Copy link" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("A plan is kept for 2 years after its last change");
  await dialog.getByRole("button", { name: "Save plan and copy link" }).click();
  await page.goto(await dialog.getByLabel("Link to your plan").inputValue());
  await takenOver(page);
}

test("what one has already is marked, survives a reload, and the plan says what is left", async ({
  page,
  world,
}) => {
  await page.goto(world.shell + electrician);
  const left = page.getByRole("region", { name: "What is left for you" });
  await expect(left).toContainText("5 of 5 left");
  await expect(left).toContainText("About 4 years in a registered apprenticeship");
  await page.getByLabel("I have this: Troubleshooting").check();
  await expect(left).toContainText("4 of 5 left");
  await page.reload();
  await expect(page.getByLabel("I have this: Troubleshooting")).toBeChecked();
  await openByLink(page);
  await expect(left).toContainText("4 of 5 left");
  const skills = page.getByRole("region", { name: /^Skills/ });
  await expect(skills.getByText("I have this")).toHaveCount(1);
});

test("a plan is changed by its link on another device, and the secret does not stay in the address", async ({
  page,
  browser,
  world,
}) => {
  await page.goto(world.shell + electrician);
  await openByLink(page);
  const plan = page.url();
  await page.getByRole("button", { name: "Get a link to change it later" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Mail it to me" }).click();
  await expect(dialog).toContainText("This plan names no e-mail address.");
  await dialog.getByRole("button", { name: "Make the link" }).click();
  const link = await dialog.getByLabel("Your link").inputValue();
  expect(link).toMatch(/#edit=[\w-]{43}$/);

  const other = await browser.newPage({ viewport: { width: 360, height: 740 } });
  const asked: string[] = [];
  other.on("request", (request) => asked.push(request.url() + JSON.stringify(request.headers())));
  await other.goto(link);
  await takenOver(other);
  await expect(other).toHaveURL(plan);
  expect(asked.join("\n")).not.toContain(link.split("=")[1]);
  await openSkills(other);
  await expect(repairing(other)).toHaveCount(1);
  await other.getByRole("button", { name: "Change this plan" }).click();
  await openSkills(other);
  await other.getByRole("button", { name: "Remove Repairing" }).click();
  await other.getByRole("button", { name: "Save changes" }).click();
  await expect(other).toHaveURL(plan);
  await openSkills(other);
  await expect(repairing(other)).toHaveCount(0);
  // A link that is made by the link that was opened ends it, and this tab goes on with the new one.
  await other.getByRole("button", { name: "Get a link to change it later" }).click();
  await other.getByRole("button", { name: "Make the link" }).click();
  await expect(other.getByLabel("Your link")).not.toHaveValue(link);
  await other.keyboard.press("Escape");
  await other.getByRole("button", { name: "Change this plan" }).click();
  await openSkills(other);
  await other.getByRole("button", { name: "Remove Speaking" }).click();
  await other.getByRole("button", { name: "Save changes" }).click();
  await expect(other).toHaveURL(plan);
  await other.close();
  await page.reload();
  await expect(repairing(page)).toHaveCount(0);
});

test("who saves over a change that was made elsewhere is asked first", async ({
  page,
  context,
  world,
}) => {
  await page.goto(world.shell + electrician);
  await openByLink(page);
  await page.getByRole("button", { name: "Get a link to change it later" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Make the link" }).click();
  const link = await page.getByRole("dialog").getByLabel("Your link").inputValue();
  const other = await context.newPage();
  for (const [tab, part] of [
    [page, "Repairing"],
    [other, "Troubleshooting"],
  ] as const) {
    await tab.goto(link);
    if (tab === page) await tab.reload();
    await takenOver(tab);
    await tab.getByRole("button", { name: "Change this plan" }).click();
    await tab.getByRole("button", { name: `Remove ${part}` }).click();
  }
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page).toHaveURL(/job-profiles/);
  await other.getByRole("button", { name: "Save changes" }).click();
  const question = other.getByRole("dialog", { name: "This plan was changed elsewhere" });
  await question.getByRole("button", { name: "Not now" }).click();
  await page.reload();
  await expect(repairing(page)).toHaveCount(0);
  await other.getByRole("button", { name: "Save changes" }).click();
  await question.getByRole("button", { name: "Save mine instead" }).click();
  await expect(other).toHaveURL(/job-profiles/);
  await expect(repairing(other)).toHaveCount(1);
});

test("what was changed by a link that has ended is kept as a new plan", async ({ page, world }) => {
  await page.goto(world.shell + electrician);
  await openByLink(page);
  await page.goto(`${page.url()}#edit=${"x".repeat(43)}`);
  await page.reload();
  await takenOver(page);
  await page.getByRole("button", { name: "Change this plan" }).click();
  await page.getByRole("button", { name: "Remove Repairing" }).click();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("save them as a new plan")).toBeVisible();
  await openByLink(page);
  await expect(repairing(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Change this plan" })).toBeVisible();
});

test("changes that could not be saved are still there and are saved when the network is back", async ({
  page,
  world,
}) => {
  await page.goto(world.shell + electrician);
  await openByLink(page);
  await page.getByRole("button", { name: "Change this plan" }).click();
  await page.getByRole("button", { name: "Remove Repairing" }).click();
  await page.route("**/store/jobProfiles", (route) => route.abort());
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("They are still here; try again.")).toBeVisible();
  await page.unroute("**/store/jobProfiles");
  await page.reload();
  await expect(repairing(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page).toHaveURL(/job-profiles/);
  await expect(repairing(page)).toHaveCount(0);
});

test("a plan is remembered by the visitor's own calendar", async ({ page, world }) => {
  await page.goto(world.shell + electrician);
  await openByLink(page);
  const downloads = page.waitForEvent("download");
  await page.getByRole("button", { name: "Remind me in 4 weeks" }).click();
  const download = await downloads;
  expect(download.suggestedFilename()).toBe("training-plan.ics");
  const file = readFileSync(await download.path(), "utf8").replaceAll("\r\n ", "");
  expect(file).toContain("SUMMARY:My training plan: Electricians");
  expect(file).toContain(`URL:${page.url()}`);
});
