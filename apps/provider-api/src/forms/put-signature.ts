import { PDFDict, PDFHexString, type PDFImage, PDFName, PDFRef } from "pdf-lib";
import type { FormDocument } from "./drawing/form-document.ts";
import { encode, widthOf, writable } from "./drawing/glyphs.ts";
import { ink } from "./drawing/sheet.ts";
import { tagWithId } from "./drawing/tags.ts";

/** Puts the picture of a signature at its place; where it cannot be shown, the place says that it is kept with the agreement. */
export function putSignature(
  form: FormDocument,
  place: string,
  image: PDFImage | undefined,
  alt: string,
): void {
  const { context } = form.pdf;
  const ref = placeOf(form, place);
  if (!ref) return;
  const [, , width, height] = (context.lookup(ref) as unknown as { dict: PDFDict }).dict
    .lookup(PDFName.of("BBox"))!
    .toString()
    .match(/[\d.]+/g)!
    .map(Number) as [number, number, number, number];
  const drawn = image ? asPicture(image, width, height) : asWords(form, width, height);
  context.assign(
    ref,
    context.stream(drawn.content, {
      Type: "XObject",
      Subtype: "Form",
      BBox: [0, 0, width, height],
      Resources: drawn.resources,
    }),
  );
  tagWithId(form.pdf, place)?.set(PDFName.of("Alt"), PDFHexString.fromText(alt));
}

function placeOf({ pdf }: FormDocument, place: string): PDFRef | undefined {
  for (const page of pdf.getPages()) {
    const ref = page.node
      .Resources()
      ?.lookupMaybe(PDFName.of("XObject"), PDFDict)
      ?.get(PDFName.of(place));
    if (ref instanceof PDFRef) return ref;
  }
  return undefined;
}

function asPicture(image: PDFImage, width: number, height: number) {
  const scale = Math.min(width / image.width, height / image.height);
  const [wide, high] = [image.width * scale, image.height * scale];
  return {
    content: `q ${wide.toFixed(2)} 0 0 ${high.toFixed(2)} 0 ${((height - high) / 2).toFixed(2)} cm /I Do Q`,
    resources: { XObject: { I: image.ref } },
  };
}

function asWords({ faces: { regular } }: FormDocument, width: number, height: number) {
  const text = writable(regular.glyphs, "Signed; the picture is kept with the agreement");
  const size = Math.min(8, (8 * width) / widthOf(regular.glyphs, text, 8));
  return {
    content: `BT ${ink.join(" ")} rg /R ${size.toFixed(2)} Tf 1 0 0 1 0 ${(height / 2).toFixed(2)} Tm ${encode(regular.glyphs, text)} Tj ET`,
    resources: { Font: { R: regular.ref } },
  };
}
