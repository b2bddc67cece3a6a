import { writeFile } from "node:fs/promises";
import { cheatsheets } from "../src/markdown-cheatsheet/syntax.ts";
import { makePdf } from "./make-pdf.ts";

const folder = new URL("../public/", import.meta.url);
for (const lang of ["en", "es"] as const)
  await writeFile(
    new URL(`markdown-cheatsheet.${lang}.pdf`, folder),
    await makePdf(cheatsheets[lang], lang),
  );
