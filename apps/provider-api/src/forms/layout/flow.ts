import { PDFName, type PDFRef } from "pdf-lib";
import { leading, wrapText } from "../drawing/fit-text.ts";
import type { FormDocument } from "../drawing/form-document.ts";
import { widthOf, writable } from "../drawing/glyphs.ts";
import {
  accent,
  hairline,
  openSheet,
  paper,
  quiet,
  type Sheet,
  tint,
  type Words,
} from "../drawing/sheet.ts";

const left = 48;
const width = 612 - 2 * left;
const top = 744;
const headingHeight = 20;
const cellHeight = 28;
const signatureHeight = 46;
const wageRowHeight = 16;

/** A cell of a form: its label above the field that is filled in, and how much of its row it takes. */
export interface Cell {
  name: string;
  label: string;
  share?: number;
  align?: "left" | "right" | "center";
}

/** Who signs, and the names of what is filled in for them. */
export interface SignatureCell {
  /** Of the picture. */
  name: string;
  label: string;
  fields: readonly Cell[];
}

/** What stands at the foot of each page. */
export interface Foot {
  left: string;
  right: string;
}

/** A page that is written from its top down, each part under its own tag. */
export interface Flow {
  sheet: Sheet;
  /** What follows is read as part of this. */
  tag: PDFRef;
  title(text: string, subtitle: string, cell?: Cell): void;
  heading(text: string): void;
  subheading(text: string): void;
  clause(number: string, title: string, text: string): void;
  text(text: string, options?: { size?: number; quiet?: boolean }): void;
  numberedList(items: readonly string[]): void;
  cells(rows: readonly (readonly Cell[])[]): void;
  choice(cell: Cell): void;
  signatures(rows: readonly SignatureCell[]): void;
  wageTable(table: WageTable): void;
  numbersTable(table: NumbersTable): void;
  plainTable(
    caption: string,
    columns: readonly PlainColumn[],
    rows: readonly (readonly string[])[],
  ): void;
  space(points: number): void;
  /** How much room is left above the foot. */
  room(): number;
  close(foot: Foot): void;
}

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

/** A column of text, and how much of the table's width it takes. */
export interface PlainColumn {
  title: string;
  share: number;
  align?: "left" | "right";
}

