import { PDFName, type PDFRef } from "pdf-lib";
import { tint, type Words } from "../drawing/sheet.ts";
import type { Cell } from "./cells.ts";
import { left, type Page, width } from "./page.ts";

const rowHeight = 16;

/** The table of wages: as many rows as are named, their fields `period1Hours` and `period1Wage` on. */
export interface WageTable {
  caption: string;
  period: string;
  hours: string;
  wage: string;
  rows: number;
}

/** A table of numbers that are filled in, with names of rows and columns. */
export interface NumbersTable {
  columns: readonly string[];
  rows: readonly { title: string; fields: readonly Cell[] }[];
}

/** The table of wages. */
export function wageTable(page: Page, { caption, period, hours, wage, rows }: WageTable): void {
  const edges = [0, 0.2, 0.6, 1].map((share) => left + share * width);
  const table = page.form.tags.add(page.tag, "Table");
  headRow(page, table, [
    { text: period, x: left + 6 },
    { text: hours, x: edges[2]! - 8, align: "right" },
    { text: wage, x: edges[3]! - 8, align: "right" },
  ]);
  for (let at = 1; at <= rows; at += 1) {
    const label = `${caption}: ${period} ${at}`;
    row(page, table, String(at), edges.slice(1), [
      { name: `period${at}Hours`, label: `${label}, ${hours}` },
      { name: `period${at}Wage`, label: `${label}, ${wage}` },
    ]);
  }
}

/** A table of numbers. */
export function numbersTable(page: Page, { columns, rows }: NumbersTable): void {
  const share = width / (columns.length + 1.6);
  const edges = [...columns, ""].map((_, at) => left + (at + 1.6) * share);
  const table = page.form.tags.add(page.tag, "Table");
  headRow(page, table, [
    { text: " ", x: left + 6 },
    ...columns.map((text, at) => ({ text, x: edges[at + 1]! - 8, align: "right" as const })),
  ]);
  for (const { title, fields } of rows) row(page, table, title, edges, fields);
}

/** The row of a table that names its columns. */
export function headRow(
  page: Page,
  table: PDFRef,
  titles: readonly Pick<Words, "text" | "x" | "align">[],
): void {
  const { form, sheet } = page;
  const head = form.tags.add(table, "TR");
  const box = { x: left, y: page.y - rowHeight, width, height: rowHeight };
  sheet.paint(box, tint);
  sheet.frame(box);
  for (const title of titles)
    sheet.say(
      head,
      "TH",
      [{ ...title, y: page.y - 11, size: 7.6, strong: true }],
      scope(page, "Column"),
    );
  page.y = box.y;
}

/** What a heading of a table is of, for who has it read to them. */
export function scope({ form }: Page, of: "Column" | "Row") {
  return { A: form.pdf.context.obj({ O: "Table", Scope: PDFName.of(of) }) };
}

/** A row with its name and a field between each edge and the next. */
function row(
  page: Page,
  table: PDFRef,
  title: string,
  edges: readonly number[],
  fields: readonly Cell[],
): void {
  const { form, sheet } = page;
  const tag = form.tags.add(table, "TR");
  const box = { x: left, y: page.y - rowHeight, width, height: rowHeight };
  sheet.frame(box);
  const name = { text: title, x: left + 6, y: page.y - 11.2, size: 8.6 };
  sheet.say(tag, "TH", [name], scope(page, "Row"));
  for (const [at, field] of fields.entries())
    sheet.textField(form.tags.add(tag, "TD"), {
      ...field,
      align: "right",
      x: edges[at]! + 4,
      y: box.y + 0.75,
      width: edges[at + 1]! - edges[at]! - 12,
      height: rowHeight - 1.5,
    });
  page.y = box.y;
}
