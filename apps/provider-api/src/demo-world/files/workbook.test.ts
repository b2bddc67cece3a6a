import { crc32 } from "node:zlib";
import { expect, it } from "vitest";
import { workbook } from "./workbook.ts";

/** The files of a stored archive, read by its directory, each checked against its checksum. */
function filesOf(archive: Buffer): Map<string, string> {
  const end = archive.length - 22;
  const files = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const nameLength = archive.readUInt16LE(at + 28);
    const size = archive.readUInt32LE(at + 24);
    const begin = archive.readUInt32LE(at + 42);
    const name = archive.toString("utf8", at + 46, at + 46 + nameLength);
    const content = archive.subarray(begin + 30 + nameLength, begin + 30 + nameLength + size);
    expect(archive.toString("latin1", begin, begin + 4)).toBe("PK\u0003\u0004");
    expect(crc32(content)).toBe(archive.readUInt32LE(at + 16));
    files.set(name, content.toString("utf8"));
    at += 46 + nameLength;
  }
  expect(at).toBe(end);
  return files;
}

it("a workbook holds the parts that spreadsheet programs look for, and its cells", () => {
  const files = filesOf(
    workbook("Log & more", [
      ["Machine", "Faults"],
      ["Saw <2>", 3],
    ]),
  );
  expect([...files.keys()]).toEqual([
    "[Content_Types].xml",
    "_rels/.rels",
    "xl/workbook.xml",
    "xl/_rels/workbook.xml.rels",
    "xl/worksheets/sheet1.xml",
  ]);
  expect(files.get("xl/workbook.xml")).toContain('name="Log &amp; more"');
  const sheet = files.get("xl/worksheets/sheet1.xml");
  expect(sheet).toContain('<c r="A2" t="inlineStr"><is><t>Saw &lt;2&gt;</t></is></c>');
  expect(sheet).toContain('<c r="B2"><v>3</v></c>');
});
