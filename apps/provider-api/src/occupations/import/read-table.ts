import { CellFault, type CellReader } from "./cells.ts";
import type { ImportFault } from "./fault.ts";
import { readRecords } from "./read-records.ts";

/** One column under any of its names; one that is optional and not there reads as empty cells. */
export type Column = readonly [
  names: string | readonly string[],
  reader: CellReader<unknown>,
  presence?: "optional",
];

/** A name for each value, the column it stands in, and how its cell is read. */
export type Columns = Readonly<Record<string, Column>>;

export type RowOf<C extends Columns> = { [K in keyof C]: ReturnType<C[K][1]> };

export interface TableFile {
  readonly folder: string;
  /** Path inside the folder, as faults name it. */
  readonly file: string;
  readonly faults: ImportFault[];
  /** Called with one line of text when the file was read. */
  readonly progress?: ((line: string) => void) | undefined;
}

export interface TableOptions<C extends Columns> {
  /** A row whose key stood there before is a fault. */
  readonly key?: (row: RowOf<C>) => string;
  /** The sheet of a workbook, the first unless named. */
  readonly sheet?: string | undefined;
}

const cutOff = "the file ends in the middle of a row";

type Place = [name: string, column: string, place: number, reader: CellReader<unknown>];

/** Reads a text file or a sheet of a workbook and yields its sound rows; everything else goes to `faults`, and a faulty header yields nothing. */
export async function* readTable<C extends Columns>(
  { folder, file, faults, progress }: TableFile,
  columns: C,
  { key, sheet }: TableOptions<C> = {},
): AsyncGenerator<RowOf<C>> {
  const fault = (line: number, column: string, reason: string) =>
    faults.push({ file, line, column, reason });
  const damage = (line: number, column: string, reason: string) =>
    faults.push({ file, line, column, reason, damaged: true });
  const records = await readRecords(folder, file, sheet);
  if (typeof records === "string") return void damage(0, "", records);

  const keys = new Set<string>();
  let places: Place[] | undefined;
  let width = 0;
  let last = 1;
  let sound = 0;
  for (const { line, cells, unfinished, damaged } of records) {
    last = line;
    // A row that is cut off where the file ends tells that the rest is missing.
    const rowFault = unfinished
      ? (column: string, reason: string) => damage(line, column, `${reason}: ${cutOff}`)
      : (column: string, reason: string) => fault(line, column, reason);
    if (typeof cells === "string") {
      if (!places || damaged) return void damage(line, "", cells);
      rowFault("", cells);
      continue;
    }
    if (!places) {
      const header = cells.map((cell) => cell.trim());
      width = header.length;
      places = Object.entries(columns).map(([name, column]) => placeOf(name, column, header));
      const missing = places.filter(
        ([name, , place]) => place === -1 && columns[name]?.[2] !== "optional",
      );
      for (const [, column] of missing)
        damage(line, column, "the column is missing from the header");
      if (missing.length > 0) return;
      continue;
    }
    // A workbook leaves out the empty cells at the end of a row.
    if (cells.length !== width && !(file.endsWith(".xlsx") && cells.length < width)) {
      rowFault("", `has ${cells.length} cells where the header has ${width}`);
      continue;
    }
    // Sound: every reader of `columns` gave its value under its name.
    const row = readRow(cells, places, rowFault) as RowOf<C> | undefined;
    if (row === undefined) continue;
    const id = key?.(row);
    if (id !== undefined && keys.has(id)) {
      fault(line, "", `${id} stands there twice`);
      continue;
    }
    if (id !== undefined) keys.add(id);
    sound += 1;
    yield row;
  }
  if (sound === 0) damage(last, "", "the file has no sound row");
  else progress?.(`read ${file}, ${sound} rows`);
}

/** The names of the columns of a file, none where it cannot be read. */
export async function readHeader(folder: string, file: string): Promise<string[]> {
  const records = await readRecords(folder, file);
  const [first] = typeof records === "string" ? [] : records;
  return Array.isArray(first?.cells) ? first.cells.map((cell) => cell.trim()) : [];
}

function placeOf(name: string, [names, reader]: Column, header: readonly string[]): Place {
  const all = typeof names === "string" ? [names] : names;
  const place = all.reduce((found, one) => (found === -1 ? header.indexOf(one) : found), -1);
  return [name, header[place] ?? all.join(" or "), place, reader];
}

function readRow(
  cells: readonly string[],
  places: readonly Place[],
  fault: (column: string, reason: string) => void,
): Record<string, unknown> | undefined {
  const row: Record<string, unknown> = {};
  let sound = true;
  for (const [name, column, place, reader] of places) {
    try {
      const cell = (cells[place] ?? "").trim();
      if (cell.includes("\u0000")) throw new CellFault("holds a character that no text has");
      row[name] = reader(cell);
    } catch (error) {
      if (!(error instanceof CellFault)) throw error;
      fault(column, error.message);
      sound = false;
    }
  }
  return sound ? row : undefined;
}
