import type { Page } from "@playwright/test";
import { wordDocument, workbook } from "@guildway/provider-api/demo-files";
import { signIn } from "@guildway/testing";
import { packed } from "@guildway/testing/office-files";
import { tabTo } from "./tab-to.ts";
import { expect, test } from "./world-test.ts";

const address = "/internal/file-parse";
const file = (name: string, buffer: Buffer) => ({ name, mimeType: "", buffer });

/** An Appendix A of our own, with two work processes. */
const appendix = (codes: string, tasks = ["Read drawings", "Mark the plate", "Weld flat"]) =>
  wordDocument([
    { heading: "Ship Plate Welder", level: 1 },
    { paragraph: codes },
    { paragraph: "☒ Time-based   ☐ Competency-based   ☐ Hybrid" },
    {
      paragraph: "The term of the apprenticeship is 2 years with an OJL attainment of 4,000 hours.",
    },
    {
      table: [
        ["Work process", "Competencies", "Hours"],
        ["Lay out", tasks[0]!, "1,000"],
        ["Lay out", tasks[1]!, "1,000"],
        ["Weld", tasks[2]!, "3,000"],
      ],
    },
  ]);

async function open(
  page: Page,
  world: Parameters<typeof signIn>[1],
  who = "superadmin@guildway.test",
) {
  await signIn(page, world, who, address);
  await expect(
    page.getByRole("heading", { level: 1, name: "Create Training Program" }),
  ).toBeVisible();
}

async function choose(page: Page, name: string, buffer: Buffer) {
  await page.getByLabel("Document", { exact: true }).setInputFiles(file(name, buffer));
}

async function fillRest(page: Page) {
  await page.getByLabel("Description").fill("Welds the plates of ships.");
  await page.getByLabel("Industry").selectOption({ label: "Manufacturing" });
}