/** Begins a page; what is on it is a section of the document. */
export function openPage(form: FormDocument): Flow {
  const { tags, faces } = form;
  const sheet = openSheet(form);
  const tag = tags.add(tags.document, "Sect");
  let y = top;

  const linesOf = (
    text: string,
    size: number,
    x: number,
    room: number,
    options: Partial<Words> = {},
  ) => {
    const { glyphs } = options.strong ? faces.strong : faces.regular;
    return wrapText(glyphs, writable(glyphs, text), size, room).map((line) => {
      y -= leading(size);
      return { text: line, x, y: y + 0.3 * size, size, ...options };
    });
  };
  const scope = (of: "Column" | "Row") => ({
    A: form.pdf.context.obj({ O: "Table", Scope: PDFName.of(of) }),
  });
  const cell = (parent: PDFRef, { label, ...place }: Cell, x: number, cellWidth: number) => {
    sheet.paint({ x, y: y - cellHeight, width: cellWidth, height: cellHeight }, paper);
    sheet.frame({ x, y: y - cellHeight, width: cellWidth, height: cellHeight });
    const tagOfCell = tags.add(parent, "Div");
    sheet.say(tagOfCell, "P", [{ text: label, x: x + 4, y: y - 8.2, size: 7, colour: quiet }]);
    sheet.textField(tagOfCell, {
      ...place,
      label,
      x: x + 3,
      y: y - cellHeight + 2,
      width: cellWidth - 6,
      height: 15.5,
    });
  };
  const rowOf = (parent: PDFRef, row: readonly Cell[], x: number, rowWidth: number) => {
    const shares = row.reduce((sum, { share = 1 }) => sum + share, 0);
    let at = x;
    for (const one of row) {
      const cellWidth = (rowWidth * (one.share ?? 1)) / shares;
      cell(parent, one, at, cellWidth);
      at += cellWidth;
    }
    y -= cellHeight;
  };
  const headRow = (
    table: PDFRef,
    titles: readonly { text: string; x: number; align?: "left" | "right" }[],
  ) => {
    const row = tags.add(table, "TR");
    sheet.paint({ x: left, y: y - wageRowHeight, width, height: wageRowHeight }, tint);
    sheet.frame({ x: left, y: y - wageRowHeight, width, height: wageRowHeight });
    for (const title of titles)
      sheet.say(row, "TH", [{ ...title, y: y - 11, size: 7.6, strong: true }], scope("Column"));
    y -= wageRowHeight;
  };

  return {
    sheet,
    tag,
    title(text, subtitle, one) {
      sheet.paint({ x: left, y: y + 8, width, height: 3 }, accent);
      const room = one ? width - 176 : width;
      sheet.say(tag, "H1", linesOf(text, 20, left, room, { strong: true }));
      y -= 1;
      sheet.say(tag, "P", linesOf(subtitle, 8.6, left, room, { colour: quiet }));
      if (one) {
        const below = y;
        y = top - 4;
        cell(tag, one, left + width - 168, 168);
        y = below;
      }
      y -= 7;
    },
    heading(text) {
      sheet.paint({ x: left, y: y - headingHeight, width, height: headingHeight }, accent);
      sheet.say(tag, "H2", [
        { text, x: left + 7, y: y - 13.6, size: 10.4, strong: true, colour: paper },
      ]);
      y -= headingHeight;
    },
    subheading(text) {
      sheet.paint({ x: left, y: y - 15, width, height: 15 }, tint);
      sheet.frame({ x: left, y: y - 15, width, height: 15 });
      sheet.say(tag, "H3", [
        { text, x: left + 4, y: y - 10.6, size: 8.2, strong: true, colour: accent },
      ]);
      y -= 15;
    },
    clause(number, title, text) {
      const part = tags.add(tag, "Div");
      const [head] = linesOf(`${number}  ${title}`, 9, left, width, { strong: true });
      sheet.say(part, "H2", [head!]);
      sheet.say(part, "P", linesOf(text, 8.8, left, width));
      y -= 4.5;
    },
    text(text, { size = 8.8, quiet: isQuiet = false } = {}) {
      sheet.say(tag, "P", linesOf(text, size, left, width, isQuiet ? { colour: quiet } : {}));
    },
    numberedList(items) {
      const list = tags.add(tag, "L");
      for (const [at, text] of items.entries()) {
        const item = tags.add(list, "LI");
        const lines = linesOf(text, 10.4, left + 28, width - 28);
        sheet.say(item, "Lbl", [
          {
            text: `${at + 1}`,
            x: left + 6,
            y: lines[0]!.y,
            size: 12,
            strong: true,
            colour: accent,
          },
        ]);
        sheet.say(item, "LBody", lines);
        y -= 9;
      }
    },
    cells(rows) {
      for (const row of rows) rowOf(tag, row, left, width);
    },
    choice({ name, label }) {
      const part = tags.add(tag, "Div");
      y -= 21;
      sheet.checkBox(part, { name, label, x: left + 8, y, width: 12, height: 12 });
      sheet.say(part, "P", [{ text: label, x: left + 28, y: y + 2.6, size: 10 }]);
    },
    signatures(rows) {
      for (const { name, label, fields } of rows) {
        const part = tags.add(tag, "Div");
        const pictureWidth = width * 0.42;
        sheet.frame({ x: left, y: y - signatureHeight, width, height: signatureHeight });
        sheet.say(part, "P", [{ text: label, x: left + 4, y: y - 8.2, size: 7, colour: quiet }]);
        sheet.rule(left + 8, y - signatureHeight + 6, pictureWidth - 16, quiet, 0.6);
        sheet.decorate([
          { text: "×", x: left + 9, y: y - signatureHeight + 9, size: 9, colour: quiet },
        ]);
        sheet.picturePlace(part, {
          name,
          label: `${label}: not signed`,
          x: left + 20,
          y: y - signatureHeight + 5,
          width: pictureWidth - 28,
          height: signatureHeight - 14,
        });
        const shares = fields.reduce((sum, { share = 1 }) => sum + share, 0);
        let x = left + pictureWidth;
        for (const { label: text, share = 1, ...place } of fields) {
          const fieldWidth = ((width - pictureWidth) * share) / shares;
          const below = tags.add(part, "Div");
          sheet.say(below, "P", [
            { text, x: x + 4, y: y - signatureHeight + 5.8, size: 7, colour: quiet },
          ]);
          sheet.rule(x + 4, y - signatureHeight + 13.5, fieldWidth - 8, hairline);
          sheet.textField(below, {
            ...place,
            label: `${label}: ${text}`,
            x: x + 3,
            y: y - signatureHeight + 14,
            width: fieldWidth - 6,
            height: 19,
          });
          x += fieldWidth;
        }
        y -= signatureHeight;
      }
    },
    wageTable({ caption, period, hours, wage, rows }) {
      const table = tags.add(tag, "Table");
      const columns = [0, 0.2, 0.6, 1].map((share) => left + share * width);
      headRow(table, [
        { text: period, x: columns[0]! + 6 },
        { text: hours, x: columns[2]! - 8, align: "right" },
        { text: wage, x: columns[3]! - 8, align: "right" },
      ]);
      for (let at = 1; at <= rows; at += 1) {
        const row = tags.add(table, "TR");
        sheet.frame({ x: left, y: y - wageRowHeight, width, height: wageRowHeight });
        sheet.say(
          row,
          "TH",
          [{ text: String(at), x: columns[0]! + 6, y: y - 11.2, size: 8.6 }],
          scope("Row"),
        );
        for (const [name, label, column] of [
          [`period${at}Hours`, hours, 1],
          [`period${at}Wage`, wage, 2],
        ] as const)
          sheet.textField(tags.add(row, "TD"), {
            name,
            label: `${caption}: ${period} ${at}, ${label}`,
            align: "right",
            x: columns[column]! + 4,
            y: y - wageRowHeight + 0.75,
            width: columns[column + 1]! - columns[column]! - 12,
            height: wageRowHeight - 1.5,
          });
        y -= wageRowHeight;
      }
    },
    numbersTable({ columns, rows }) {
      const table = tags.add(tag, "Table");
      const share = width / (columns.length + 1.6);
      const edge = (at: number) => left + (at + 1.6) * share;
      headRow(
        table,
        columns.map((text, at) => ({ text, x: edge(at + 1) - 8, align: "right" as const })),
      );
      for (const { title, fields } of rows) {
        const row = tags.add(table, "TR");
        sheet.frame({ x: left, y: y - wageRowHeight, width, height: wageRowHeight });
        sheet.say(row, "TH", [{ text: title, x: left + 6, y: y - 11.2, size: 8.6 }], scope("Row"));
        for (const [at, place] of fields.entries())
          sheet.textField(tags.add(row, "TD"), {
            align: "right",
            ...place,
            x: edge(at) + 4,
            y: y - wageRowHeight + 0.75,
            width: share - 12,
            height: wageRowHeight - 1.5,
          });
        y -= wageRowHeight;
      }
    },
    plainTable(caption, columns, rows) {
      const table = tags.add(tag, "Table");
      sheet.say(table, "Caption", linesOf(caption, 9.6, left, width, { strong: true }));
      y -= 4;
      const shares = columns.reduce((sum, { share }) => sum + share, 0);
      let x = left;
      const places = columns.map(({ share, align = "left" }) => {
        const columnWidth = (width * share) / shares;
        const place = {
          align,
          width: columnWidth - 12,
          x: align === "left" ? x + 6 : x + columnWidth - 6,
        };
        x += columnWidth;
        return place;
      });
      headRow(
        table,
        columns.map(({ title }, at) => ({
          text: title,
          x: places[at]!.x,
          align: places[at]!.align,
        })),
      );
      for (const cells of rows) {
        const row = tags.add(table, "TR");
        const above = y;
        const bottoms = cells.map((text, at) => {
          y = above - 3;
          const { glyphs } = faces.regular;
          const lines = wrapText(glyphs, writable(glyphs, text), 8.8, places[at]!.width);
          const words = lines.map((line) => {
            y -= leading(8.8);
            return {
              text: line,
              x: places[at]!.x,
              y: y + 2.6,
              size: 8.8,
              align: places[at]!.align,
            };
          });
          sheet.say(row, at === 0 ? "TH" : "TD", words, at === 0 ? scope("Row") : undefined);
          return y;
        });
        y = Math.min(...bottoms) - 3;
        sheet.frame({ x: left, y, width, height: above - y });
      }
    },
    space(points) {
      y -= points;
    },
    room: () => y - 52,
    close(foot) {
      sheet.rule(left, 38, width);
      sheet.decorate([
        { text: foot.left, x: left, y: 27, size: 7.4, colour: quiet },
        { text: foot.right, x: left + width, y: 27, size: 7.4, colour: quiet, align: "right" },
      ]);
      sheet.close();
    },
  };
}

/** How high a row of a plain table is in which the longest text takes so much room. */
export function plainRowHeight({ faces }: FormDocument, text: string, share: number): number {
  const { glyphs } = faces.regular;
  const lines = Math.ceil(
    (widthOf(glyphs, writable(glyphs, text), 8.8) * 1.1) / (width * share - 12),
  );
  return Math.max(1, lines) * leading(8.8) + 6;
}
