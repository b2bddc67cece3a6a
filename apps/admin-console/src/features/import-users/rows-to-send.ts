import { type ImportedRow, longestCell, type ResultOfRow } from "@guildway/api-contract";
import type { Columns } from "./match-columns.ts";
import type { PeopleFile } from "./people-file.ts";

/** The rows of a file as the server takes them, and those that it would not even read. */
export interface RowsToSend {
  rows: ImportedRow[];
  refused: ResultOfRow[];
}

/** What no call takes: controls, and halves of characters. */
const unstorable = /[^\P{Cc}\t\n\r]/u;

/** Reads each row by its columns; who stands in the file twice is refused the second time. */
export function rowsToSend({ rows }: PeopleFile, columns: Columns): RowsToSend {
  const sent: RowsToSend = { rows: [], refused: [] };
  const lines = new Map<string, number>();
  const refuse = (line: number, field: string, reason: string) =>
    sent.refused.push({ line, outcome: "refused", id: null, faults: [{ field, reason }] });
  for (const { line, cells } of rows) {
    const row: ImportedRow = { line };
    for (const [at, field] of columns.entries()) {
      const cell = cells[at]?.trim() ?? "";
      // What is longer than any field may be is refused for that, and need not be sent whole.
      if (field !== "" && cell !== "") row[field] = cell.slice(0, longestCell);
    }
    const broken = columns.find(
      (field) =>
        field !== "" && row[field] && (unstorable.test(row[field]) || !row[field].isWellFormed()),
    );
    const address = row.email?.toLowerCase() ?? "";
    const earlier = address && lines.get(address);
    if (broken) refuse(line, broken, "has characters that cannot be stored");
    else if (earlier) refuse(line, "email", `is the same as in line ${earlier}`);
    else sent.rows.push(row);
    if (address && !earlier) lines.set(address, line);
  }
  return sent;
}
