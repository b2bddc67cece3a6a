import type { PDFRef } from "pdf-lib";
import { leading, wrapText } from "../drawing/fit-text.ts";
import type { FormDocument } from "../drawing/form-document.ts";
import { writable } from "../drawing/glyphs.ts";
import { openSheet, quiet, type Sheet, type Words } from "../drawing/sheet.ts";

/** Where a page begins on its left, and how wide what stands on it is, in points. */
export const left = 48;
export const width = 612 - 2 * left;

const top = 744;
const foot = 52;

/** A page that is written from its top down; what is on it is one section of the document. */
export interface Page {
  form: FormDocument;
  sheet: Sheet;
  /** What is on it is read as part of this. */
  tag: PDFRef;
  /** How far it is written, from the lower edge of the paper. */
  y: number;
}

/** Begins a page. */
export function openPage(form: FormDocument): Page {
  const { tags } = form;
  return { form, sheet: openSheet(form), tag: tags.add(tags.document, "Sect"), y: top };
}

/** Ends a page with what stands at its foot. */
export function closePage({ sheet }: Page, atLeft: string, atRight: string): void {
  sheet.rule(left, 38, width);
  sheet.decorate([
    { text: atLeft, x: left, y: 27, size: 7.4, colour: quiet },
    { text: atRight, x: left + width, y: 27, size: 7.4, colour: quiet, align: "right" },
  ]);
  sheet.close();
}

/** Leaves room. */
export function space(page: Page, points: number): void {
  page.y -= points;
}

/** How much room is left above the foot. */
export function roomOn({ y }: Page): number {
  return y - foot;
}

/** Breaks text into the next lines of a page, which goes on below them. */
export function nextLines(
  page: Page,
  text: string,
  size: number,
  { x = left, room = width, ...look }: Partial<Words> & { room?: number } = {},
): Words[] {
  const { regular, strong } = page.form.faces;
  const { glyphs } = look.strong ? strong : regular;
  return wrapText(glyphs, writable(glyphs, text), size, room).map((line) => {
    page.y -= leading(size);
    return { text: line, x, y: page.y + 0.3 * size, size, ...look };
  });
}
