import { isTogether } from "./hours-together.ts";
import type { NamedHours } from "./lines-with-hours.ts";
import { mayBeName } from "./may-be-name.ts";
import type { ColumnSpan } from "./named-columns.ts";
import { type Cell, type Part, saidIn, textOf } from "./program-document.ts";
import { hoursAlone } from "./values.ts";
import { readCell } from "./work-process.ts";

type Table = Extract<Part, { part: "table" }>;

/** Of each column of amounts the names beside them, without those of totals. */
export const columnsWithHours = (table: Table, part: number): NamedHours[][] =>
  columnsWithTotals(table, part).map((named) => {
    const names = named.filter(({ title }) => mayBeName(title.value));
    return isSumOfOthers(names) ? names.slice(0, -1) : names;
  });

/** Whether the last of amounts is all the others together. */
export function isSumOfOthers(named: readonly NamedHours[]): boolean {
  const last = named.at(-1);
  return last !== undefined && named.length > 2 && isTogether(named.slice(0, -1), last.hours.value);
}

/** Of each column of amounts the names beside them, with those of totals. */
export function columnsWithTotals({ rows }: Table, part: number): NamedHours[][] {
  const columns = new Set(rows.flatMap((row) => row.map(({ column }) => column)));
  const bands = new Map(bandsOf(rows).map((band) => [band, rowsOfWages(within(rows, band))]));
  return [...columns].map((column) => {
    const band = [...bands.keys()].find(({ from, to }) => column >= from && column < to);
    const ofOthers = (band && bands.get(band)) ?? new Set();
    const amounts = rows.flatMap((cells, row) => {
      if (ofOthers.has(row)) return [];
      const cell = cells.findIndex((one) => one.column === column);
      const written = cell < 0 ? "" : textOf(cells[cell]!);
      const value = hoursAlone(written);
      return value ? [{ cells, hours: { value, at: { part, row, cell }, written } }] : [];
    });
    const behind = amounts.filter(({ cells, hours }) => namedBehindAmount(cells, hours.at.cell!));
    const isBehind = behind.length * 2 > amounts.length;
    const fromIn = (cells: readonly Cell[], cell: number) =>
      (isBehind ? amountBefore(cells, cell)?.column : undefined) ?? -1;
    const before = amounts.map(({ cells, hours }) =>
      cells.slice(0, hours.at.cell).filter((one) => one.column > fromIn(cells, hours.at.cell!)),
    );
    if (!before.flat().some((one) => saysWords(textOf(one)))) return namedBehind(amounts);
    const names = columnOfNames(before);
    return amounts.flatMap(({ cells, hours }) => {
      const from = fromIn(cells, hours.at.cell!);
      const saysName = (one: Cell) =>
        one.column > from && one.column < column && saysWords(textOf(one));
      const inNames = cells.findIndex((one) => one.column === names && saysName(one));
      // Where a total is called one may stand before the names.
      const cell = inNames < 0 ? cells.findIndex(saysName) : inNames;
      const title = cells[cell] && readCell({ cell: cells[cell], at: { ...hours.at, cell } });
      return title ? [{ title, hours }] : [];
    });
  });
}

/** Amounts in the first column stand before what they are of. */
const namedBehind = (
  amounts: readonly { cells: readonly Cell[]; hours: NamedHours["hours"] }[],
): NamedHours[] =>
  amounts.flatMap(({ cells, hours }) => {
    const cell = cells.findIndex((one, at) => at > hours.at.cell! && saysWords(textOf(one)));
    const title = cells[cell] && readCell({ cell: cells[cell], at: { ...hours.at, cell } });
    return title ? [{ title, hours }] : [];
  });

/** The last cell before another that says an amount. */
const amountBefore = (cells: readonly Cell[], at: number): Cell | undefined =>
  cells.slice(0, at).findLast((one) => hoursAlone(textOf(one)));

/** Whether words stand between an amount and the one before it, as in a table that goes on beside itself: `Nutrition`, `30`, `Supervision`, `30`. */
function namedBehindAmount(cells: readonly Cell[], at: number): boolean {
  const before = amountBefore(cells, at);
  return (
    before !== undefined &&
    cells.slice(cells.indexOf(before) + 1, at).some((one) => saysWords(textOf(one)))
  );
}

/** The columns that stand together, without one between that is empty in all rows. */
function bandsOf(rows: readonly (readonly Cell[])[]): ColumnSpan[] {
  const used = new Set(
    rows.flatMap((row) =>
      saidIn(row).flatMap(({ column, span }) =>
        Array.from({ length: span }, (_, at) => column + at),
      ),
    ),
  );
  const columns = [...used].toSorted((one, other) => one - other);
  const starts = columns.filter((column) => !used.has(column - 1));
  return starts.map((from, index) => ({ from, to: starts[index + 1] ?? Number.POSITIVE_INFINITY }));
}

const within = (rows: readonly (readonly Cell[])[], { from, to }: ColumnSpan) =>
  rows.map((row) => row.filter(({ column }) => column >= from && column < to));

/** The rows that stand, without an empty one or a title between, with some about wages; a single one below all others says them beside the hours. */
function rowsOfWages(rows: readonly (readonly Cell[])[]): Set<number> {
  const found = new Set<number>();
  const isEmpty = (row: number) =>
    saidIn(rows[row]!).length === 0 || (rows[row]!.length === 1 && rows[row]![0]!.span > 1);
  for (const [row, cells] of rows.entries()) {
    if (!isOfWages(cells) || isEmpty(row)) continue;
    let [from, to] = [row, row];
    while (from > 0 && !isEmpty(from - 1)) from--;
    while (to + 1 < rows.length && !isEmpty(to + 1)) to++;
    const isBelowAll =
      row === to && ofWages.test(textOf(cells[0]!)) && !rows.slice(from, row).some(isOfWages);
    for (let at = isBelowAll ? row : from; at <= to; at++) found.add(at);
  }
  return found;
}

const isOfWages = (cells: readonly Cell[]): boolean =>
  cells.some((cell) => ofWages.test(textOf(cell)));

/** Of the columns in which each row says something else, that with the longest words. */
function columnOfNames(rows: readonly (readonly Cell[])[]): number | undefined {
  const columns = [...new Set(rows.flatMap((cells) => cells.map(({ column }) => column)))];
  const said = columns.map((column) => {
    const own = rows.flatMap((cells) => cells.filter((one) => one.column === column));
    const texts = own.map(textOf).filter(saysWords);
    const areLists = own.filter(isList).length * 2 > own.length;
    return { column, texts, length: areLists ? 0 : texts.join("").length };
  });
  const [names] = said
    .filter(({ texts }) => new Set(texts).size === texts.length)
    .toSorted((one, other) => other.length - one.length);
  const before = said.find(
    ({ column, texts }) => column < (names?.column ?? 0) && areTitles(texts, rows.length),
  );
  return (before ?? names)?.column;
}

/** Whether each of texts is a title of several words, and another one than the others: what stands behind describes it. */
const areTitles = (texts: readonly string[], count: number): boolean =>
  texts.length === count &&
  new Set(texts).size === count &&
  texts.every((text) => /\p{L}{3,}\W+\p{L}{2,}/u.test(text) && text.length <= 90);

/** Whether a cell holds a list. */
export const isList = ({ lines }: Cell): boolean => lines.length > 1;

const saysWords = (text: string): boolean => /\p{L}{3}/u.test(text);

/** What wages stand in is a time until they rise, and no part of the program. */
const ofWages = /[$%]|\b(?:wages?|salar(?:y|ies|io|ios))\b/i;
