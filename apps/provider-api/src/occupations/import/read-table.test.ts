import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { decimal, text } from "./cells.ts";
import type { ImportFault } from "./fault.ts";
import { readTable } from "./read-table.ts";
import { useTestFolder } from "./test-folder.ts";

const folder = useTestFolder();

async function read(file: string) {
  const faults: ImportFault[] = [];
  const rows: { name: string; size: number }[] = [];
  for await (const row of readTable(
    { folder: folder.path(), file, faults },
    { name: [["Name", "name"], text], size: ["Size", decimal(0, 10)] },
    { key: (row) => row.name },
  ))
    rows.push(row);
  return { rows, faults };
}

describe("a table", () => {
  it("takes a quoted cell over several lines, and counts the lines that it took", async () => {
    await folder.put("a.csv", "name,Size", '"first', 'second ""line""",1', "third,x");
    const { rows, faults } = await read("a.csv");
    expect(rows).toEqual([{ name: 'first\nsecond "line"', size: 1 }]);
    expect(faults).toEqual([
      { file: "a.csv", line: 4, column: "Size", reason: '"x" is not a number' },
    ]);
  });

  it("a quotation mark that is never closed costs one row, not the file", async () => {
    await folder.put("a.csv", "Name,Size", 'a "b,1', '"open,2', "c,3");
    const { rows, faults } = await read("a.csv");
    expect(rows.map(({ name }) => name)).toEqual(['a "b', "c"]);
    expect(faults).toMatchObject([{ line: 3, reason: "a quotation mark is not closed" }]);
  });

  it.for([
    ["Unix", "Name,Size\na,1\nb,2"],
    ["Windows", "\uFEFFName,Size\r\na,1\r\nb,2\r"],
    ["an old Macintosh", "Name,Size\ra,1\rb,2\r"],
  ])("reads line ends of %s", async ([, content]) => {
    await folder.write("a.csv", content ?? "");
    expect(await read("a.csv")).toMatchObject({ rows: [{ size: 1 }, { size: 2 }], faults: [] });
  });

  it("reads what is packed, and text as Windows writes it", async () => {
    await folder.write("a.csv.gz", gzipSync("Name,Size\na,1\n"));
    expect((await read("a.csv.gz")).rows).toHaveLength(1);
    await folder.write("b.csv", Buffer.from("Name,Size\nMayag\xFCez,1\n", "latin1"));
    expect((await read("b.csv")).rows).toEqual([{ name: "Mayagüez", size: 1 }]);
  });

  it("a row that stands there twice is a fault", async () => {
    await folder.put("a.csv", "Name,Size", "a,1", "a,2");
    const { rows, faults } = await read("a.csv");
    expect(rows).toHaveLength(1);
    expect(faults).toMatchObject([{ line: 3, reason: "a stands there twice" }]);
  });

  it("a character that no text has is a fault", async () => {
    await folder.put("a.csv", "Name,Size", "a\u0000b,1", "c,2");
    expect((await read("a.csv")).faults).toMatchObject([{ line: 2, column: "Name" }]);
  });

  it.for([
    ["cut.csv", Buffer.from("Name,Size\na,1\nb"), "the file ends in the middle of a row"],
    ["cut.csv.gz", gzipSync("Name,Size\na,1\n").subarray(0, 20), "the file cannot be unpacked"],
    ["cut.xlsx", Buffer.from("PK\u0003\u0004 and no more"), "is not a workbook"],
    ["head.csv", Buffer.from("Nom,Size\na,1\n"), "the column is missing from the header"],
  ] as const)("a damaged file says so: %s", async ([file, content, reason]) => {
    await folder.write(file, content);
    const { faults } = await read(file);
    expect(faults.at(-1)).toMatchObject({ damaged: true, reason: expect.stringContaining(reason) });
  });
});
