import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  PDFAcroTerminal,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFTextField,
} from "pdf-lib";
import { describe, expect, it } from "vitest";
import { officialFiles } from "../../occupations/official-files.ts";
import { sampleApprentice, samplePictures } from "../../test-api/sample-facts.ts";
import { templateOf } from "../templates.ts";
import { encode } from "../drawing/glyphs.ts";
import { fillEta671 } from "./fill-eta-671.ts";
import { UnknownForm } from "./unknown-form.ts";
import { etaChecks, etaChoices, type EtaFacts, etaShared, etaTexts } from "./mapping.ts";

const folder = officialFiles();
const path = join(folder ?? "", "forms/eta-671-appendix-b-apprenticeship-agreement-fillable.pdf");
const facts: EtaFacts = { ...sampleApprentice, ssn: "923-45-6789" };
const template = () => templateOf("apprenticeAgreements", "Rev. March 2023");

describe.skipIf(!folder || !existsSync(path))("the official ETA-671", () => {
  const fill = async (of: EtaFacts = facts) =>
    PDFDocument.load(await fillEta671(readFileSync(path), await template(), of, samplePictures));
  const fieldOf = (pdf: PDFDocument, name: string) =>
    pdf
      .getForm()
      .acroForm.getAllFields()
      .map(([field]) => field)
      .find((field) => field.getFullyQualifiedName() === name)! as PDFAcroTerminal;
  const statesOf = (pdf: PDFDocument, name: string) =>
    fieldOf(pdf, name)
      .getWidgets()
      .map((widget) => widget.getAppearanceState()?.decodeText());

  it("has every text in the field of its name, with the whole number", async () => {
    const pdf = await fill();
    const form = pdf.getForm();
    for (const [name, valueOf] of Object.entries(etaTexts)) {
      const field = form.getField(name);
      expect(field).toBeInstanceOf(PDFTextField);
      expect((field as PDFTextField).getText() ?? "", name).toBe(valueOf(facts));
    }
    expect(form.getTextField("Social Security Number").getText()).toBe("923-45-6789");
    expect(form.getTextField("Period 3 Wage").getText()).toBe("$27.41");
  });

  it("has each choice on, by the state of its widget, and no other", async () => {
    const pdf = await fill();
    for (const [name, choiceOf] of Object.entries(etaChoices)) {
      const on = statesOf(pdf, name).filter((state) => state !== "Off" && state !== undefined);
      expect(on, name).toEqual([choiceOf(facts)].filter(Boolean));
    }
    expect(statesOf(pdf, "3. Sex (Select One)")).toEqual(["Off", "1", "Off"]);
    for (const [name, isChecked] of Object.entries(etaChecks))
      expect(statesOf(pdf, name)[0] !== "Off", name).toBe(isChecked(facts));
  });

  it("has what shares its field's name with something else drawn, and the shared fields empty", async () => {
    const pdf = await fill();
    const { regular } = (await template()).glyphs;
    for (const name of etaShared) expect(pdf.getForm().getTextField(name).getText() ?? "").toBe("");
    const drawnOn = (page: number) => {
      const pictures = pdf.getPage(page).node.Resources()!.lookup(PDFName.of("XObject"), PDFDict);
      return pictures
        .values()
        .map((ref) => pdf.context.lookup(ref))
        .filter((one) => one instanceof PDFRawStream)
        .map((one) => Buffer.from(one.getContents()).toString("latin1"))
        .join("\n");
    };
    expect(drawnOn(2)).toContain(encode(regular, "18101"));
    expect(drawnOn(3)).toContain(encode(regular, "09/08/2026"));
    expect(drawnOn(6)).toContain(encode(regular, "09/08/2026"));
  });

  it("has no button that empties it, and its signatures drawn in place of their fields", async () => {
    const pdf = await fill();
    const names = pdf
      .getForm()
      .acroForm.getAllFields()
      .map(([field]) => field.getFullyQualifiedName());
    expect(names).not.toContain("Clear Form");
    expect(names).not.toContain("1 Signature of Apprentice");
    expect(names).toContain("2 Signature of ParentGuardian if minor Date");
    const pictures = pdf.getPage(3).node.Resources()?.lookup(PDFName.of("XObject"))?.toString();
    expect(pictures?.match(/Image/g)?.length).toBeGreaterThanOrEqual(3);
  });

  it("has ten periods, and the others and what is too long on pages of their own", async () => {
    const [schedule] = facts.schedules;
    const wageRates = Array.from({ length: 12 }, (_, at) => ({
      wageAmount: 10 + at,
      duration: 100,
    }));
    const pages = (await fill()).getPageCount();
    const pdf = await fill({
      ...facts,
      schedules: [{ ...schedule!, wageRates }],
      employer: { ...facts.employer, name: "Forge ".repeat(50).trim() },
    });
    expect(pdf.getForm().getTextField("Period 10 Wage").getText()).toBe("$19.00");
    expect(pdf.getPageCount()).toBe(pages + 1);
  });
});

