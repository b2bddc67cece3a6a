import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { workbook } from "../../demo-world/files/workbook.ts";
import { handbookPdf } from "../../demo-world/files/handbook-pdf.ts";
import { wordDocument } from "../../demo-world/files/word-document.ts";
import { demoLibraryFiles } from "../../demo-world/library-files.ts";
import { officialFiles } from "../../occupations/official-files.ts";
import { cutPassages } from "../cutting/cut-passages.ts";
import { readingLimits } from "./limits.ts";
import { readSource } from "./read-file.ts";
import { presentation } from "../../test-api/office-files.ts";

const pagesOf = async (extension: string, content: Uint8Array | string, limits = {}) =>
  readSource(
    { kind: "file", extension, bytes: new Uint8Array(Buffer.from(content)) },
    { ...readingLimits, ...limits },
    () => undefined,
  );
const passagesOf = async (extension: string, content: Uint8Array | string) =>
  cutPassages((await pagesOf(extension, content)).pages);

describe("a PDF", () => {
  it("reads with its headings and pages, and without what stands on every page", async () => {
    const content = await handbookPdf("Handbook of the shop", [
      [
        {
          heading: "Gloves",
          paragraphs: ["Wear gloves at the press.", "Take them off at the lathe."],
        },
      ],
      [{ heading: "Shoes", paragraphs: ["Wear closed shoes."] }],
      [{ heading: "Hair", paragraphs: ["Tie your hair back."] }],
    ]);
    expect(await passagesOf("pdf", content)).toEqual([
      {
        heading: "Gloves",
        pageNumber: 1,
        rawText: "Wear gloves at the press.\n\nTake them off at the lathe.",
      },
      { heading: "Shoes", pageNumber: 2, rawText: "Wear closed shoes." },
      { heading: "Hair", pageNumber: 3, rawText: "Tie your hair back." },
    ]);
  });

  it("of more pages than are read is read to that page, and says that there is more", async () => {
    const page = [{ heading: "Page", paragraphs: ["Some words."] }];
    const content = await handbookPdf(
      "Long",
      Array.from({ length: 5 }, () => page),
    );
    const read = await pagesOf("pdf", content, { pages: 3 });
    expect([read.pages.length, read.isCut]).toEqual([3, true]);
  });
});

it.each(demoLibraryFiles.map((file) => [file.name, file] as const))(
  "the passages of the demo world are what is read from its file: %s",
  async (_, { type, content, passages }) => {
    expect(await passagesOf(type, content)).toEqual(passages);
  },
);

it("a Word document reads with its headings and tables, a row with the names of its columns", async () => {
  const content = wordDocument([
    { heading: "Fees", level: 1 },
    { paragraph: "Fees & costs < 100 dollars." },
    { heading: "By course", level: 2 },
    {
      table: [
        ["Course", "Fee"],
        ["Welding", "none"],
      ],
    },
  ]);
  expect(await passagesOf("docx", content)).toEqual([
    { heading: "Fees", pageNumber: null, rawText: "Fees & costs < 100 dollars." },
    { heading: "Fees › By course", pageNumber: null, rawText: "Course: Welding; Fee: none" },
  ]);
});

it("a presentation reads slide by slide under its titles, without hidden ones and numbers", async () => {
  const content = presentation([
    { title: "Start", points: ["Come at 8", "Bring shoes"] },
    { title: "Secret", points: ["Not for visitors"], isHidden: true },
    {
      title: "Hours",
      points: [],
      table: [
        ["Day", "From", "To"],
        ["Monday", "8", "16"],
      ],
    },
  ]);
  expect(await passagesOf("pptx", content)).toEqual([
    { heading: "Start", pageNumber: 1, rawText: "Come at 8\nBring shoes" },
    { heading: "Hours", pageNumber: 3, rawText: "Day: Monday; From: 8; To: 16" },
  ]);
});

it("a workbook reads sheet by sheet, each row with the names of its columns", async () => {
  const content = workbook("Checks", [
    ["Machine", "Faults"],
    ["Band saw", 0],
    ["Press", 2],
  ]);
  expect(await passagesOf("xlsx", content)).toEqual([
    {
      heading: "Checks",
      pageNumber: 1,
      rawText: "Machine: Band saw; Faults: 0\nMachine: Press; Faults: 2",
    },
  ]);
});

