import { hoursAlone, hoursWithUnit } from "./values.ts";
import { saysTotal } from "./says-total.ts";
import { bandsOf, type Block, type Table } from "./table-blocks.ts";
import { type Cell, inWords, type Place, saidIn, textOf } from "./program-document.ts";

/** Columns from one to before another. */
export interface ColumnSpan {
  from: number;
  to: number;
}

/** A block of a table whose columns are known by their headings. */
export interface NamedTable<Role extends string> {
  table: Table;
  part: number;
  block: Block;
  /** The row of the headings, the last where they stand in two. */
  head: number;
  /** What is said above each column. */
  headings: readonly Heading[];
  columns: ReadonlyMap<Role, ColumnSpan>;
}

/** What is said above columns; a heading over two says it of both. */
export interface Heading extends ColumnSpan {
  text: string;
}

/** How far down the headings of a block may stand. */
const deepestHead = 10;

/** The blocks of a table with the row in which the most columns are named; blocks where none is are left out. */
export function namedBlocks<Role extends string>(
  table: Table,
  part: number,
  names: Readonly<Record<Role, RegExp>>,
): NamedTable<Role>[] {
  return bandsOf(table).flatMap(({ table, block }) => {
    const deepest = Math.min(block.from + deepestHead, block.to);
    const heads = Array.from({ length: Math.max(0, deepest - block.from) }, (_, index) => {
      const { head, headings } = headingsAt(table, block.from + index, block.to);
      return { table, part, block, head, headings, columns: rolesOf(headings, names) };
    });
    // A title names one thing alone, as headings beside others do not.
    const isBeside = ({ headings }: NamedTable<Role>) => Number(headings.length > 1);
    const best = heads.toSorted(
      (a, b) => b.columns.size - a.columns.size || isBeside(b) - isBeside(a),
    )[0];
    return best && best.columns.size > 0 ? [withoutCounters(best)] : [];
  });
}

function rolesOf<Role extends string>(
  headings: readonly Heading[],
  names: Readonly<Record<Role, RegExp>>,
): Map<Role, ColumnSpan> {
  const columns = new Map<Role, ColumnSpan>();
  for (const { text, from, to } of headings)
    for (const role of isValue(text) ? [] : (Object.keys(names) as Role[]))
      if (!columns.has(role) && names[role].test(text)) {
        columns.set(role, { from, to });
        break;
      }
  return columns;
}

/** Whether a text names one process, `Job Function 2: Serves guests`, and not a column of them. */
export const namesItself = (text: string): boolean =>
  /^(?:work process|process(?= \d)|on[\s-]the[\s-]job (?:learning|training)(?= \d)|(?:job )?function|dut(?:y|ies)|(?:(?:competency|skill) )?(?:area|domain)|(?:department|station|rotation)(?= \d))\s*(?:\d{1,2}|[A-Z])?\s*:\s*\S/i.test(
    text,
  );

/** Hours, boxes to tick, `Minimum hours: 300`, clauses of a sentence and the name of one process name no column. */
const isValue = (text: string): boolean =>
  hoursAlone(text) !== undefined ||
  /[☐☒]|;\s|:\s*\d[\d,]*(?:\s*(?:hours|hrs))?\.?$|\d{3}\s+(?:\w+\s+)?(?:hours|hrs)\b/i.test(text) ||
  namesItself(text);

const partOfHeading =
  /^(?:min|max|low|high|least|most|from|to|desde|hasta|mín|máx)(?:imum|imo|\.)?\b|^(?:hours|hrs|horas|totals?|(?:(?:\d\w*|first|second|third|fourth|fifth)\s+)?(?:years?|yr|semester|quarter|phase|period|terms?|año)|(?:all|both|whole|entire)(?: (?:years?|terms?|periods?|steps?))?$|q\d|class(?:room)?$|lab(?:oratory)?$|shop$|on-?line$|fall|spring|summer|ojt|ojl|rti|ri)\b|^\d{1,2}(?:st|nd|rd|th)$/i;

/** The headings in a row, together with those of the row below it where that only divides them. */
function headingsAt(table: Table, row: number, end: number): { head: number; headings: Heading[] } {
  const own = headingsIn(table.rows[row]!);
  const below = row + 1 < end ? headingsIn(table.rows[row + 1]!) : [];
  const divides =
    own.length > 1 &&
    (below.length > 1
      ? below.every(({ text }) => partOfHeading.test(text))
      : /^\W*(?:hours|hrs|horas)\W*$/i.test(below[0]?.text ?? ""));
  const namesNone = isTitle(table.rows[row]!) || isField(own) || saysWage(own);
  if (!divides) return { head: row, headings: namesNone ? [] : own };
  const over = (one: Heading) => own.findLast(({ from }) => from <= one.from)?.text ?? "";
  const divided = below.map((one) => ({ ...one, text: `${over(one)} ${one.text}` }));
  const others = own.filter(({ from, to }) => !below.some((one) => one.from < to && one.to > from));
  const headings = [...others, ...divided].toSorted((a, b) => a.from - b.from);
  return { head: row + 1, headings };
}

