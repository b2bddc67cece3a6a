import { saveFile } from "../actions/save-file.ts";

/** What some spreadsheet calculates: also behind white space, and as Japanese keyboards type it. */
const formula = /^[\t\r\n]|^\s*[=+\-@＝＋－＠]/u;

/** A table as CSV that spreadsheets open without running what somebody typed. */
export function safeCsv({ fields, data }: { fields: string[]; data: string[][] }): string {
  return [fields, ...data].map((row) => row.map(cellOf).join(",")).join("\r\n");
}

function cellOf(text: string): string {
  if (formula.test(text)) return quoted(`'${text}`);
  return /[",\r\n]|^\s|\s$/.test(text) ? quoted(text) : text;
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Saves CSV as a file on the device. */
export function saveCsv(name: string, csv: string): void {
  // Excel reads a file without this mark as Latin-1.
  const file = new Blob(["\uFEFF", csv], { type: "text/csv;charset=utf-8" });
  saveFile(file, name);
}
