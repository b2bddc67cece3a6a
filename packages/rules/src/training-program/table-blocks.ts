import { instructionWords } from "./subject-words.ts";
import { type Cell, inWords, type Part, saidIn, textOf } from "./program-document.ts";
import { hoursAlone } from "./values.ts";

/** A table of a document. */
export type Table = Extract<Part, { part: "table" }>;

/** Rows of a table that stand below one row of headings; one sheet may hold several. */
export interface Block {
  from: number;
  /** The first row that is no longer of it. */
  to: number;
}

const mostOfHeading = 60;
const ofWords = new RegExp(
  String.raw`\b(?:process(?:es)?|functions?|dut(?:y|ies)|tasks?|competenc(?:y|ies|ias?)|skills?|categor(?:y|ies)|areas?|activit(?:y|ies)|courses?|class(?:es)?|modules?|lessons?|subjects?|topics?|domains?|classifications? of work|rotations?|departments?|stations?|branch(?:es)?|operations?|divisions?|dwas?|cursos?|materias?|procesos?|tareas?|description|${instructionWords}|related .*(?:instruction|training)|rti|rsi|on[\s-]the[\s-]job|ojt|ojl|period|step|level)\b|^on the \w+$|^jobs?$|^what (?:you|they|apprentices|gets)\b|^(?:in )?(?:school|class)\b`,
  "i",
);
const ofAmounts =
  /\b(?:hours?|hrs|horas|time|tiempo|min(?:imum)?|max(?:imum)?|totals?|sum|h|credits?|weeks|percent|wages?|rate|(?:year|period|phase) \d|\d(?:st|nd|rd|th) (?:year|period))\b|%/i;

const ofInstruction = new RegExp(String.raw`^(?:${instructionWords}|rti|rsi)\b`, "i");

/** Where no hours stand beside them, these two name columns. */
const ofProcesses =
  /^(?:work process(?:es)?|job functions?|(?:competency )?(?:domains?|areas?)|dut(?:y|ies))$/i;
const ofTasks = /^(?:competenc(?:y|ies)|skills?|tasks?|activit(?:y|ies))$/i;

const isNoHeading = (text: string): boolean =>
  text.length > mostOfHeading ||
  /^\W*\d(?!\d*(?:st|nd|rd|th)\b)/i.test(text) ||
  hoursAlone(text) !== undefined;

/** Whether a row names columns: one of words and one of amounts. */
function namesColumns(texts: readonly string[]): boolean {
  const said = texts.filter((text) => text !== "");
  if (said.length < 2 || said.some(isNoHeading)) return false;
  if (said.some((text) => ofProcesses.test(text)) && said.some((text) => ofTasks.test(text)))
    return true;
  const amounts = said.filter((text) => ofAmounts.test(text) && !/:\s*\d/.test(text));
  return amounts.length > 0 && said.some((text) => !amounts.includes(text) && ofWords.test(text));
}

/** The blocks of a table, each from the title above its headings; a row that repeats headings begins another. */
export function blocksOf({ rows }: Table): Block[] {
  const texts = rows.map((row) => row.map((cell) => inWords(textOf(cell))));
  const starts = [0];
  const seen = new Set<string>();
  let isFirst = true;
  for (let row = 0; row < rows.length; row++) {
    const key = texts[row]!.filter(Boolean).join("|");
    if (!seen.has(key) && !namesColumns(texts[row]!)) continue;
    seen.add(key);
    const isBelowAnother = row > 0 && namesColumns(texts[row - 1]!);
    if (!isBelowAnother && !(isFirst && isAllTitles(texts, row)))
      starts.push(titleOver(texts, row));
    isFirst = false;
  }
  return [...new Set(starts)].map((from, index, all) => ({
    from,
    to: all[index + 1] ?? rows.length,
  }));
}

/** Whether only titles stand above a row. */
const isAllTitles = (texts: readonly string[][], row: number): boolean =>
  texts.slice(0, row).every((above) => above.filter(Boolean).length < 2);

/** The first of the rows directly above one that say a single thing, such as a title. */
function titleOver(texts: readonly string[][], row: number): number {
  const isTitle = (at: number) => texts[at]?.filter(Boolean).length === 1;
  return isTitle(row - 1) ? row - 1 : row;
}

