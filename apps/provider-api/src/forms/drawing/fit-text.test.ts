import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { templateOf } from "../templates.ts";
import { fitText, leading, wrapText } from "./fit-text.ts";
import { encode, type Glyphs, widthOf, writable } from "./glyphs.ts";

let glyphs: Glyphs;
beforeAll(async () => {
  glyphs = (await templateOf("employerAgreements", "Rev. March 2023")).glyphs.regular;
});

const anyText = fc.string({ unit: "grapheme", maxLength: 300 });
const withoutBlanks = (text: string) => text.replaceAll(" ", "");

describe("text in a box", () => {
  it("is never wider than it, and loses no letter, whatever it is", () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 30, max: 500 }), (given, width) => {
        const text = writable(glyphs, given);
        const lines = wrapText(glyphs, text, 8, width);
        expect(withoutBlanks(lines.join(""))).toBe(withoutBlanks(text));
        for (const line of lines) expect(widthOf(glyphs, line, 8)).toBeLessThanOrEqual(width);
      }),
    );
  });

  it("is as large as it can be, or is said not to fit", () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 30, max: 500 }), (given, width) => {
        const fitted = fitText(glyphs, writable(glyphs, given), { width, height: 16 });
        if (!fitted || fitted.lines.length === 1) return;
        expect(fitted.size).toBeGreaterThanOrEqual(6);
        expect(fitted.lines.length * leading(fitted.size)).toBeLessThanOrEqual(16.5);
      }),
    );
    expect(fitText(glyphs, "Ana", { width: 100, height: 16 })?.size).toBe(9.5);
    expect(fitText(glyphs, "Ana ".repeat(200), { width: 100, height: 16 })).toBeUndefined();
  });

  it("can be written, every letter of it", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 40 }), (given) => {
        expect(encode(glyphs, writable(glyphs, given))).toMatch(/^<([0-9a-f]{4})*>$/);
      }),
    );
  });

  it.each([
    ["Núñez Łucja Đặng Žižek", "Núñez Łucja Đặng Žižek"],
    ["Nu\u0301n\u0303ez", "Núñez"],
    ["a\u202Eb\u200Dc", "abc"],
    ["one\ntwo\tthree", "one two three"],
    ["Zoë 👩‍🔧", "Zoë ?"],
    ["Ω", "?"],
  ])("%j is drawn as %j", (given, drawn) => {
    expect(writable(glyphs, given)).toBe(drawn);
  });
});