/** A form of raw objects: what stands in the catalog, the list of fields, and more objects. */
const rawForm = (fields: string, ...objects: string[]) =>
  Buffer.from(
    [
      "%PDF-1.7",
      "1 0 obj\n<< /Type /Catalog /Pages 2 0 R /AcroForm 3 0 R >>\nendobj",
      `3 0 obj\n<< /Fields ${fields} >>\nendobj`,
      ...objects.map((object, at) => `${at + 10} 0 obj\n${object}\nendobj`),
      "trailer\n<< /Root 1 0 R >>\n%%EOF",
    ].join("\n"),
  );
const pages = (object: string) => Buffer.from(`\n2 0 obj\n${object}\nendobj\n`);
const withPages = (form: Buffer, object = "<< /Type /Pages /Kids [] /Count 0 >>") => {
  const at = form.indexOf("\ntrailer");
  return Buffer.concat([form.subarray(0, at), pages(object), form.subarray(at)]);
};
/** Each of forty fields has the next one twice: a million million ways through them. */
const doubled = Array.from({ length: 40 }, (_, at) =>
  at === 39 ? "<< /T (f) /FT /Tx >>" : `<< /T (f) /Kids [${at + 11} 0 R ${at + 11} 0 R] >>`,
);

it.each([
  ["whose field is below itself", withPages(rawForm("[10 0 R]", "<< /T (a) /Kids [10 0 R] >>"))],
  [
    "whose field is its own parent",
    withPages(rawForm("[10 0 R]", "<< /T (a) /FT /Tx /Parent 10 0 R >>")),
  ],
  [
    "whose fields are below each other's parents",
    withPages(
      rawForm("[10 0 R]", "<< /T (a) /Kids [11 0 R] /Parent 11 0 R >>", "<< /T (b) /FT /Tx >>"),
    ),
  ],
  ["whose fields are there again and again", withPages(rawForm("[10 0 R]", ...doubled))],
  [
    "whose pages are below themselves",
    withPages(rawForm("[]"), "<< /Type /Pages /Kids [2 0 R] /Count 1 >>"),
  ],
  ["without pages", rawForm("[]")],
  ["whose form is a list", withPages(rawForm("[] >> ] [ << "))],
  ["whose field has a number for a name", withPages(rawForm("[10 0 R]", "<< /T 7 /FT /Tx >>"))],
])("a file %s is not taken for the official form", async (_, file) => {
  await expect(fillEta671(file, await template(), facts, new Map())).rejects.toMatchObject({
    name: "UnknownForm",
  });
});

it("another file is not taken for the official form", async () => {
  const { bytes } = await template();
  const empty = await (await PDFDocument.create()).save();
  for (const file of [bytes, empty, new Uint8Array(40), Buffer.from("%PDF-1.7\nnothing")])
    await expect(fillEta671(file, await template(), facts, new Map())).rejects.toThrow(UnknownForm);
});
