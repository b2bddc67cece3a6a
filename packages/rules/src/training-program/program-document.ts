/** A line of a document as its author set it. */
export interface Line {
  text: string;
  is: "heading" | "text" | "item";
  /** How deep an item stands in its list, where it is not the first level. */
  level?: number;
  /** Whether it stands at the edge of every page, where other things may be said than of the program. */
  isEdge?: boolean;
}

/** A cell of a table; `column` counts from 0, and one that spans several stands in the first. */
export interface Cell {
  column: number;
  span: number;
  lines: readonly Line[];
}

/** What a document is made of, in its order; a sheet of a workbook is a table with its name as title. */
export type Part =
  | ({ part: "line" } & Line)
  | { part: "table"; title?: string; rows: readonly (readonly Cell[])[] };

/** A document that may describe a training program, as far as its structure tells. */
export interface ProgramDocument {
  parts: readonly Part[];
}

/** Where something stands in a document: a part, and in a table the row, the cell and the line of it. */
export interface Place {
  part: number;
  row?: number;
  cell?: number;
  line?: number;
}

/** A value with where it was read and how it stands there. */
export interface Read<T> {
  value: T;
  at: Place;
  written: string;
}

/** A line with its place. */
export interface PlacedLine extends Line {
  at: Place;
}

/** All lines of a document, those of tables cell by cell. */
export function linesOf({ parts }: ProgramDocument): PlacedLine[] {
  return parts.flatMap((part, index) =>
    part.part === "line"
      ? [{ text: part.text, is: part.is, at: { part: index } }]
      : part.rows.flatMap((row, at) =>
          row.flatMap((_, cell) => linesOfCell(part, index, at, cell)),
        ),
  );
}

function linesOfCell(
  { rows }: Extract<Part, { part: "table" }>,
  part: number,
  row: number,
  cell: number,
): PlacedLine[] {
  return rows[row]![cell]!.lines.map((line, at) => ({
    ...line,
    at: { part, row, cell, line: at },
  }));
}

/** The words of a cell on one line. */
export const textOf = ({ lines }: Pick<Cell, "lines">): string =>
  lines
    .map(({ text }) => text)
    .join(" ")
    .replaceAll(/\s+/g, " ")
    .trim();

/** The cells of a row that say something. */
export const saidIn = (row: readonly Cell[]): readonly Cell[] =>
  row.filter((cell) => textOf(cell) !== "");

/** A name of a program for a field, `rapidsCode` or `onet_soc_code`, in words; other texts as they are. */
export const inWords = (text: string): string =>
  /^(?:[a-z]+(?:[A-Z][a-z]*)+|[A-Za-z]+(?:_[A-Za-z]+)+)$/.test(text)
    ? text.replaceAll(/_|(?<=[a-z])(?=[A-Z])/g, " ")
    : text;
