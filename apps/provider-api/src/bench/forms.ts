import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PDFCheckBox, PDFDocument, PDFTextField, StandardFonts } from "pdf-lib";
import { fillForm } from "../forms/fill-form.ts";
import { type Filling, fillingOf } from "../forms/filling.ts";
import { templateFolder, templateOf } from "../forms/templates.ts";
import { sampleApprentice, samplePictures, sampleSignature } from "../test-api/sample-facts.ts";

const forms = 100;
const signedAt = new Date("2026-09-08T12:30:00Z");

/** Fills 100 apprentice agreements, tags, letters and signatures included, and with pdf-lib alone the same fields and pictures, in turn; three times. */
export async function* benchForms(): AsyncGenerator<string> {
  const filling = fillingOf(sampleApprentice);
  const template = await templateOf(sampleApprentice.type, sampleApprentice.revision);
  const ours = () => fillForm(template, filling, samplePictures, signedAt);
  const bytes = readFileSync(join(templateFolder, "apprenticeAgreements.2023-03.pdf"));
  const alone = () => fillAlone(bytes, filling);
  for (let round = 1; round <= 3; round += 1) {
    const [first, second] = round % 2 ? [ours, alone] : [alone, ours];
    const times = new Map([
      [first, await timeOf(first)],
      [second, await timeOf(second)],
    ]);
    const share = times.get(ours)! / times.get(alone)!;
    yield `${forms} filled forms: ${times.get(ours)!.toFixed(0)} ms, pdf-lib alone ${times.get(alone)!.toFixed(0)} ms, ${share.toFixed(2)} times as long`;
  }
}

async function timeOf(fill: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  for (let count = 0; count < forms; count += 1) await fill();
  return performance.now() - begun;
}

/** As one fills with pdf-lib, in a typeface that it knows; letters which that does not have are left out. */
async function fillAlone(bytes: Uint8Array, { values, checked, signatures }: Filling) {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const form = pdf.getForm();
  for (const field of form.getFields()) {
    const name = field.getName();
    if (field instanceof PDFTextField)
      field.setText((values[name] ?? "").replaceAll(/[^\u0020-\u00ff]/g, ""));
    if (field instanceof PDFCheckBox && checked.includes(name)) field.check();
    field.enableReadOnly();
  }
  form.updateFieldAppearances(font);
  const picture = await pdf.embedPng(sampleSignature);
  for (const [index] of Object.keys(signatures).entries())
    pdf.getPage(0).drawImage(picture, { x: 50, y: 50 + 40 * index });
  return pdf.save({ updateFieldAppearances: false });
}
