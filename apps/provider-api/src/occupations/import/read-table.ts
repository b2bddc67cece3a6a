import { createReadStream } from "node:fs";
import { access } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { CellFault, type CellReader } from "./cells.ts";
import type { ImportFault } from "./fault.ts";
import { splitLine } from "./split-line.ts";

/** A name for each value, the column it stands in, and how its cell is read. */
export type Columns = Readonly<
  Record<string, readonly [column: string, reader: CellReader<unknown>]>
>;

export type RowOf<C extends Columns> = { [K in keyof C]: ReturnType<C[K][1]> };

export interface TableFile {
  readonly folder: string;
  /** Path inside the folder, as faults name it. */
  readonly file: string;
  readonly faults: ImportFault[];
}

/** Reads a tab- or comma-separated file line by line and yields its sound rows; everything else goes to `faults`, and a faulty header yields nothing. */
export async function* readTable<C extends Columns>(
  { folder, file, faults }: TableFile,
  columns: C,
): AsyncGenerator<RowOf<C>> {
  const fault = (line: number, column: string, reason: string) =>
    faults.push({ file, line, column, reason });
  const path = join(folder, file);
  if (!(await exists(path))) return void fault(0, "", "the file is missing");

  const delimiter = file.endsWith(".csv") ? "," : "\t";
  let places:
    | [name: string, column: string, place: number, reader: CellReader<unknown>][]
    | undefined;
  let width = 0;
  let number = 0;
  let sound = 0;
  for await (const raw of createInterface({
    input: createReadStream(path, "utf8"),
    crlfDelay: Infinity,
  })) {
    number += 1;
    const line = number === 1 ? raw.replace(/^\uFEFF/, "") : raw;
    if (line === "") continue;
    const cells = splitLine(line, delimiter);
    if (typeof cells === "string") {
      fault(number, "", cells);
      if (places) continue;
      return;
    }
    if (!places) {
      const header = cells.map((cell) => cell.trim());
      width = header.length;
      places = Object.entries(columns).map(([name, [column, reader]]) => [
        name,
        column,
        header.indexOf(column),
        reader,
      ]);
      const missing = places.filter(([, , place]) => place === -1);
      for (const [, column] of missing)
        fault(number, column, "the column is missing from the header");
      if (missing.length > 0) return;
      continue;
    }
    if (cells.length !== width) {
      fault(number, "", `has ${cells.length} cells where the header has ${width}`);
      continue;
    }
    const row = readRow(cells, places, (column, reason) => fault(number, column, reason));
    if (row === undefined) continue;
    sound += 1;
    // Sound: every reader of `columns` gave its value under its name.
    yield row as RowOf<C>;
  }
  if (sound === 0) fault(number, "", "the file has no sound row");
}

function readRow(
  cells: readonly string[],
  places: readonly (readonly [
    name: string,
    column: string,
    place: number,
    reader: CellReader<unknown>,
  ])[],
  fault: (column: string, reason: string) => void,
): Record<string, unknown> | undefined {
  const row: Record<string, unknown> = {};
  let sound = true;
  for (const [name, column, place, reader] of places) {
    try {
      row[name] = reader((cells[place] ?? "").trim());
    } catch (error) {
      if (!(error instanceof CellFault)) throw error;
      fault(column, error.message);
      sound = false;
    }
  }
  return sound ? row : undefined;
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
