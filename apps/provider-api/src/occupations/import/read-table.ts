import { CellFault, type CellReader } from "./cells.ts";
import type { ImportFault } from "./fault.ts";
import { readLines } from "./read-lines.ts";
import { notClosed, splitLine } from "./split-line.ts";

/** One column under any of its names; one that is optional and not there reads as empty cells. */
export type Column = readonly [
  names: string | RegExp | readonly (string | RegExp)[],
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
  readonly onHeader?: (header: readonly string[]) => void;
}

type Place = [name: string, column: string, place: number, reader: CellReader<unknown>];

// A quoted cell that goes on for longer has lost its closing mark.
const mostLinesOfCell = 200;

/** Reads a tab- or comma-separated file and yields its sound rows; everything else goes to `faults`, and a faulty header yields nothing. */
export async function* readTable<C extends Columns>(
  { folder, file, faults, progress }: TableFile,
  columns: C,
  { key, onHeader }: TableOptions<C> = {},
): AsyncGenerator<RowOf<C>> {
  const fault = (line: number, column: string, reason: string) =>
    faults.push({ file, line, column, reason });
  const damage = (line: number, column: string, reason: string) =>
    faults.push({ file, line, column, reason, damaged: true });
  const read = await readLines(folder, file);
  if (typeof read === "string") return void damage(0, "", read);

  const { lines, endsInBreak } = read;
  const delimiter = /\.csv(\.gz)?$/.test(file) ? "," : "\t";
  const keys = new Set<string>();
  let places: Place[] | undefined;
  let width = 0;
  let sound = 0;
  for (let at = 0; at < lines.length; at += 1) {
    const number = at + 1;
    const line = lines[at] ?? "";
    if (line === "") continue;
    const record = recordAt(lines, at, delimiter);
    if (typeof record === "string") {
      if (!places) return void damage(number, "", record);
      fault(number, "", record);
      continue;
    }
    const { cells } = record;
    at = record.last;
    if (!places) {
      const header = cells.map((cell) => cell.trim());
      width = header.length;
      places = Object.entries(columns).map(([name, column]) => placeOf(name, column, header));
      const missing = Object.values(columns).flatMap(([, , presence], index) => {
        const place = places?.[index];
        return place && place[2] === -1 && presence !== "optional" ? [place[1]] : [];
      });
      for (const column of missing) damage(number, column, "the column is missing from the header");
      if (missing.length > 0) return;
      onHeader?.(header);
      continue;
    }
    if (cells.length !== width) {
      const reason = `has ${cells.length} cells where the header has ${width}`;
      if (at === lines.length - 1 && !endsInBreak && cells.length < width)
        damage(number, "", `${reason}: the file ends in the middle of a row`);
      else fault(number, "", reason);
      continue;
    }
    // Sound: every reader of `columns` gave its value under its name.
    const row = readRow(cells, places, (column, reason) => fault(number, column, reason)) as
      | RowOf<C>
      | undefined;
    if (row === undefined) continue;
    if (key) {
      const id = key(row);
      if (keys.has(id)) {
        fault(number, "", `${id} stands there twice`);
        continue;
      }
      keys.add(id);
    }
    sound += 1;
    yield row;
  }
  if (sound === 0) damage(lines.length, "", "the file has no sound row");
  else progress?.(`read ${file}, ${sound} rows`);
}

/** The cells of the record that begins on line `at`, which goes on while a quotation mark is open. */
function recordAt(
  lines: readonly string[],
  at: number,
  delimiter: "\t" | ",",
): { cells: string[]; last: number } | string {
  let text = lines[at] ?? "";
  let cells = splitLine(text, delimiter);
  if (cells !== notClosed) return typeof cells === "string" ? cells : { cells, last: at };
  const end = Math.min(lines.length, at + mostLinesOfCell);
  for (let last = at + 1; last < end; last += 1) {
    const line = lines[last] ?? "";
    text += `\n${line}`;
    if (!line.includes('"')) continue;
    cells = splitLine(text, delimiter);
    if (typeof cells !== "string") return { cells, last };
  }
  return notClosed;
}

function placeOf(name: string, [names, reader]: Column, header: readonly string[]): Place {
  const all = Array.isArray(names) ? (names as (string | RegExp)[]) : [names as string | RegExp];
  const place = all
    .map((one) =>
      typeof one === "string" ? header.indexOf(one) : header.findIndex((cell) => one.test(cell)),
    )
    .find((found) => found !== -1);
  const column = all.find((one) => typeof one === "string") ?? name;
  return [name, header[place ?? -1] ?? String(column), place ?? -1, reader];
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