describe("text", () => {
  it("of Markdown reads as its headings, items and tables, without its marks", async () => {
    const text = `# Guide\n\nSee **the** [site](https://x.test).\n\n## Bring\n- shoes\n- *water*\n\n| Day | From | To |\n|---|---|---|\n| Mon | 8 | 16 |\n`;
    expect(await passagesOf("md", text)).toEqual([
      { heading: "Guide", pageNumber: null, rawText: "See the site." },
      {
        heading: "Guide › Bring",
        pageNumber: null,
        rawText: "• shoes\n• water\n\nDay: Mon; From: 8; To: 16",
      },
    ]);
  });

  it("of Markdown reads a heading after each line of text, however many there are", async () => {
    const passages = await passagesOf("md", "# Tool\nKeep it clean.\n".repeat(20_000));
    expect(passages).toHaveLength(20_000);
    expect(passages[0]).toMatchObject({ heading: "Tool", rawText: "Keep it clean." });
  });

  it.each([
    ["brackets that nothing closes", "[".repeat(2_000_000)],
    ["links that nothing closes", "[a](".repeat(500_000)],
  ])("of Markdown with %s is read in one go", async (_, text) => {
    expect((await passagesOf("md", text)).length).toBeGreaterThan(0);
  });

  it("of Markdown keeps nothing of a link's address that has brackets of its own", async () => {
    const [passage] = await passagesOf("md", "Click [here](javascript:alert(1)) to begin.");
    expect(passage?.rawText).toBe("Click here to begin.");
  });

  it.each([
    ["UTF-8 with a mark", Buffer.from("\uFEFFSeñal", "utf8")],
    ["UTF-16", Buffer.from("\uFEFFSeñal", "utf16le")],
    ["that of older Windows", Buffer.from("Señal", "latin1")],
  ])("in %s reads as it was written", async (_, content) => {
    expect((await passagesOf("txt", content)).map(({ rawText }) => rawText)).toEqual(["Señal"]);
  });

  it("reads without marks that nobody sees, which part its words or turn them round", async () => {
    const [passage] = await passagesOf(
      "txt",
      "An appren\u00adtice\u200bship of \u202eruof\u202c years.",
    );
    expect(passage?.rawText).toBe("An apprenticeship of ruof years.");
  });

  it("with form feeds has pages", async () => {
    const passages = await passagesOf("txt", "One.\fTwo begins anew.");
    expect(passages[0]).toMatchObject({ pageNumber: 1 });
  });

  it("that was typed as rich text reads as its blocks, without what nobody reads", async () => {
    const text =
      "<h2>Hours</h2><p>Open<br>daily.</p><script>alert(1)</script><ol><li>Knock.</li><li>Enter.</li></ol>";
    const { pages } = await readSource({ kind: "typed", text }, readingLimits, () => undefined);
    expect(cutPassages(pages)).toEqual([
      { heading: "Hours", pageNumber: null, rawText: "Open\n\ndaily.\n\n1. Knock.\n2. Enter." },
    ]);
  });
});

const given = officialFiles();
describe.skipIf(!given)("documents as organizations have them", () => {
  it.each([
    ["forms/eta-671-appendix-b-apprenticeship-agreement-fillable.pdf", /Standards/, 20],
    ["forms/appendix-d-employer-acceptance-agreement.docx", /employer/i, 3],
    ["import-samples/appendix-a_CB_junior-cloud-engineer_3048_15-1231.00.docx", /cloud/i, 20],
    ["import-samples/appendix-a_HY_hvac-install-service_0637HY_49-9021.00.docx", /instruction/i, 8],
    ["import-samples/templates/occupation-standards-template.xlsx", /./, 3],
  ])("%s reads as passages of their length", async (path, pattern, least) => {
    const passages = await passagesOf(path.split(".").at(-1)!, readFileSync(join(given!, path)));
    expect(passages.length).toBeGreaterThanOrEqual(least);
    expect(passages.map(({ rawText }) => rawText).join("\n")).toMatch(pattern);
    for (const { rawText } of passages) expect(rawText.length).toBeLessThanOrEqual(1400);
  });
});
