import {
  PDFCheckBox,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFTextField,
  decodePDFRawStream,
} from "pdf-lib";
import { describe, expect, it } from "vitest";
import { encode } from "./drawing/glyphs.ts";
import { fillForm } from "./fill-form.ts";
import { fillingOf } from "./filling.ts";
import { sampleApprentice, sampleEmployer, samplePictures } from "../test-api/sample-facts.ts";
import type { SignedFacts } from "./signed-facts.ts";
import { templateOf } from "./templates.ts";

const signedAt = new Date("2026-09-08T12:30:00Z");

async function fill(
  facts: SignedFacts,
  pictures: ReadonlyMap<string, Uint8Array> = samplePictures,
) {
  const template = await templateOf(facts.type, facts.revision);
  const bytes = await fillForm(template, fillingOf(facts), pictures, signedAt);
  return { bytes, pdf: await PDFDocument.load(bytes, { updateMetadata: false }), template };
}

const textOf = (pdf: PDFDocument, name: string) => pdf.getForm().getTextField(name).getText() ?? "";

/** All that is drawn, fields and pages. */
function drawnIn(pdf: PDFDocument): string {
  return pdf.context
    .enumerateIndirectObjects()
    .map(([, object]) =>
      object instanceof PDFRawStream &&
      !object.dict.has(PDFName.of("Length1")) &&
      object.dict.get(PDFName.of("Subtype")) !== PDFName.of("Image")
        ? Buffer.from(decodePDFRawStream(object).decode()).toString("latin1")
        : "",
    )
    .join("\n");
}

describe.each([
  ["apprentice", sampleApprentice, 4],
  ["employer", sampleEmployer, 2],
] as const)("the filled form of an %s agreement", (_, facts, pages) => {
  it("PU-7.13 has every value in the field of its name, which cannot be changed any more", async () => {
    const { pdf } = await fill(facts);
    const { values, checked } = fillingOf(facts);
    const fields = pdf.getForm().getFields();
    expect(
      Object.keys(values).filter((name) => !fields.some((one) => one.getName() === name)),
    ).toEqual([]);
    for (const field of fields) {
      expect(field.isReadOnly(), field.getName()).toBe(true);
      if (field instanceof PDFTextField)
        expect(field.getText() ?? "", field.getName()).toBe(values[field.getName()] ?? "");
      if (field instanceof PDFCheckBox)
        expect(field.isChecked(), field.getName()).toBe(checked.includes(field.getName()));
    }
    expect(pdf.getPageCount()).toBe(pages);
  });

  it("is the same file, byte for byte, each time", async () => {
    const [first, second] = [await fill(facts), await fill(facts)];
    expect(Buffer.compare(first.bytes, second.bytes)).toBe(0);
    expect(first.pdf.getModificationDate()).toEqual(signedAt);
  });

  it("is tagged, in English, titled, with a name for each field and each signature", async () => {
    const { pdf } = await fill(facts);
    expect(pdf.catalog.lookup(PDFName.of("MarkInfo"), PDFDict).toString()).toContain(
      "/Marked true",
    );
    expect(pdf.catalog.lookup(PDFName.of("Lang"))?.toString()).toBe("(en-US)");
    expect(pdf.getTitle()).toMatch(/^(Apprentice|Employer Acceptance) Agreement: .+/);
    for (const field of pdf.getForm().getFields()) {
      expect(field.acroField.dict.get(PDFName.of("TU")), field.getName()).toBeDefined();
      expect(field.acroField.dict.get(PDFName.of("StructParent")), field.getName()).toBeDefined();
    }
    const alts = pdf.context
      .enumerateIndirectObjects()
      .map(([, object]) =>
        object instanceof PDFDict ? object.lookup(PDFName.of("Alt")) : undefined,
      )
      .filter((alt) => alt !== undefined)
      .map((alt) => (alt as unknown as { decodeText(): string }).decodeText());
    expect(alts).toContain("Signature of Marisol Keller, 09/03/2026");
  });
});

describe("a filled form", () => {
  it("has four digits of a social security number, whatever was kept", async () => {
    const privateData = { ...sampleApprentice.apprentice.privateData, ssn: "912-34-5678" };
    const facts = {
      ...sampleApprentice,
      apprentice: { ...sampleApprentice.apprentice, privateData },
    };
    const { pdf, template } = await fill(facts);
    expect(textOf(pdf, "ssn")).toBe("***-**-5678");
    expect(drawnIn(pdf)).not.toContain(encode(template.glyphs.regular, "912").slice(1, -1));
  });

  it("PU-9.8 has six wage periods, and any further one on a continuation page", async () => {
    const wageRates = Array.from({ length: 60 }, (_, at) => ({
      wageAmount: 10 + at,
      duration: 100 + at,
    }));
    const [schedule] = sampleApprentice.schedules;
    const { pdf, template } = await fill({
      ...sampleApprentice,
      schedules: [{ ...schedule!, wageRates }],
    });
    expect(textOf(pdf, "period6Wage")).toBe("$15.00");
    expect(textOf(pdf, "furtherPeriods")).toBe("See the continuation page");
    expect(pdf.getPageCount()).toBe(6);
    const drawn = drawnIn(pdf);
    for (let at = 6; at < 60; at += 1)
      expect(drawn, `period ${at + 1}`).toContain(
        encode(template.glyphs.regular, `$${10 + at}.00`),
      );
  });

  it("has a name of 300 letters whole on a continuation page, and says so in its box", async () => {
    const firstName = "Maximiliano ".repeat(25).trim();
    const { pdf, template } = await fill({
      ...sampleApprentice,
      apprentice: { ...sampleApprentice.apprentice, firstName },
    });
    expect(textOf(pdf, "firstName")).toBe(firstName);
    expect(pdf.getPageCount()).toBe(5);
    const drawn = drawnIn(pdf);
    expect(drawn).toContain(encode(template.glyphs.regular, "See the continuation page"));
    expect(
      drawn.split(encode(template.glyphs.regular, "Maximiliano").slice(1, -1)).length - 1,
    ).toBe(25);
  });

  it.each(["Łucja 💪", "محمد بن علي", "עדה", "Ω\u202Eevil", "line\nbreak\ttab"])(
    "takes %j: its value is whole, and what has no letter is drawn as a question mark",
    async (middleName) => {
      const { pdf } = await fill({
        ...sampleApprentice,
        apprentice: { ...sampleApprentice.apprentice, middleName },
      });
      expect(textOf(pdf, "middleName")).toBe(middleName);
    },
  );

  it("of an agreement without schedule, employer and answers is whole", async () => {
    const { pdf } = await fill({
      ...sampleApprentice,
      schedules: [],
      apprentice: { ...sampleApprentice.apprentice, privateData: {} },
      signatures: {},
    });
    expect(textOf(pdf, "period1Wage")).toBe("");
    expect(textOf(pdf, "furtherPeriods")).toBe("None");
    expect(pdf.getPageCount()).toBe(4);
  });

  it("says that a signature is kept where its picture is gone or damaged", async () => {
    for (const pictures of [new Map(), new Map([["a.png", new Uint8Array(20)]])]) {
      const { pdf, template } = await fill(sampleEmployer, pictures);
      expect(drawnIn(pdf)).toContain(
        encode(template.glyphs.regular, "Signed; the picture is kept with the agreement"),
      );
    }
  });
});
