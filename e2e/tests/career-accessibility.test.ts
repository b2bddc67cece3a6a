import type { Page } from "@playwright/test";
import type { World } from "@guildway/testing";
import { axeFaults } from "./axe-faults.ts";
import { expect, takenOver, test } from "./world-test.ts";

const occupation = "/external/pathways?occupation=47-2111.00";

/** The states of Career Pathways that a visitor can be in, and how one gets there. */
const states: { name: string; open(page: Page, world: World): Promise<void> }[] = [
  {
    name: "the search before anything was typed",
    async open(page, world) {
      await page.goto(`${world.shell}/external/pathways`);
      await expect(page.getByLabel("What work do you want to do?")).toBeVisible();
    },
  },
  {
    name: "the search with its keyword missing",
    async open(page, world) {
      await page.goto(`${world.shell}/external/pathways`);
      await page.getByRole("button", { name: "Search" }).click();
      await expect(page.locator("[aria-invalid=true]")).toBeVisible();
    },
  },
  {
    name: "the list of results",
    async open(page, world) {
      await page.goto(`${world.shell}/external/pathways?q=electrition`);
      await expect(page.getByRole("button", { name: "Select Electricians" })).toBeVisible();
    },
  },
  {
    name: "the page for partners with a fault",
    async open(page, world) {
      const choices = "orgId=org-keystone&zip=1810";
      await page.goto(`${world.shell}/external/pathways/partners?${choices}`);
      await expect(page.getByText("Enter the five digits of a ZIP code.")).toBeVisible();
      await expect(page.getByText(new URL(world.partnerPage).origin)).toBeVisible();
    },
  },
  {
    name: "a comparison of two occupations",
    async open(page, world) {
      await page.goto(`${world.shell}/external/pathways?compare=47-2111.00,47-2152.00`);
      await expect(page.getByRole("rowheader", { name: "Pay here" })).toBeVisible();
      await page.getByLabel("Add an occupation").fill("welder");
      await page.getByLabel("Add an occupation").press("Enter");
      await expect(page.getByRole("button", { name: /^Add Welders/ })).toBeVisible();
    },
  },
  {
    name: "a question about what one likes",
    async open(page, world) {
      await page.goto(`${world.shell}/external/pathways?explore=interests`);
      await page.getByRole("button", { name: "I am not sure" }).click();
      await expect(page.getByText("Question 2 of 12")).toBeVisible();
    },
  },
  {
    name: "occupations that fit what one likes",
    async open(page, world) {
      await page.goto(`${world.shell}/external/pathways?explore=interests&profile=826044`);
      await expect(page.getByRole("button", { name: /^Select / }).first()).toBeVisible();
    },
  },
  {
    name: "a plan of one's own with its link",
    async open(page, world) {
      await page.goto(world.shell + occupation);
      await page.getByLabel("I have this: Troubleshooting").check();
      await page.getByRole("button", { name: "Copy link" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: "Save plan and copy link" }).click();
      await page.goto(await dialog.getByLabel("Link to your plan").inputValue());
      await takenOver(page);
      await page.getByRole("button", { name: "Get a link to change it later" }).click();
      await dialog.getByRole("button", { name: "Make the link" }).click();
      await expect(dialog.getByLabel("Your link")).toBeVisible();
    },
  },
  {
    name: "an occupation",
    async open(page, world) {
      await page.goto(world.shell + occupation);
      await expect(page.getByText("Where these figures come from")).toBeVisible();
    },
  },
  {
    name: "an occupation in Spanish",
    async open(page, world) {
      await page.goto(`${world.shell}${occupation}&lang=es`);
      await expect(page.getByRole("button", { name: "Compartir" })).toBeVisible();
    },
  },
  {
    name: "choosing skills with none chosen",
    async open(page, world) {
      await page.goto(world.shell + occupation);
      await page.getByRole("button", { name: "Choose skills" }).click();
      await page.getByRole("button", { name: "Choose none" }).click();
      await page.getByRole("button", { name: "Save selection" }).click();
      await expect(page.getByText("Select at least one.").first()).toBeVisible();
    },
  },
  {
    name: "what one does, opened, with all figures as tables",
    async open(page, world) {
      await page.goto(world.shell + occupation);
      await page.getByText("All figures as tables").click();
      await page.getByText("Tasks, technology, tools and interests").click();
      await expect(page.getByText("Realistic")).toBeVisible();
    },
  },
  {
    name: "choosing among the programs",
    async open(page, world) {
      await page.goto(world.shell + occupation);
      await page.getByRole("button", { name: "Choose training programs" }).click();
      await page.getByRole("dialog").getByLabel("Filter").fill("associate");
      await expect(page.getByRole("button", { name: /^Choose th/ })).toBeVisible();
    },
  },
  {
    name: "an occupation near a ZIP code that nobody knows",
    async open(page, world) {
      await page.goto(world.shell + occupation);
      await page.getByLabel("Zip code").fill("00000");
      await page.getByLabel("Zip code").press("Enter");
      await expect(page.getByText("We do not know the zip code 00000.")).toBeVisible();
    },
  },
  {
    name: "the share form with its faults",
    async open(page, world) {
      await page.goto(world.shell + occupation);
      await page.getByRole("button", { name: "Share" }).click();
      await page.getByRole("button", { name: "Send plan" }).click();
      await expect(page.getByRole("alert")).toContainText("Enter your name");
    },
  },
  {
    name: "a plan's profile page",
    async open(page, world) {
      const created = await page.request.post(
        `${world.shell}/v1/external/firebase/store/jobProfiles`,
        {
          data: {
            data: {
              OnetCode: "47-2111.00",
              OnetTitle: "Electricians",
              OccupationDescription: "Run wiring.",
              selectedSkills: [
                { ElementId: "2.B.3.k", ElementName: "Troubleshooting", Importance: 75 },
              ],
              location: "18101",
              selectedSchoolPrograms: [
                {
                  ID: "p1",
                  ProgramName: "Electrician",
                  SchoolName: "Valley Technical College",
                  SchoolUrl: "https://valley.test",
                  City: "Allentown",
                  StateAbbr: "PA",
                  Award: "Associate's degree",
                  Distance: 12,
                  Completions: 14,
                  CompletionsYear: 2024,
                },
              ],
              selectedCerts: [
                {
                  Id: "c1",
                  Kind: "licence",
                  State: "PA",
                  Updated: "2012-03-01",
                  Name: "Journeyworker license",
                  Acronym: "JL",
                  CertDetailList: [
                    { Name: "Exam required?", Value: "Yes" },
                    { Name: "Renewal required?", Value: "No" },
                  ],
                },
              ],
            },
          },
        },
      );
      const { docId } = (await created.json()) as { docId: string };
      await page.goto(`${world.shell}/external/job-profiles/${docId}`);
      await takenOver(page);
      await expect(page.getByText("Journeyworker license")).toBeVisible();
      await page.locator("#certificates summary").click();
      await expect(page.getByText("Exam required?")).toBeVisible();
    },
  },
  {
    name: "a profile page that does not exist",
    async open(page, world) {
      await page.goto(`${world.shell}/external/job-profiles/nothing-here`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    },
  },
  {
    name: "Career Pathways alone",
    async open(page, world) {
      await page.goto(`${world.careerPathways}/?q=welder`);
      await expect(page.getByRole("button", { name: /^Select Welders/ })).toBeVisible();
    },
  },
];

for (const { name, open } of states)
  test(`axe finds nothing on ${name}, in light and dark, wide and narrow`, async ({
    page,
    world,
  }) => {
    await open(page, world);
    expect(await axeFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
  });

test("a visitor plans a career with the keyboard alone", async ({ page, world }) => {
  await page.goto(`${world.shell}/external/pathways`);
  await page.getByLabel("What work do you want to do?").focus();
  await page.keyboard.type("electrician");
  await page.keyboard.press("Enter");
  const select = page.getByRole("button", { name: "Select Electricians" });
  await expect(select).toBeVisible();
  for (
    let presses = 0;
    presses < 20 && !(await select.evaluate((element) => element === document.activeElement));
    presses++
  )
    await page.keyboard.press("Tab");
  await expect(select).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Electricians" })).toBeVisible();
});
