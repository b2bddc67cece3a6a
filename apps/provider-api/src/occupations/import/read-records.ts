import { access, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { readWorkbook } from "./read-workbook.ts";
import { notClosed, splitLine } from "./split-line.ts";

/** One row of a file, or the reason why it cannot be read. `line` is that on which it begins. */
export interface FileRecord {
  readonly line: number;
  readonly cells: string[] | string;
  /** The file ends here, without the end of a line. */
  readonly unfinished?: true;
  /** Nothing after this can be read. */
  readonly damaged?: true;
}

// A quoted cell that goes on for longer has lost its closing mark.
const mostLinesOfCell = 200;
const mostBytes = 1_000_000_000;

/** The rows of a text file (.txt, .csv, packed as .gz) or of one sheet of a workbook (.xlsx), or the reason why there are none. */
export async function readRecords(
  folder: string,
  file: string,
  sheet?: string,
): Promise<Iterable<FileRecord> | string> {
  const bytes = await readFile(join(folder, file)).catch(() => undefined);
  if (!bytes) return "the file is missing";
  if (file.endsWith(".xlsx")) return readWorkbook(bytes, sheet);
  const text = await unpacked(bytes, file).then(decoded, () => undefined);
  if (text === undefined) return "the file cannot be unpacked";
  return textRecords(text, /\.csv(\.gz)?$/.test(file) ? "," : "\t");
}

/** Whether the folder has the file. */
export function isThere(folder: string, file: string): Promise<boolean> {
  return access(join(folder, file)).then(
    () => true,
    () => false,
  );
}

async function unpacked(bytes: Uint8Array, file: string): Promise<Uint8Array> {
  return file.endsWith(".gz")
    ? promisify(gunzip)(bytes, { maxOutputLength: mostBytes })
    : Promise.resolve(bytes);
}

/** As UTF-8, or, where it is none, as Windows writes: IPEDS publishes both. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function* textRecords(text: string, delimiter: "\t" | ","): Generator<FileRecord> {
  const whole = text.replace(/(?:\r\n?|\n)$/, "");
  const endsInBreak = whole.length < text.length;
  const lines = whole.split(/\r\n?|\n/);
  for (let at = 0; at < lines.length; at += 1) {
    const line = at + 1;
    if (lines[at] === "") continue;
    const { cells, last } = recordAt(lines, at, delimiter, endsInBreak);
    at = last;
    yield {
      line,
      cells,
      ...(at === lines.length - 1 && !endsInBreak && { unfinished: true as const }),
    };
  }
}

/** The cells of the record that begins on line `at`, which goes on while a quotation mark is open. */
function recordAt(
  lines: readonly string[],
  at: number,
  delimiter: "\t" | ",",
  endsInBreak: boolean,
): { cells: string[] | string; last: number } {
  let text = lines[at] ?? "";
  const first = splitLine(text, delimiter);
  if (first !== notClosed) return { cells: first, last: at };
  const end = Math.min(lines.length, at + mostLinesOfCell);
  const endsInside = !endsInBreak && end === lines.length;
  for (let last = at + 1; last < end; last += 1) {
    const line = lines[last] ?? "";
    text += `\n${line}`;
    if (!line.includes('"')) continue;
    const cells = splitLine(text, delimiter);
    if (typeof cells !== "string") return { cells, last };
  }
  // Where the file ends inside the cell, this is its last record.
  return { cells: notClosed, last: endsInside ? lines.length - 1 : at };
}
