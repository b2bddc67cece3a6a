import { idsIn, namesOf } from "../names.ts";
import { namedBy } from "../references.ts";
import type { AnyRoom, AnyRow, Beside } from "../room.ts";
import { headingOf, textOf, type Words } from "../text-of.ts";
import { safeCsv, saveCsv } from "@guildway/ui/csv";
import { type listInput, listRoom } from "../view.ts";

/** How many rows a file has at most. */
export const mostRows = 20_000;
const rowsAtOnce = 1000;

/** Saves every row of a list; answers whether there were no more than a file holds. */
export async function downloadCsv(
  room: AnyRoom,
  input: ReturnType<typeof listInput>,
  beside: Omit<Beside, "names">,
  words: Words,
): Promise<boolean> {
  const rows: AnyRow[] = [];
  let total = Infinity;
  for (let page = 1; rows.length < Math.min(total, mostRows); page += 1) {
    const found = await listRoom(room, { ...input, page, limit: rowsAtOnce });
    if (found.items.length === 0) break;
    total = found.total;
    rows.push(...found.items);
  }
  saveCsv(`${words.many}.csv`, await csvOf(room, rows, beside, words));
  return rows.length >= total;
}

/** The rows as CSV that spreadsheets open without running what somebody typed. */
export async function csvOf(
  room: AnyRoom,
  rows: readonly AnyRow[],
  known: Omit<Beside, "names">,
  words: Words,
): Promise<string> {
  const { columns } = room;
  const named = await Promise.all(
    columns.map(({ field }) => {
      const definition = namedBy(field);
      return definition
        ? namesOf(definition, [...new Set(rows.flatMap((row) => idsIn(row, field)))])
        : [];
    }),
  );
  const beside = { ...known, names: new Map(named.flat()) };
  return safeCsv({
    fields: columns.map(({ field }) => headingOf(field, words)),
    data: rows.map((row) => columns.map((shown) => textOf(room, shown, row, beside, words))),
  });
}
