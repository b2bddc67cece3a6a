import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

/** For tests: the rows of a file as it lies there, read by nothing that the importers read with. */
export function readCsv(path: string): Record<string, string>[] {
  const bytes = readFileSync(path);
  const text = (path.endsWith(".gz") ? gunzipSync(bytes) : bytes)
    .toString("utf8")
    .replace(/^\uFEFF/, "");
  const [header = [], ...rows] = cellsOf(text);
  return rows.map((row) => Object.fromEntries(header.map((name, at) => [name, row[at] ?? ""])));
}

function cellsOf(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^,"\r\n]*))(,|\r?\n|$)/gy;
  while (cell.lastIndex < text.length) {
    const [, quoted, plain = "", end] = cell.exec(text) ?? [];
    row.push((quoted === undefined ? plain : quoted.replaceAll('""', '"')).trim());
    if (end === ",") continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
