import { PDFArray, type PDFDict, PDFName, PDFNumber, type PDFRef } from "pdf-lib";
import { fitText, leading } from "./drawing/fit-text.ts";
import type { FormDocument } from "./drawing/form-document.ts";
import { encode, widthOf, writable } from "./drawing/glyphs.ts";
import { ink } from "./drawing/sheet.ts";

const inset = 1.5;
const elsewhere = "See the continuation page";

/** How a field looks with a value; one that is too long for its box says where the whole of it stands. */
export function appearanceOf(
  { pdf, faces }: FormDocument,
  field: PDFDict,
  value: string,
): { ref: PDFRef; isTooLong: boolean } {
  const { width, height } = field.lookup(PDFName.of("Rect"), PDFArray).asRectangle();
  const { glyphs, ref } = faces.regular;
  const room = { width: width - 2 * inset, height };
  const text = writable(glyphs, value.trim());
  const fitted = fitText(glyphs, text, room);
  const { size, lines } = fitted ?? fitText(glyphs, elsewhere, room) ?? { size: 6, lines: ["…"] };
  const align = field.get(PDFName.of("Q"));
  const share = align instanceof PDFNumber ? align.asNumber() / 2 : 0;
  const block = lines.length * leading(size);
  const drawn = lines.map((line, at) => {
    const x = inset + share * (room.width - widthOf(glyphs, line, size));
    const y = (height + block) / 2 - at * leading(size) - size * 0.98;
    return `1 0 0 1 ${x.toFixed(2)} ${y.toFixed(2)} Tm ${encode(glyphs, line)} Tj`;
  });
  const content = `/Tx BMC q BT ${ink.join(" ")} rg /R ${size} Tf ${text === "" ? "" : drawn.join(" ")} ET Q EMC`;
  const stream = pdf.context.stream(content, {
    Type: "XObject",
    Subtype: "Form",
    BBox: [0, 0, Number(width.toFixed(2)), Number(height.toFixed(2))],
    Resources: { Font: { R: ref } },
  });
  return { ref: pdf.context.register(stream), isTooLong: fitted === undefined };
}
