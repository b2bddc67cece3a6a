import fontkit from "@pdf-lib/fontkit";
import { PDFDocument, type PDFFont, PDFName } from "pdf-lib";
import type { FormDocument } from "../drawing/form-document.ts";
import { readGlyphs, type StoredGlyphs } from "../drawing/glyphs.ts";
import { beginTags } from "../drawing/tags.ts";

/** A typeface as it is read from its file. */
export interface TypefaceFile {
  bytes: Uint8Array;
  glyphs: StoredGlyphs;
}

const day = new Date("2023-03-01T00:00:00Z");

/** Opens a typeface without its control characters: the glyph of one lies beyond the file. */
function openTypeface(bytes: Uint8Array) {
  const font = fontkit.create(bytes);
  const characterSet = font.characterSet.filter((codePoint) => codePoint >= 32);
  return Object.create(font, { characterSet: { value: characterSet } }) as typeof font;
}

/** Which glyph draws which code point, from the file of a typeface. */
export function glyphsOf(bytes: Uint8Array): StoredGlyphs {
  const font = openTypeface(bytes);
  const glyphs = font.characterSet
    .toSorted((a, b) => a - b)
    .map((codePoint) => {
      const { id, advanceWidth } = font.glyphForCodePoint(codePoint);
      return `${codePoint}:${id}:${Math.round(advanceWidth)}`;
    });
  return { unitsPerEm: font.unitsPerEm, glyphs: glyphs.join(" ") };
}

/** Makes an empty form with named fields; the same bytes on every machine. */
export async function makeTemplate(
  title: string,
  draw: (form: FormDocument) => void,
  typefaces: { regular: TypefaceFile; strong: TypefaceFile },
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.registerFontkit({ create: openTypeface });
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setLanguage("en-US");
  pdf.setProducer("Guildway");
  pdf.setCreationDate(day);
  pdf.setModificationDate(day);
  const face = async ({ bytes, glyphs }: TypefaceFile) => {
    const font: PDFFont = await pdf.embedFont(bytes);
    return { ref: font.ref, glyphs: readGlyphs(glyphs) };
  };
  const faces = { regular: await face(typefaces.regular), strong: await face(typefaces.strong) };
  const form = pdf.catalog.getOrCreateAcroForm();
  form.dict.set(
    PDFName.of("DR"),
    pdf.context.obj({ Font: { R: faces.regular.ref, S: faces.strong.ref } }),
  );
  draw({ pdf, tags: beginTags(pdf), faces });
  return pdf.save({ addDefaultPage: false, updateFieldAppearances: false });
}
