import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  type PDFImage,
  PDFName,
  PDFNumber,
  PDFRef,
} from "pdf-lib";
import type { FormDocument } from "./drawing/form-document.ts";
import { tagsOf } from "./drawing/tags.ts";
import { addContinuation, type LongEntry } from "./continuation.ts";
import type { Filling } from "./filling.ts";
import { putSignature } from "./put-signature.ts";
import type { FormTemplate } from "./templates.ts";
import { appearanceOf } from "./field-appearance.ts";

const readOnly = 1;

/** Fills an empty form for good: its fields keep their names and values, and cannot be changed. The same filling makes the same bytes. */
export async function fillForm(
  { bytes, glyphs }: FormTemplate,
  filling: Filling,
  /** The pictures of signatures by the name of their file. */
  pictures: ReadonlyMap<string, Uint8Array>,
  signedAt: Date,
): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const form = openForm(pdf, glyphs);
  const long: LongEntry[] = [];
  for (const field of fieldsOf(pdf)) {
    const name = textOf(field, "T");
    field.set(PDFName.of("Ff"), PDFNumber.of(numberOf(field, "Ff") | readOnly));
    if (field.get(PDFName.of("FT")) === PDFName.of("Btn")) {
      if (!filling.checked.includes(name)) continue;
      field.set(PDFName.of("V"), PDFName.of("Yes"));
      field.set(PDFName.of("AS"), PDFName.of("Yes"));
    } else {
      const value = filling.values[name] ?? "";
      const shown = appearanceOf(form, field, value);
      if (shown.isTooLong) long.push({ label: textOf(field, "TU"), value });
      field.set(PDFName.of("V"), PDFHexString.fromText(value));
      field.set(PDFName.of("AP"), pdf.context.obj({ N: shown.ref }));
    }
  }
  const images = await embedded(pdf, pictures);
  for (const [place, { file, alt }] of Object.entries(filling.signatures))
    putSignature(form, place, images.get(file), alt);
  addContinuation(form, filling, long);
  pdf.setTitle(filling.title, { showInWindowTitleBar: true });
  pdf.setCreationDate(signedAt);
  pdf.setModificationDate(signedAt);
  return pdf.save({ addDefaultPage: false, updateFieldAppearances: false });
}

/** The pictures of the document, each once; one that is damaged is not among them. */
async function embedded(pdf: PDFDocument, pictures: ReadonlyMap<string, Uint8Array>) {
  const images = new Map<string, PDFImage>();
  for (const [file, picture] of pictures) {
    const image = await pdf.embedPng(picture).catch(() => undefined);
    if (image) images.set(file, image);
  }
  return images;
}

function openForm(pdf: PDFDocument, { regular, strong }: FormTemplate["glyphs"]): FormDocument {
  const fonts = pdf.catalog
    .getAcroForm()!
    .dict.lookup(PDFName.of("DR"), PDFDict)
    .lookup(PDFName.of("Font"), PDFDict);
  const refOf = (name: string) => fonts.get(PDFName.of(name)) as PDFRef;
  return {
    pdf,
    tags: tagsOf(pdf),
    faces: {
      regular: { ref: refOf("R"), glyphs: regular },
      strong: { ref: refOf("S"), glyphs: strong },
    },
  };
}

function fieldsOf(pdf: PDFDocument): PDFDict[] {
  const fields = pdf.catalog.getAcroForm()!.dict.lookup(PDFName.of("Fields"), PDFArray);
  return fields.asArray().map((ref) => pdf.context.lookup(ref, PDFDict));
}

function textOf(field: PDFDict, key: string): string {
  return field.lookup(PDFName.of(key), PDFHexString).decodeText();
}

function numberOf(field: PDFDict, key: string): number {
  const value = field.get(PDFName.of(key));
  return value instanceof PDFNumber ? value.asNumber() : 0;
}
