import { expect, it } from "vitest";
import { onePagePdf } from "./one-page-pdf.ts";

const paragraphs = ["Bend your knees. ".repeat(20).trim(), "Ask for help."];

it("a page has its title, and the same bytes however often it is made", async () => {
  const pdf = await onePagePdf("Lifting (by hand)", paragraphs);
  expect(pdf.toString("latin1")).toMatch(/^%PDF-1\.\d/);
  expect(pdf.equals(await onePagePdf("Lifting (by hand)", paragraphs))).toBe(true);
});
