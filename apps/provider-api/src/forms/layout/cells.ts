import type { PDFRef } from "pdf-lib";
import { paper, quiet } from "../drawing/sheet.ts";
import { left, type Page, width } from "./page.ts";

const cellHeight = 28;

/** A cell of a form: its label above the field that is filled in, and how much of its row it takes. */
export interface Cell {
  name: string;
  label: string;
  share?: number;
}

/** The left edge and the width of each cell of a row. */
export function sharedOut<Of extends { share?: number }>(
  row: readonly Of[],
  from: number,
  rowWidth: number,
): { cell: Of; x: number; width: number }[] {
  const shares = row.reduce((sum, { share = 1 }) => sum + share, 0);
  let x = from;
  return row.map((cell) => {
    const place = { cell, x, width: (rowWidth * (cell.share ?? 1)) / shares };
    x += place.width;
    return place;
  });
}

/** Rows of cells over the whole width. */
export function cells(page: Page, rows: readonly (readonly Cell[])[]): void {
  for (const row of rows) {
    for (const { cell, ...place } of sharedOut(row, left, width))
      cellAt(page, page.tag, cell, { ...place, y: page.y });
    page.y -= cellHeight;
  }
}

/** A cell at its place; `y` is its upper edge. */
export function cellAt(
  { form, sheet }: Page,
  parent: PDFRef,
  { name, label }: Cell,
  { x, y, width: cellWidth }: { x: number; y: number; width: number },
): void {
  const box = { x, y: y - cellHeight, width: cellWidth, height: cellHeight };
  sheet.paint(box, paper);
  sheet.frame(box);
  const tag = form.tags.add(parent, "Div");
  sheet.say(tag, "P", [{ text: label, x: x + 4, y: y - 8.2, size: 7, colour: quiet }]);
  sheet.textField(tag, {
    name,
    label,
    x: x + 3,
    y: box.y + 2,
    width: cellWidth - 6,
    height: 15.5,
  });
}

/** A box to check, with its words beside it. */
export function choice(page: Page, { name, label }: Cell): void {
  const { form, sheet, tag } = page;
  page.y -= 21;
  const part = form.tags.add(tag, "Div");
  sheet.checkBox(part, { name, label, x: left + 8, y: page.y, width: 12, height: 12 });
  sheet.say(part, "P", [{ text: label, x: left + 28, y: page.y + 2.6, size: 10 }]);
}
