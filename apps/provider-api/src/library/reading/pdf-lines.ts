import type { PDFDocumentProxy, PDFPageProxy } from "unpdf/pdfjs";
import { onOneLine } from "./block.ts";

/** A line of a page: where it stands, in points from the bottom, and how it is set. */
export interface Line {
  text: string;
  left: number;
  right: number;
  bottom: number;
  size: number;
  font: string;
}

/** A page as lines, in the order in which the file tells them. */
export interface LinedPage {
  number: number;
  height: number;
  lines: Line[];
}

/** Reads the lines of one page. */
export async function linesOfPage(document: PDFDocumentProxy, number: number): Promise<LinedPage> {
  const page = await document.getPage(number);
  try {
    const { items } = await page.getTextContent();
    const [, bottom = 0, , top = 0] = page.view;
    return { number, height: top - bottom, lines: joined(items, bottom) };
  } finally {
    page.cleanup();
  }
}

type Item = Awaited<ReturnType<PDFPageProxy["getTextContent"]>>["items"][number];

/** Pieces on one height, one after the other, are a line; a gap between two columns of a table stays one. */
function joined(items: readonly Item[], origin: number): Line[] {
  const lines: Line[] = [];
  let line: Line | undefined;
  for (const item of items) {
    if (!("str" in item) || item.str === "") continue;
    const [, , , , left = 0, height = 0] = item.transform as number[];
    const bottom = height - origin;
    const size = item.height || 1;
    const goesOn =
      line && Math.abs(line.bottom - bottom) < Math.max(line.size, size) / 2 && left >= line.left;
    if (line && goesOn) {
      line.text += left - line.right > size * 0.15 ? ` ${item.str}` : item.str;
      line.right = left + item.width;
      if (item.str.trim() !== "") line.size = Math.max(line.size, size);
    } else if (item.str.trim() !== "") {
      line = { text: item.str, left, right: left + item.width, bottom, size, font: item.fontName };
      lines.push(line);
    }
  }
  return lines
    .map((one) => ({ ...one, text: onOneLine(one.text), size: Math.round(one.size * 2) / 2 }))
    .filter(({ text }) => text !== "");
}
