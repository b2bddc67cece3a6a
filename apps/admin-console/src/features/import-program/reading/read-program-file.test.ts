import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ProgramDocument, type Read, readProgram } from "@guildway/rules/training-program";
import { packed, presentation, wordDocument } from "@guildway/testing/office-files";
import { officialFiles } from "@guildway/testing/official-files";
import { describe, expect, it } from "vitest";
import { expectedPrograms } from "./expected-programs.ts";
import { readProgramFile } from "./read-program-file.ts";

const files = officialFiles();
const samples = join(files ?? "", "import-samples");

describe.skipIf(!files)("the sample documents", () => {
  for (const expected of expectedPrograms)
    it(`${expected.file} is read with every code, hour and competency`, async () => {
      const bytes = readFileSync(join(samples, expected.file));
      const extension = expected.file.split(".").at(-1)!;
      const read = readProgram(await readProgramFile(bytes, extension));
      for (const [field, value] of Object.entries(expected.details))
        expect
          .soft((read.details as Record<string, Read<unknown>>)[field]?.value, field)
          .toEqual(value);
      const processes = read.workProcesses.map(({ title, hours, competencies }, index) => [
        title.value.slice(0, expected.workProcesses[index]?.[0].length),
        hours?.value.least ?? null,
        hours?.value.most ?? null,
        competencies.length,
      ]);
      expect.soft(processes).toEqual(expected.workProcesses);
      expect
        .soft(read.workProcesses.flatMap(({ competencies }) => competencies))
        .toHaveLength(expected.competencies);
      const courses = read.courses.map(({ title, hours }, index) => [
        title.value.slice(0, expected.courses[index]?.[0].length),
        hours?.value.least ?? null,
        hours?.value.most ?? null,
      ]);
      expect.soft(courses).toEqual(expected.courses);
      const periods = read.wagePeriods.map(({ percent, wage, hours }) => [
        percent,
        wage,
        hours?.least,
        hours?.most,
      ]);
      expect.soft(periods).toEqual(expected.wagePeriods);
    });

  it("the workbook without a filled Details row says no hours of the work, whatever its other sheets count", async () => {
    const name = "templates/occupation-standards-post-rapids-api-template.xlsx";
    const read = readProgram(await readProgramFile(readFileSync(join(samples, name)), "xlsx"));
    expect(read.details).not.toHaveProperty("ojtHours");
    expect(read.workProcesses).toEqual([]);
  });

  it("a presentation of what one of them says is read as it is", async () => {
    const [expected] = expectedPrograms;
    const bytes = readFileSync(join(samples, expected!.file));
    const document = await readProgramFile(bytes, "docx");
    const read = readProgram(await readProgramFile(presentation(slidesOf(document)), "pptx"));
    expect(read.details.occupationONetCode?.value).toBe(expected!.details["occupationONetCode"]);
    expect(read.details.rapidsCode?.value).toBe(expected!.details["rapidsCode"]);
    expect(read.workProcesses.map(({ competencies }) => competencies.length)).toEqual(
      expected!.workProcesses.map(([, , , competencies]) => competencies),
    );
    expect(read.courses.map(({ hours }) => [hours?.value.least, hours?.value.most])).toEqual(
      expected!.courses.map(([, least, most]) => [least, most]),
    );
  });
});

it("a slide whose title was not set as one begins with a heading, and a sentence or an amount is none", async () => {
  const slide = (first: string) => ({ title: "", points: [first], table: [["Course", "Hours"]] });
  const read = async (first: string) => {
    const { parts } = await readProgramFile(presentation([slide(first)]), "pptx");
    return parts.map((part) => (part.part === "line" ? part.is : part.part));
  };
  expect(await read("What you will do in class")).toContain("heading");
  expect(await read("You go to class on Mondays.")).not.toContain("heading");
  expect(await read("Year 1")).not.toContain("heading");
});

describe("what no program is read from says why", () => {
  const word = (document: string | Uint8Array, more = {}) =>
    packed({ "[Content_Types].xml": "<Types/>", "word/document.xml": document, ...more });
  const body = (paragraphs: string) =>
    `<w:document xmlns:w="w"><w:body>${paragraphs}</w:body></w:document>`;
  const one = "<w:p><w:r><w:t>Weld</w:t></w:r></w:p>";
  it.each([
    ["macros", "docx", () => word(body(one), { "word/vbaProject.bin": "Sub A()" })],
    [
      "macros",
      "xlsx",
      () => packed({ "xl/workbook.xml": "<workbook/>", "xl/vbaProject.bin": "Sub" }),
    ],
    ["notWhatItSays", "docx", () => Buffer.from("%PDF-1.7")],
    [
      "tooLong",
      "docx",
      () => wordDocument(Array.from({ length: 20_001 }, () => ({ paragraph: "Weld" }))),
    ],
    ["tooLarge", "docx", () => word(new Uint8Array(6_000_000))],
  ])("%s in a %s", async (reason, extension, made) => {
    await expect(readProgramFile(new Uint8Array(made()), extension)).rejects.toMatchObject({
      reason,
    });
  });
});

/** What a document says as slides, one for each of its parts. */
function slidesOf({ parts }: ProgramDocument): Parameters<typeof presentation>[0] {
  return parts.map((part) => {
    if (part.part === "line")
      return part.is === "heading"
        ? { title: escaped(part.text), points: [] }
        : { title: "", points: [escaped(part.text)] };
    const width = Math.max(...part.rows.flat().map(({ column, span }) => column + span));
    const table = part.rows.map((row) => {
      const cells = Array<string>(width).fill("");
      for (const { column, lines } of row)
        cells[column] = escaped(lines.map(({ text }) => text).join(" "));
      return cells;
    });
    return { title: escaped(part.title ?? ""), points: [], table };
  });
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