/** A block, and the table without what stands beside it. */
export interface Band {
  table: Table;
  block: Block;
}

/** The blocks of a table, one for each of those that stand side by side with an empty column between. */
export function bandsOf(table: Table): Band[] {
  return blocksOf(table).flatMap((block): Band[] => {
    const sides = sidesOf(table, block);
    if (sides.length < 2) return [{ table, block }];
    return sides.map(({ from, to }) => ({ block, table: onlyColumns(table, from, to) }));
  });
}

/** The columns of the tables that stand side by side in a block: each names columns of its own. */
function sidesOf({ rows }: Table, { from, to }: Block): Block[] {
  const used = new Set<number>();
  for (const row of rows.slice(from, to))
    for (const cell of row.filter((one) => textOf(one) !== ""))
      for (let at = cell.column; at < cell.column + cell.span; at++) used.add(at);
  const columns = [...used].toSorted((a, b) => a - b);
  const starts = columns.filter((column) => !used.has(column - 1));
  const sides = starts.map((start, index) => ({
    from: start,
    to: starts[index + 1] ?? Number.POSITIVE_INFINITY,
  }));
  const within = rows.slice(from, to);
  const isOverSides = (row: readonly Cell[]) =>
    sides.length > 1 && sides.every((side) => namesColumns(textsBetween(row, side)));
  const head =
    within.find(isOverSides) ?? within.find((row) => namesColumns(row.map(textOf))) ?? [];
  const repeated = repeatsOf(head);
  if (repeated.length > 1) return repeated;
  const titled = belowTitles(rows, head);
  if (titled.length > 1) return titled;
  const at = rows.indexOf(head);
  const taught =
    belowInstruction(rows[at - 1] ?? [], head) ?? belowInstruction(head, rows[at + 1] ?? []);
  if (taught) return taught;
  return sides.every((side) => namesColumns(textsBetween(head, side))) ? sides : [];
}

/** The columns below each of several titles, where each of them names columns of its own. */
function belowTitles(rows: readonly (readonly Cell[])[], head: readonly Cell[]): Block[] {
  const titles = (rows[rows.indexOf(head) - 1] ?? []).filter((cell) => textOf(cell) !== "");
  const sides = titles.map(({ column, span }) => ({ from: column, to: column + span }));
  return sides.every((side) => namesColumns(textsBetween(head, side))) ? sides : [];
}

/** The columns of the work and, behind them, those below a title about the instruction that names columns of its own: `Course` and `Hours`. */
function belowInstruction(above: readonly Cell[], head: readonly Cell[]): Block[] | undefined {
  const titles = saidIn(above);
  const taught = titles.find(
    (cell) => cell.span > 1 && cell.column > 0 && ofInstruction.test(textOf(cell)),
  );
  if (!taught) return undefined;
  const end = taught.column + taught.span;
  const own = { from: taught.column, to: end };
  const isLast = titles.every(({ column }) => column < end);
  if (!isLast || !namesColumns(textsBetween(head, own))) return undefined;
  return [
    { from: 0, to: taught.column },
    { from: taught.column, to: Number.POSITIVE_INFINITY },
  ];
}

const textsBetween = (row: readonly Cell[], { from, to }: Block): string[] =>
  row.filter(({ column }) => column >= from && column < to).map(textOf);

/** The columns of a table that goes on beside itself, with the same headings again. */
function repeatsOf(head: readonly Cell[]): Block[] {
  const said = head.filter((cell) => textOf(cell) !== "");
  const first = said[0] && textOf(said[0]);
  const starts = said.flatMap((cell, index) => (textOf(cell) === first ? [index] : []));
  const width = starts[1] ?? said.length;
  const isSame = said.every((cell, index) => textOf(cell) === textOf(said[index % width]!));
  if (width < 2 || said.length % width > 0 || !isSame) return [];
  return starts.map((start, index) => ({
    from: said[start]!.column,
    to: said[starts[index + 1] ?? -1]?.column ?? Number.POSITIVE_INFINITY,
  }));
}

/** Cells beside others keep their number, so that what was read is found again. */
function onlyColumns(table: Table, from: number, to: number): Table {
  const rows = table.rows.map((row) =>
    row.map((cell) => (cell.column >= from && cell.column < to ? cell : { ...cell, lines: [] })),
  );
  return { ...table, rows };
}