test("CO-2.13, IN-1.4, IN-2.25, IN-2.26, IN-4.9, IN-4.11, IN-4.12, IN-4.13, IN-4.14, IN-5.9, IN-5.10, IN-9.4 a document becomes a training program: reviewed, classified one competency after the other, and saved", async ({
  page,
  world,
}) => {
  await open(page, world);
  await choose(page, "plate-welder.docx", appendix("O*NET CODE: 51-4122.00  RAPIDS CODE: 9101CB"));
  const step = page.locator("[aria-current=step]");
  await expect(step).toHaveText("Review Data");
  const value = (label: string) => page.getByRole("textbox", { name: label, exact: true });
  await expect(value("O*NET code")).toHaveValue("51-4122.00");
  await expect(value("RAPIDS code")).toHaveValue("9101CB");
  await expect(value("RAPIDS code")).not.toBeEditable();
  await expect(value("Occupation name")).toHaveValue("Ship Plate Welder");
  await expect(value("OJT hours")).toHaveValue("4000");
  await expect(value("Instruction hours")).toHaveValue("495");
  await expect(page.getByLabel("Type", { exact: true })).toHaveValue("TB");
  await page.getByRole("button", { name: "show where RAPIDS code was read" }).click();
  await expect(page.locator("mark")).toHaveText("O*NET CODE: 51-4122.00 RAPIDS CODE: 9101CB");

  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("alert")).toContainText("Enter a value for Description.");
  await fillRest(page);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(step).toHaveText("Classify Competencies");
  await expect(page.getByText("0 / 3")).toBeVisible();
  await expect(page.getByText("1 / 3")).toBeVisible();
  await page.getByRole("button", { name: "Pause" }).click();
  await page.reload();
  await expect(page.getByText("An import of plate-welder.docx was begun")).toBeVisible();
  await expect(page.getByText("Complete", { exact: true })).toBeVisible();
  await expect(page.getByText("3 / 3")).toBeVisible();

  await page.getByRole("button", { name: "Next" }).click();
  await expect(step).toHaveText("Review");
  await expect(page.getByRole("region", { name: "Ready to be registered?" })).toContainText(
    "Say how long the probation is.",
  );
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Training Program Created!").first()).toBeVisible();
  await expect(page.getByLabel("Document", { exact: true })).toBeVisible();

  // Who looks at it first can take it back all the same.
  await page.getByRole("link", { name: /^Ship Plate Welder stands among/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ship Plate Welder" })).toBeVisible();
  await page.goBack();
  // Taken back, it is where it was; begun anew, its answers are kept.
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(step).toHaveText("Review");
  await page.goto(world.shell + address);
  await page.getByRole("button", { name: "Begin anew" }).click();
  await choose(page, "plate-welder.docx", appendix("O*NET CODE: 51-4122.00  RAPIDS CODE: 9101CB"));
  await fillRest(page);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("3 answers were kept from before")).toBeVisible();
  await expect(page.getByText("3 / 3")).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("link", { name: /^Ship Plate Welder stands among/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ship Plate Welder" })).toBeVisible();
  await expect(page.getByText("9101CB")).toBeVisible();
  await page.getByText("Lay out", { exact: false }).first().click();
  await page.getByText("How it was classified").first().click();
  await expect(page.getByText(/^Classify this competency/).first()).toBeVisible();

  await page.goto(world.shell + address);
  await choose(
    page,
    "again.docx",
    appendix("O*NET CODE: 51-4122.00", ["Read plans", "Mark the plate", "Weld flat"]),
  );
  await fillRest(page);
  await page.getByRole("textbox", { name: "RAPIDS code" }).fill("9102");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("alert")).toContainText("Training Program exists");
  await page.getByText("See the differences").click();
  await expect(page.getByRole("row", { name: "RAPIDS code 9101CB 9102" })).toBeVisible();
  await expect(page.getByText("Competencies that are new: 1")).toBeVisible();
});

test("IN-5.8, IN-5.11 a program without either code shows that they are missing, and none is saved with a field left empty", async ({
  page,
  world,
}) => {
  await open(page, world);
  await choose(page, "no-codes.docx", appendix("No codes yet"));
  await page.getByRole("button", { name: "Next" }).click();
  const summary = page.getByRole("alert");
  for (const missing of ["Description", "Industry", "RAPIDS code", "O*NET code"])
    await expect(summary).toContainText(`Enter a value for ${missing}.`);
  await expect(summary).toContainText("Missing params");
});

test("IN-5.26 three kinds of files are read, and each that cannot be says why", async ({
  page,
  world,
}) => {
  await open(page, world);
  const says = async (name: string, buffer: Buffer, words: string) => {
    await choose(page, name, buffer);
    await expect(page.getByRole("alert")).toContainText(words);
  };
  await says("program.doc", Buffer.from("x"), "Choose a docx, pptx or xlsx file");
  await says("program.docm", Buffer.from("x"), "Choose a docx, pptx or xlsx file");
  await says("program.docx", Buffer.from("%PDF-1.7 and no zip"), "is not what its name says");
  const [whole] = [appendix("RAPIDS CODE: 9103")];
  await says("cut.docx", whole.subarray(0, whole.length / 2), "could not be read");
  await says("sheet.docx", workbook("Details", [["A"]]), "is not what its name says");
  const ole = Buffer.from("d0cf11e0", "hex");
  const locked = Buffer.concat([ole, Buffer.from("EncryptedPackage", "utf16le")]);
  await says("locked.docx", locked, "protected by a password");
  const parts = { "word/document.xml": "<w:document/>", "word/vbaProject.bin": "Sub A()" };
  await says("renamed.docx", Buffer.from(packed(parts)), "carries macros");
  const bomb = packed({ "word/document.xml": new Uint8Array(20_000_000) });
  await says("bomb.docx", Buffer.from(bomb), "too large to be a program");
  const book = Array.from({ length: 20_001 }, () => ({ paragraph: "Weld." }));
  await says("book.docx", wordDocument(book), "too long to be one program");
  await says("empty.xlsx", workbook("Notes", [["Lunch", "Noon"]]), "No training program was found");
  await choose(
    page,
    "standards.xlsx",
    workbook("Details", [
      ["Occupation Title", "Onet Code", "RAPIDS Code", "Type", "Term (in months)"],
      ["Machinery Repairer", "49-9041.00", 308, "Competency-based", 12],
    ]),
  );
  await expect(page.getByRole("textbox", { name: "O*NET code" })).toHaveValue("49-9041.00");
  await expect(page.getByRole("textbox", { name: "RAPIDS code" })).toHaveValue("308");
  await expect(page.getByText("lost its zeros")).toBeVisible();
  await page.getByRole("button", { name: "Use 0308" }).click();
  await expect(page.getByRole("textbox", { name: "RAPIDS code" })).toHaveValue("0308");
  await expect(page.getByRole("textbox", { name: "Estimated length" })).toHaveValue("12 months");
});

test("IN-2.23, IN-2.24 who is no admin is led away from the import, and an admin is let in", async ({
  page,
  world,
}) => {
  await signIn(page, world, "teacher@keystone.test", address);
  await expect(page).toHaveURL(`${world.shell}/external/pathways`);
  await page.context().clearCookies();
  await open(page, world, "admin@keystone.test");
});

test("a program is imported by keyboard alone, also one without competencies", async ({
  page,
  world,
}) => {
  await open(page, world);
  const chooser = page.waitForEvent("filechooser");
  await tabTo(page, page.getByLabel("Document", { exact: true }));
  await page.keyboard.press("Enter");
  const bare = [{ heading: "Night Baker", level: 1 }, { paragraph: "RAPIDS CODE: 9140" }] as const;
  await (await chooser).setFiles(file("baker.docx", wordDocument(bare)));
  await expect(page.getByText("No competencies were found in this document.")).toBeVisible();
  const type = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  };
  await type("Description", "Bakes bread by night.");
  await type("Industry", "Manu");
  await type("Type", "Time");
  await type("Estimated length", "2 years");
  await tabTo(page, page.getByRole("button", { name: "show where RAPIDS code was read" }));
  await page.keyboard.press("Enter");
  await expect(page.locator("mark")).toHaveText("RAPIDS CODE: 9140");
  await type("O*NET code", "51-3011.00");
  await tabTo(page, page.getByRole("button", { name: "Next" }));
  await page.keyboard.press("Enter");
  await expect(page.locator("[aria-current=step]")).toHaveText("Review");
  await tabTo(page, page.getByRole("button", { name: "Save" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Training Program Created!").first()).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "Undo" }));
  await page.keyboard.press("Enter");
  await expect(page.locator("[aria-current=step]")).toHaveText("Review");
});

test("on a phone who asks where a value stands goes on at it in the document, and back to its field", async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, world);
  await choose(page, "rigger.docx", appendix("O*NET CODE: 49-9096.00  RAPIDS CODE: 9151"));
  await page.getByRole("button", { name: "show where Title was read" }).press("Enter");
  await expect(page.locator("mark")).toBeInViewport();
  await expect(page.getByRole("region", { name: "Document", exact: true })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Title", { exact: true })).toBeFocused();
});

test("an unfinished import waits for its person in another tab, and until they sign out", async ({
  page,
  world,
}) => {
  await open(page, world);
  await choose(page, "rigger.docx", appendix("O*NET CODE: 49-9096.00  RAPIDS CODE: 9150"));
  await fillRest(page);
  const other = await page.context().newPage();
  await other.goto(world.shell + address);
  await expect(other.getByLabel("Document", { exact: true })).toBeVisible();
  await expect(other.getByText("Imports that you have begun")).toBeHidden();
  await page.close();
  await other.reload();
  await other.getByRole("button", { name: "Go on with rigger.docx" }).click();
  await expect(other.getByLabel("Description")).toHaveValue("Welds the plates of ships.");
  const kept = () =>
    other.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(await kept()).toContain("guildway.work");
  await other.getByRole("button", { name: /^Your account/ }).click();
  await other.getByRole("button", { name: "Sign out" }).click();
  await expect(other.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  await other.goto(world.shell);
  await expect.poll(kept).not.toContain("guildway.work");
});
