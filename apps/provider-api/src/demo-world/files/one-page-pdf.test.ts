import { expect, it } from "vitest";
import { onePagePdf } from "./one-page-pdf.ts";

const pdf = onePagePdf("Lifting (by hand)", [
  "Bend your knees. ".repeat(20).trim(),
  "Ask for help.",
]);
const text = pdf.toString("latin1");

it("a PDF's table says where each of its objects begins, and its end where the table is", () => {
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)![1]);
  expect(text.slice(table, table + 5)).toBe("xref\n");
  const begins = [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) =>
    Number(at),
  );
  expect(begins).toHaveLength(7);
  begins.forEach((begin, index) =>
    expect(text.slice(begin)).toMatch(new RegExp(`^${index + 1} 0 obj\n`)),
  );
});

it("a PDF's text is as long as it says, in lines that fit the page, with its brackets escaped", () => {
  const [, length, content] = /\/Length (\d+) >>\nstream\n([^]*?)\nendstream/.exec(text)!;
  expect(content!.length).toBe(Number(length));
  expect(content).toContain(String.raw`(Lifting \(by hand\)) Tj`);
  const lines = [...content!.matchAll(/\((.*)\) Tj T\*/g)].map(([, line]) => line!);
  expect(lines.length).toBeGreaterThan(4);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(78);
});
