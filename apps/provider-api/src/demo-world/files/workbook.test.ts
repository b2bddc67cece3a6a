import { strFromU8, unzipSync } from "fflate";
import { expect, it } from "vitest";
import { workbook } from "./workbook.ts";

it("a workbook holds the parts that spreadsheet programs look for, and its cells", () => {
  const files = unzipSync(
    workbook("Log & more", [
      ["Machine", "Faults"],
      ["Saw <2>", 3],
    ]),
  );
  expect(Object.keys(files)).toEqual([
    "[Content_Types].xml",
    "_rels/.rels",
    "xl/workbook.xml",
    "xl/_rels/workbook.xml.rels",
    "xl/worksheets/sheet1.xml",
  ]);
  expect(strFromU8(files["xl/workbook.xml"]!)).toContain('name="Log &amp; more"');
  const sheet = strFromU8(files["xl/worksheets/sheet1.xml"]!);
  expect(sheet).toContain('<c r="A2" t="inlineStr"><is><t>Saw &lt;2&gt;</t></is></c>');
  expect(sheet).toContain('<c r="B2"><v>3</v></c>');
});
