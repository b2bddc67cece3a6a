import { strToU8, zipSync } from "fflate";
import { expect, it } from "vitest";
import { readWorkbook } from "./read-workbook.ts";

const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

function workbookOf(sheet: string, shared = ""): Uint8Array {
  const parts = {
    "xl/workbook.xml": `<workbook xmlns:r="${office}"><sheets><sheet name="Notes" r:id="rId1"/><sheet name="A &amp; B" r:id="rId2"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels":
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
    "xl/worksheets/sheet1.xml": "<worksheet><sheetData/></worksheet>",
    "xl/worksheets/sheet2.xml": sheet,
    "xl/sharedStrings.xml": `<sst>${shared}</sst>`,
  };
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])),
  );
}

const rowsOf = (sheet: string, shared?: string) => {
  const rows = readWorkbook(workbookOf(sheet, shared), "A & B");
  return typeof rows === "string" ? rows : [...rows];
};

it("cells come as they are shown: texts of their own, shared and in runs, numbers, gaps", () => {
  const shared =
    "<si><t>Smith &amp; Sons</t></si><si><r><t>two </t></r><r><t>runs</t></r></si><si/>";
  const sheet =
    '<x:worksheet xmlns:x="x"><x:sheetData><x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c><x:c r="B1" t="s"><x:v>1</x:v></x:c><x:c r="AB1" t="inlineStr"><x:is><x:t>last</x:t></x:is></x:c></x:row>' +
    '<x:row r="2"/><x:row r="7"><x:c r="A7"><x:v>50.979999999999997</x:v></x:c><x:c r="B7" s="3"/><x:c r="C7" t="b"><x:v>1</x:v></x:c><x:c r="D7" t="str"><x:f>A7</x:f><x:v>#</x:v></x:c></x:row></x:sheetData></x:worksheet>';
  expect(rowsOf(sheet, shared)).toEqual([
    {
      line: 1,
      cells: ["Smith & Sons", "two runs", ...Array.from({ length: 25 }, () => ""), "last"],
    },
    { line: 7, cells: ["50.98", "", "TRUE", "#"] },
  ]);
});

it("a sheet that breaks off says so after the rows before", () => {
  const rows = rowsOf('<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row><row r="2"><c');
  expect(rows).toMatchObject([{ line: 1, cells: ["1"] }, { damaged: true }]);
});

it("a sheet that is not there and a file that is no workbook have a reason", () => {
  expect(readWorkbook(workbookOf(""), "C")).toBe('the workbook has no sheet "C"');
  expect(readWorkbook(strToU8("text"))).toContain("is not a workbook");
});
