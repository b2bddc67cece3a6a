import type { Page } from "@playwright/test";
import type { World } from "@guildway/testing";
import { PDFDocument } from "pdf-lib";
import { expect, takenOver, test } from "./world-test.ts";

const occupation = "/external/pathways?occupation=47-2111.00";
const letter = { width: 612, height: 792 };

/** What the browser prints: the size of each page, in points. */
async function printedPages(page: Page) {
  const pdf = await PDFDocument.load(await page.pdf({ format: "Letter" }));
  return pdf.getPages().map((sheet) => sheet.getSize());
}

/** The words on paper, as they stand when the browser has told the page that it prints. */
async function printedWords(page: Page): Promise<string> {
  await page.emulateMedia({ media: "print" });
  return page.evaluate(() => {
    dispatchEvent(new Event("beforeprint"));
    return document.body.innerText;
  });
}

const item = (id: number, name: string) => ({
  ElementId: `own-${id}`,
  ElementName: name,
  ElementDescription:
    "Conducting tests and inspections of products, services, or processes to evaluate quality or performance, and saying what to do about what was found.",
  Importance: 70,
});
const ten = Array.from({ length: 10 }, (_, index) => index + 1);

/** A plan with the usual selections and as many certificates and programs as a town offers. */
async function savePlan(page: Page, world: World): Promise<string> {
  const created = await page.request.post(`${world.shell}/v1/external/firebase/store/jobProfiles`, {
    data: {
      data: {
        orgId: "org-keystone",
        OnetCode: "47-2111.00",
        OnetTitle: "Electricians",
        OccupationDescription:
          "Install, maintain, and repair electrical wiring, equipment, and fixtures. Ensure that work is in accordance with relevant codes. May install or service street lights, intercom systems, or electrical control systems.",
        location: "18101",
        occupationLocation: "Allentown, PA",
        selectedSkills: ten.slice(0, 5).map((id) => item(id, `Quality control of kind ${id}`)),
        selectedKnowledge: ten.slice(5).map((id) => item(id, `Building and construction ${id}`)),
        selectedCerts: ten.map((id) => ({
          Id: `certificate-${id}`,
          Name: `Certified Electrical Safety Technician ${id}`,
          Organization: "National Association of Electrical Inspectors",
        })),
        selectedSchoolPrograms: ten.map((id) => ({
          ID: `program-${id}`,
          ProgramName: `Electrical Technology, certificate ${id}`,
          SchoolName: "Valley Technical College",
          StateAbbr: "PA",
        })),
      },
    },
  });
  const { docId } = (await created.json()) as { docId: string };
  return `${world.shell}/external/job-profiles/${docId}`;
}

for (const lang of ["en", "es"])
  test(`a plan printed from the tool is at most two pages of Letter paper (${lang})`, async ({
    page,
    world,
  }) => {
    await page.goto(`${world.shell}${occupation}&lang=${lang}`);
    await expect(page.locator("#skills").getByRole("listitem")).toHaveCount(5);
    await expect(page.locator("#programs").getByRole("listitem").first()).toBeVisible();
    expect([[letter], [letter, letter]]).toContainEqual(await printedPages(page));
  });

test("a plan with a provider's address and long Spanish words is two pages still", async ({
  page,
  world,
}) => {
  const contact = page.waitForResponse(/\/content\/location/);
  await page.goto(
    `${world.shell}/external/pathways?occupation=49-3042.00&orgId=org-keystone&zipCode=18101&lang=es`,
  );
  await expect(page.locator("#skills").getByRole("listitem")).toHaveCount(5);
  await contact;
  expect([[letter], [letter, letter]]).toContainEqual(await printedPages(page));
});

test("a saved plan with ten certificates and ten programs is two pages", async ({
  page,
  world,
}) => {
  await page.goto(await savePlan(page, world));
  await takenOver(page);
  await expect(page.getByText("Where these figures come from")).toBeVisible();
  expect(await printedPages(page)).toEqual([letter, letter]);
});

test("the paper says what decides, the day, whom to ask and where the plan is", async ({
  page,
  world,
}) => {
  const address = await savePlan(page, world);
  await page.goto(address);
  await takenOver(page);
  await expect(page.getByText("Where these figures come from")).toBeVisible();
  const words = await printedWords(page);
  const today = new Date().toLocaleDateString("en-US", {
    month: "2-digit",
    day: "2-digit",
    year: "numeric",
  });
  for (const said of [
    "$31.97 an hour",
    "Allentown-Bethlehem-Easton, PA-NJ",
    "High school diploma or equivalent",
    "Yes, 13 occupations",
    `Printed ${today}`,
    "Keystone Workforce Partners\n\nAllentown Training Center\n\n100 Hamilton Street\n\nAllentown, PA 18101",
    address,
    "Certified Electrical Safety Technician 10",
  ])
    expect(words.replaceAll(/\n+/g, "\n\n")).toContain(said);
});

test("what a plan has none of is not on the paper, nor what only a screen needs", async ({
  page,
  world,
}) => {
  await page.goto(world.shell + occupation);
  await expect(page.getByText("Where these figures come from")).toBeVisible();
  const words = await printedWords(page);
  expect(words).toContain("Troubleshooting");
  expect(words).toContain("Training programs");
  expect(words).toContain(`${world.shell}/external/pathways?occupation=47-2111.00`);
  for (const absent of [
    "Certifications",
    "Apprenticeships near you",
    "no source",
    "Back to",
    "Copy link",
  ])
    expect(words).not.toContain(absent);
});
