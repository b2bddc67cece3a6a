import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { runCommand } from "@guildway/program";
import { agreementTexts, currentRevision } from "@guildway/rules/agreement-text";
import { drawApprenticeForm } from "../forms/layout/apprentice-form.ts";
import { drawEmployerForm } from "../forms/layout/employer-form.ts";
import { glyphsOf, makeTemplate } from "../forms/layout/make-template.ts";
import { templateFolder } from "../forms/templates.ts";

/** The empty forms of the revision that is signed today, and the glyphs by which they are filled, by file name. */
export async function makeForms(): Promise<Record<string, Uint8Array | string>> {
  const typefaces = { regular: typeface("400Regular"), strong: typeface("600SemiBold") };
  const texts = agreementTexts[currentRevision];
  return {
    "glyphs.json": `${JSON.stringify(
      { regular: typefaces.regular.glyphs, strong: typefaces.strong.glyphs },
      undefined,
      2,
    )}\n`,
    "apprenticeAgreements.2023-03.pdf": await makeTemplate(
      texts.apprenticeAgreement.title.en,
      (form) => drawApprenticeForm(form, currentRevision),
      typefaces,
    ),
    "employerAgreements.2023-03.pdf": await makeTemplate(
      texts.employerAgreement.title.en,
      (form) => drawEmployerForm(form, currentRevision),
      typefaces,
    ),
  };
}

function typeface(weight: string) {
  const path = `@expo-google-fonts/public-sans/${weight}/PublicSans_${weight}.ttf`;
  const bytes = readFileSync(createRequire(import.meta.url).resolve(path));
  return { bytes, glyphs: glyphsOf(bytes) };
}

if (import.meta.main)
  await runCommand(async () => {
    for (const [name, content] of Object.entries(await makeForms()))
      writeFileSync(join(templateFolder, name), content);
  });