const headingsIn = (row: readonly Cell[]): Heading[] =>
  row.flatMap((cell) => {
    const text = inWords(textOf(cell));
    return text === "" ? [] : [{ text, from: cell.column, to: cell.column + cell.span }];
  });

/** `Hours` beside `1500`, and nothing else, says what stands below and names no columns. */
const isField = ([, said, ...others]: readonly Heading[]): boolean =>
  said !== undefined && others.length === 0 && hoursAlone(said.text) !== undefined;

/** Beside dollars nothing names a column. */
const saysWage = (said: readonly Heading[]): boolean =>
  said.some(({ text }) => /^\$\s*\d/.test(text));

/** A title over the table names no column. */
const isTitle = (row: readonly Cell[]): boolean => row.length === 1 && row[0]!.span > 1;

/** What counts a row and says nothing else: `A.`, `12)` or `iv`. */
export const isCounter = (text: string): boolean =>
  /^\W*(?:[A-Z]|\d{1,2}(?:\.\d{1,2})?|[ivx]{1,4})\W*$/i.test(text);

const ordinal =
  /^(?:\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth)\b(?: (?:year|yr|semester|term|period))?\W*$/i;

/** Whether a column has words in most of its rows, and does not only count them. */
export function holdsNames(
  { table, block, head }: Pick<NamedTable<string>, "table" | "block" | "head">,
  { from }: ColumnSpan,
): boolean {
  const texts = table.rows
    .slice(head + 1, block.to)
    .flatMap((row) => row.filter((cell) => cell.column === from).map(textOf))
    .filter((text) => text !== "" && !saysTotal(text));
  const names = texts.filter((text) => /\p{L}{3}/u.test(text) && !ordinal.test(text));
  return names.length * 2 > texts.length;
}

/** Where a named column only counts its rows and the next has no name of its own, the words stand in that one. */
function withoutCounters<Role extends string>(named: NamedTable<Role>): NamedTable<Role> {
  const { table, head, block, headings } = named;
  const columns = new Map(named.columns);
  // Notes below the rows count nothing.
  const rows = table.rows.slice(head + 1, block.to).filter((row) => saidIn(row).length > 1);
  const textsAt = (column: number) =>
    rows.flatMap((row) => row.filter((cell) => cell.column === column).map(textOf)).filter(Boolean);
  for (const [role, { from, to }] of columns) {
    const counts = textsAt(from).filter((text) => !saysTotal(text));
    const words = textsAt(from + 1).filter((text) => /\p{L}{3}/u.test(text));
    if (counts.length === 0 || !counts.every(isCounter) || words.length < counts.length) continue;
    const isOwn = to - from > 1 || !headings.some((one) => one.from === from + 1);
    if (isOwn) columns.set(role, { from: from + 1, to: Math.max(to, from + 2) });
  }
  return { ...named, columns };
}

/** The cells of a row in a named column, which may be divided, with their places. */
export function cellsIn<Role extends string>(
  { table, part, columns }: NamedTable<Role>,
  row: number,
  role: Role,
): { cell: Cell; at: Place }[] {
  const column = columns.get(role);
  return table.rows[row]!.flatMap((cell, at) => {
    const isIn = column && cell.column < column.to && cell.column + cell.span > column.from;
    return isIn ? [{ cell, at: { part, row, cell: at } }] : [];
  });
}

/** The cell of a row in a named column, the first where it is divided. */
export const cellIn = <Role extends string>(
  named: NamedTable<Role>,
  row: number,
  role: Role,
): { cell: Cell; at: Place } | undefined => cellsIn(named, row, role)[0];

const namesTime = /^(?:(?:seat|class|contact|total) )?(?:time|duration|length)$/i;

/** The column beside one, without a heading of its own or with one of time, of which every cell says hours with their unit. */
export function hoursWithUnitBeside<Role extends string>(
  { table, block, head, headings }: NamedTable<Role>,
  { to }: ColumnSpan,
): ColumnSpan | undefined {
  if (headings.some((one) => one.from === to && !namesTime.test(one.text))) return undefined;
  const texts = table.rows
    .slice(head + 1, block.to)
    .flatMap((row) => row.filter(({ column }) => column === to).map(textOf))
    .filter(Boolean);
  const areHours = texts.every(hoursWithUnit);
  return texts.length > 1 && areHours ? { from: to, to: to + 1 } : undefined;
}

/** Whether several cells of a row stand in a named column, of which none speaks for it. */
export const isDivided = <Role extends string>(
  named: NamedTable<Role>,
  row: number,
  role: Role,
): boolean => cellsIn(named, row, role).filter(({ cell }) => textOf(cell) !== "").length > 1;

/** The only cell of a row that says something, such as a title over a table. */
export function loneCell(table: Table, row: number): number | undefined {
  const said = table.rows[row]!.flatMap((cell, at) => (textOf(cell) === "" ? [] : [at]));
  return said.length === 1 ? said[0] : undefined;
}

/** A row without the boxes to tick beside its words: `☐ Observed ☐ Proficient`. */
export const withoutTicks = (row: readonly Cell[]): Cell[] =>
  row.map((cell) => (/^[☐□◻]\D*$/.test(textOf(cell)) ? { ...cell, lines: [] } : cell));
