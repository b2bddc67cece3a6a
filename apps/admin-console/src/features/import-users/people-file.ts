import { mostImportedRows } from "@guildway/api-contract";
import Papa from "papaparse";

/** A file of people as it was read: what stands above its columns, and the cells of each row with the line where it begins. */
export interface PeopleFile {
  name: string;
  headers: readonly string[];
  rows: readonly { line: number; cells: readonly string[] }[];
}

/** Why a file cannot be read. */
export type FileFault = "not-text" | "too-large" | "too-many-rows" | "no-rows" | "open-quote";

const mostBytes = 10_000_000;
const lineBreak = /\r\n|\r|\n/g;

/** Reads a file of values that commas, semicolons or tabs separate; answers what is wrong where it is none. */
export async function readPeopleFile(file: File): Promise<PeopleFile | FileFault> {
  if (file.size > mostBytes) return "too-large";
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return "not-text";
  }
  if (text.includes("\0")) return "not-text";
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separatorOf(text) });
  if (errors.some(({ type }) => type === "Quotes")) return "open-quote";
  let line = 1;
  const read = data.map((cells) => {
    const row = { line, cells };
    line += 1 + cells.reduce((breaks, cell) => breaks + (cell.match(lineBreak)?.length ?? 0), 0);
    return row;
  });
  const [head, ...rows] = read.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  if (!head || rows.length === 0) return "no-rows";
  if (rows.length > mostImportedRows) return "too-many-rows";
  return { name: file.name, headers: head.cells.map((header) => header.trim()), rows };
}

/** What separates the headings; a guess by the rows below would read short files wrong. */
function separatorOf(text: string): string {
  const [head = ""] = text
    .slice(0, 10_000)
    .replaceAll(/"[^"]*"/g, "")
    .trimStart()
    .split(/[\r\n]/, 1);
  const often = (separator: string) => head.split(separator).length;
  return [",", ";", "\t"].toSorted((one, other) => often(other) - often(one))[0]!;
}
