import {
  type Cell,
  type Part,
  type Place,
  type ProgramDocument,
  saidIn,
  textOf,
} from "./program-document.ts";
import { saysTotal } from "./says-total.ts";
import type { Table } from "./table-blocks.ts";
import { hoursAlone } from "./values.ts";
import { workColumns } from "./work-columns.ts";

/** A document whose tables stand upright, and where a place of it is in the document that was given. */
export interface Upright {
  document: ProgramDocument;
  placeOf(at: Place): Place;
}

/** Sets the tables upright that lie on their side: the names in one row, their hours in another, each row called by its first cell. Nothing where none does. */
export function upright(document: ProgramDocument): Upright | undefined {
  const turned = document.parts.map((part) => (part.part === "table" ? turn(part) : undefined));
  if (turned.every((one) => one === undefined)) return undefined;
  return {
    document: { parts: document.parts.map((part, at): Part => turned[at]?.table ?? part) },
    placeOf: (at) => turned[at.part]?.placeOf(at) ?? at,
  };
}

interface Turned {
  table: Table;
  placeOf(at: Place): Place;
}

/** A cell of the turned table with where its lines stood. */
interface Moved {
  cell: Cell;
  from: Place[];
}

function turn(table: Table): Turned | undefined {
  const lying = findLying(table);
  if (!lying) return undefined;
  const { from, to } = lying;
  const stays = (row: number): Moved[] =>
    table.rows[row]!.map((cell, at) => ({ cell, from: placesOf(cell, row, at) }));
  const rows = table.rows.keys().toArray();
  const all = [
    ...rows.slice(0, from).map(stays),
    ...turnedRows(table, lying),
    ...rows.slice(to).map(stays),
  ];
  return {
    table: { ...table, rows: all.map((row) => row.map(({ cell }) => cell)) },
    placeOf: ({ part, row, cell, line }) => {
      const places = all[row ?? 0]?.[cell ?? 0]?.from;
      const place = places?.[line ?? 0] ?? places?.[0];
      if (row === undefined || !place) return { part };
      const { line: own, ...rest } = place;
      return { ...rest, part, ...(line !== undefined && own !== undefined && { line: own }) };
    },
  };
}

const placesOf = ({ lines }: Cell, row: number, cell: number): Place[] =>
  lines.map((_, line) => ({ part: 0, row, cell, line }));

/** Rows of a table that lie on their side. */
interface Lying {
  from: number;
  to: number;
  /** The column of what the rows are called. */
  first: number;
  /** The row of the names. */
  names: number;
  /** The columns in which names or hours stand. */
  columns: readonly number[];
}

/** Fewer columns are no list. */
const fewest = 3;

function findLying(table: Table): Lying | undefined {
  const { rows } = table;
  const amounts = rows.findIndex((_, row) => areAmounts(table, row));
  if (amounts < 0) return undefined;
  const [{ column: first }] = saidIn(rows[amounts]!) as [Cell];
  const columns = saidIn(rows[amounts]!)
    .slice(1)
    .map(({ column }) => column);
  const isRow = (row: number) => {
    const said = saidIn(rows[row] ?? []);
    return said.length > 1 && !/:\s*\S/.test(textOf(said[0]!));
  };
  let from = amounts;
  while (isRow(from - 1)) from--;
  let to = amounts + 1;
  while (isRow(to) || (to < rows.length && areAmounts(table, to))) to++;
  const isName = (row: number) => areNames(rows[row]!, first, columns);
  const within = rows.keys().toArray().slice(from, to);
  const named = within.filter(isName);
  const names =
    named.find((row) => workColumns.process.test(labelOf(rows[row]!, first))) ?? named[0];
  return names === undefined ? undefined : { from, to, first, names, columns };
}

const labelOf = (row: readonly Cell[], first: number): string => {
  const cell = row.find(({ column }) => column === first);
  return cell ? textOf(cell) : "";
};

/** Whether a row is called by its hours, and has nothing but hours behind. */
function areAmounts({ rows }: Table, row: number): boolean {
  const [label, ...others] = saidIn(rows[row]!);
  const name = label && textOf(label);
  return (
    name !== undefined &&
    !saysTotal(name) &&
    hoursAlone(name) === undefined &&
    [workColumns.hours, workColumns.least, workColumns.most].some((one) => one.test(name)) &&
    others.length >= fewest &&
    others.every((cell) => hoursAlone(textOf(cell)) !== undefined)
  );
}

/** Whether a row has a name of its own for almost each column that has hours. */
function areNames(row: readonly Cell[], first: number, columns: readonly number[]): boolean {
  const texts = columns.flatMap((column) => {
    const cell = row.find((one) => one.column === column && one.span === 1);
    return cell && textOf(cell) !== "" ? [textOf(cell)] : [];
  });
  return (
    labelOf(row, first) !== "" &&
    texts.length >= columns.length - 1 &&
    texts.length >= fewest - 1 &&
    new Set(texts).size === texts.length &&
    texts.every((text) => /\p{L}{3}/u.test(text) && hoursAlone(text) === undefined)
  );
}

function turnedRows({ rows }: Table, { from, to, first, names, columns }: Lying): Moved[][] {
  const moved = (row: number, at: number): Moved => {
    const cell = rows[row]![at]!;
    return { cell, from: placesOf(cell, row, at) };
  };
  const over = (row: number, column: number): Moved | undefined => {
    const at = rows[row]!.findIndex(
      (cell) => cell.column <= column && cell.column + cell.span > column && textOf(cell) !== "",
    );
    return at < 0 ? undefined : moved(row, at);
  };
  const within = rows.keys().toArray().slice(from, to);
  const spansAll = (row: number) =>
    rows[row]!.some((cell) => cell.column > first && cell.span * 2 > columns.length);
  // What stands over all of them names them all.
  const title = within.find((row) => row < names && spansAll(row) && over(row, columns[0]!));
  // A row that is called nothing goes on with the one above.
  const lists: number[][] = [];
  for (const row of within.filter((one) => !spansAll(one)))
    if (labelOf(rows[row]!, first) === "" && lists.length > 0 && row > names)
      lists.at(-1)!.push(row);
    else lists.push([row]);
  const inOrder = [...lists].toSorted(([a], [b]) => Number(b === names) - Number(a === names));
  const heads = inOrder.map(([row]): Moved | undefined =>
    row === names && title !== undefined && !workColumns.process.test(labelOf(rows[row]!, first))
      ? over(title, columns[0]!)
      : over(row!, first),
  );
  /** Of a sum it stands above the names. */
  const nameOf = (column: number) =>
    over(names, column) ??
    within
      .flatMap((row) => (row < names ? (over(row, column) ?? []) : []))
      .find(({ cell }) => saysTotal(textOf(cell)));
  return [
    placed(heads),
    ...columns
      .filter((column) => nameOf(column))
      .map((column) =>
        placed(
          inOrder.map((list) =>
            list[0] === names
              ? nameOf(column)
              : together(list.flatMap((row) => over(row, column) ?? [])),
          ),
        ),
      ),
  ];
}

const placed = (cells: readonly (Moved | undefined)[]): Moved[] =>
  cells.flatMap((one, column) =>
    one ? [{ ...one, cell: { column, span: 1, lines: one.cell.lines } }] : [],
  );

const together = (cells: readonly Moved[]): Moved | undefined =>
  cells[0] && {
    cell: { ...cells[0].cell, lines: cells.flatMap(({ cell }) => cell.lines) },
    from: cells.flatMap((one) => one.from),
  };
