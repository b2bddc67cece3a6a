import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { cheatsheets } from "../src/markdown-cheatsheet/syntax.ts";
import { makePdf } from "./make-pdf.ts";

test.each(["en", "es"] as const)(
  "CO-2.28 the leaf to print says what the screen says (%s); made by node apps/shell/cheatsheet-pdf/main.ts",
  async (lang) => {
    const printed = await readFile(
      new URL(`../public/markdown-cheatsheet.${lang}.pdf`, import.meta.url),
    );
    expect(printed.equals(await makePdf(cheatsheets[lang], lang))).toBe(true);
  },
);
