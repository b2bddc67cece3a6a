import { strToU8, zipSync } from "fflate";

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const schemas = "http://schemas.openxmlformats.org";
const main = `${schemas}/spreadsheetml/2006/main`;
const office = `${schemas}/officeDocument/2006/relationships`;
const spreadsheet = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** A workbook with one sheet of texts and numbers, as XLSX; the first row is its head. */
export function workbook(sheet: string, rows: readonly (readonly (string | number)[])[]): Buffer {
  const parts: [name: string, content: string][] = [
    [
      "[Content_Types].xml",
      `${declaration}<Types xmlns="${schemas}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/></Types>`,
    ],
    ["_rels/.rels", relationship("officeDocument", "xl/workbook.xml")],
    [
      "xl/workbook.xml",
      `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escaped(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    ["xl/_rels/workbook.xml.rels", relationship("worksheet", "worksheets/sheet1.xml")],
    [
      "xl/worksheets/sheet1.xml",
      `${declaration}<worksheet xmlns="${main}"><cols><col min="1" max="${rows[0]?.length ?? 1}" width="22" customWidth="1"/></cols><sheetData>${rows.map(rowOf).join("")}</sheetData></worksheet>`,
    ],
  ];
  const files = parts.map(([name, content]) => [name, strToU8(content)] as const);
  return Buffer.from(zipSync(Object.fromEntries(files), { mtime: new Date(2026, 0, 1) }));
}

function relationship(kind: string, target: string): string {
  return `${declaration}<Relationships xmlns="${schemas}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/${kind}" Target="${target}"/></Relationships>`;
}

function rowOf(cells: readonly (string | number)[], index: number): string {
  const number = index + 1;
  return `<row r="${number}">${cells
    .map((cell, column) => {
      const at = `${String.fromCodePoint(65 + column)}${number}`;
      return typeof cell === "number"
        ? `<c r="${at}"><v>${cell}</v></c>`
        : `<c r="${at}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
    })
    .join("")}</row>`;
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
