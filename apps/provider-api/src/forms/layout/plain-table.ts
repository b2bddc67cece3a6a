import { leading, wrapText } from "../drawing/fit-text.ts";
import type { FormDocument } from "../drawing/form-document.ts";
import { writable } from "../drawing/glyphs.ts";
import { sharedOut } from "./cells.ts";
import { left, nextLines, type Page, width } from "./page.ts";
import { headRow, scope } from "./tables.ts";

const size = 8.8;
const inset = 6;
const above = 3;

/** A column of text, and how much of the table's width it takes. */
export interface PlainColumn {
  title: string;
  share: number;
  align?: "left" | "right";
}

/** A table of text, whose rows are as high as their text. */
export interface PlainTable {
  caption: string;
  columns: readonly PlainColumn[];
  rows: readonly (readonly string[])[];
}

/** Room for the caption and the names of the columns. */
export const plainHeadHeight = 44;

/** A table of text. */
export function plainTable(page: Page, { caption, columns, rows }: PlainTable): void {
  const { form, sheet } = page;
  const table = form.tags.add(page.tag, "Table");
  sheet.say(table, "Caption", nextLines(page, caption, 9.6, { strong: true }));
  page.y -= 4;
  const places = sharedOut(columns, left, width).map(({ cell, x, width: wide }) => ({
    text: cell.title,
    align: cell.align ?? "left",
    x: cell.align === "right" ? x + wide - inset : x + inset,
  }));
  headRow(page, table, places);
  for (const row of rows) {
    const tag = form.tags.add(table, "TR");
    const top = page.y;
    for (const [at, lines] of linesOf(form, columns, row).entries()) {
      const { align, x } = places[at]!;
      const words = lines.map((text, line) => {
        const y = top - above - (line + 1) * leading(size) + 2.6;
        return { text, x, y, size, align };
      });
      sheet.say(tag, at === 0 ? "TH" : "TD", words, at === 0 ? scope(page, "Row") : undefined);
    }
    page.y -= plainRowHeight(form, columns, row);
    sheet.frame({ x: left, y: page.y, width, height: top - page.y });
  }
}

/** How high a row is. */
export function plainRowHeight(
  form: FormDocument,
  columns: readonly PlainColumn[],
  row: readonly string[],
): number {
  const most = Math.max(...linesOf(form, columns, row).map((lines) => lines.length));
  return most * leading(size) + 2 * above;
}

function linesOf(
  { faces: { regular } }: FormDocument,
  columns: readonly PlainColumn[],
  row: readonly string[],
): string[][] {
  const { glyphs } = regular;
  const places = sharedOut(columns, left, width);
  return row.map((text, at) =>
    wrapText(glyphs, writable(glyphs, text), size, places[at]!.width - 2 * inset),
  );
}
