import type { PDFRef } from "pdf-lib";
import { hairline, quiet } from "../drawing/sheet.ts";
import { type Cell, sharedOut } from "./cells.ts";
import { left, type Page, width } from "./page.ts";

const rowHeight = 46;
const pictureWidth = width * 0.42;

/** Who signs, and what is filled in for them. */
export interface SignatureRow {
  /** Of the picture. */
  name: string;
  label: string;
  fields: readonly Cell[];
}

/** A row for each who signs: the picture above its line, and what is filled in beside it. */
export function signatures(page: Page, rows: readonly SignatureRow[]): void {
  const { form, sheet, tag } = page;
  for (const row of rows) {
    const part = form.tags.add(tag, "Div");
    page.y -= rowHeight;
    sheet.frame({ x: left, y: page.y, width, height: rowHeight });
    picture(page, part, row);
    for (const place of sharedOut(row.fields, left + pictureWidth, width - pictureWidth))
      fieldOnLine(page, part, row.label, place);
  }
}

function picture({ sheet, y }: Page, part: PDFRef, { name, label }: SignatureRow): void {
  sheet.say(part, "P", [
    { text: label, x: left + 4, y: y + rowHeight - 8.2, size: 7, colour: quiet },
  ]);
  sheet.rule(left + 8, y + 6, pictureWidth - 16, quiet, 0.6);
  sheet.decorate([{ text: "×", x: left + 9, y: y + 9, size: 9, colour: quiet }]);
  sheet.picturePlace(part, {
    name,
    label: `${label}: not signed`,
    x: left + 20,
    y: y + 5,
    width: pictureWidth - 28,
    height: rowHeight - 14,
  });
}

function fieldOnLine(
  { form, sheet, y }: Page,
  part: PDFRef,
  whose: string,
  { cell, x, width: fieldWidth }: { cell: Cell; x: number; width: number },
): void {
  const tag = form.tags.add(part, "Div");
  sheet.say(tag, "P", [{ text: cell.label, x: x + 4, y: y + 5.8, size: 7, colour: quiet }]);
  sheet.rule(x + 4, y + 13.5, fieldWidth - 8, hairline);
  sheet.textField(tag, {
    name: cell.name,
    label: `${whose}: ${cell.label}`,
    x: x + 3,
    y: y + 14,
    width: fieldWidth - 6,
    height: 19,
  });
}
