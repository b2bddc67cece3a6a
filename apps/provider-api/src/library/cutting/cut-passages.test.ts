import { describe, expect, it } from "vitest";
import type { Block } from "../reading/block.ts";
import { cutPassages } from "./cut-passages.ts";
import { splitLong } from "./split-long.ts";

const paragraph = (text: string): Block => ({ kind: "paragraph", text });
const heading = (level: number, text: string): Block => ({ kind: "heading", level, text });
const words = (count: number) => `${"lorem ".repeat(count).trim()}.`;
const cut = (...pages: Block[][]) =>
  cutPassages(pages.map((blocks, index) => ({ number: index + 1, blocks })));

describe("a text in passages", () => {
  it("has passages of 600 to 1,200 characters, whole paragraphs each", () => {
    const passages = cut(Array.from({ length: 20 }, () => paragraph(words(50))));
    for (const { rawText } of passages) {
      expect(rawText.length).toBeGreaterThanOrEqual(600);
      expect(rawText.length).toBeLessThanOrEqual(1200);
      for (const part of rawText.split("\n\n")) expect(part).toBe(words(50));
    }
  });

  it("loses and doubles nothing", () => {
    const texts = Array.from({ length: 60 }, (_, index) => `Number ${index} ${words(index * 7)}`);
    const all = cut(texts.map(paragraph))
      .map(({ rawText }) => rawText)
      .join(" ");
    expect(all.replaceAll(/\s+/g, " ")).toBe(texts.join(" "));
  });

  it("never mixes what stands under two headings, and tells the headings above", () => {
    const passages = cut([
      heading(1, "Pay"),
      heading(2, "Wages"),
      paragraph("They rise."),
      heading(2, "Taxes"),
      paragraph("They fall."),
      heading(1, "Time"),
      paragraph("It flies."),
    ]);
    expect(passages.map((passage) => [passage.heading, passage.rawText])).toEqual([
      ["Pay › Wages", "They rise."],
      ["Pay › Taxes", "They fall."],
      ["Time", "It flies."],
    ]);
  });

  it("names the page on which a passage begins, and joins a sentence that a page's end has parted", () => {
    const passages = cut([paragraph("The mentor signs")], [paragraph("the page on Monday.")]);
    expect(passages).toEqual([
      { heading: null, pageNumber: 1, rawText: "The mentor signs the page on Monday." },
    ]);
  });

  it("ends a passage with a slide, and its headings with it", () => {
    const slides = [[heading(1, "One"), paragraph("First.")], [paragraph("Second.")]];
    const passages = cutPassages(
      slides.map((blocks, index) => ({ number: index + 1, blocks, isClosed: true })),
    );
    expect(passages.map((passage) => [passage.heading, passage.pageNumber])).toEqual([
      ["One", 1],
      [null, 2],
    ]);
  });

  it("keeps what leads to a list with the list", () => {
    const passages = cut([
      paragraph(words(190)),
      paragraph("Bring with you:"),
      ...["shoes", "water"].map((text): Block => ({ kind: "item", text: `• ${text}` })),
      paragraph(words(120)),
    ]);
    const holding = passages.find(({ rawText }) => rawText.includes("Bring with you:"));
    expect(holding?.rawText).toContain("Bring with you:\n\n• shoes");
  });
});

describe("what is longer than a passage", () => {
  it("ends at the end of a sentence where there is one", () => {
    const parts = splitLong(Array.from({ length: 9 }, () => words(40)).join(" "), 1200);
    for (const part of parts) expect(part).toMatch(/\.$/);
  });

  it("ends anywhere but within a character where there is no word's end", () => {
    const parts = splitLong("😀".repeat(2000), 1201);
    expect(parts.join("")).toBe("😀".repeat(2000));
    for (const part of parts) expect([...part].every((one) => one === "😀")).toBe(true);
  });
});
