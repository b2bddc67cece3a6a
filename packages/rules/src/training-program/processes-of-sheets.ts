import { type Cell, type ProgramDocument, type Read, saidIn, textOf } from "./program-document.ts";
import type { Table } from "./table-blocks.ts";
import { type Hours, hoursAlone, hoursWithUnit } from "./values.ts";
import { workColumns } from "./work-columns.ts";
import { leastAndMost, readCell, readLines, type WorkProcess } from "./work-process.ts";

/** A table that is one process, as others of its document are: its name, perhaps its hours, headings that are the same in each, `Task` beside `Date` and `Initials`, and a row for each task. */
export function processOfSheet(
  { parts }: ProgramDocument,
  table: Table,
  part: number,
): WorkProcess | undefined {
  const heads = headsOf(table);
  const alike = parts.filter((one) => one.part === "table" && headsOf(one)?.said === heads?.said);
  if (!heads || alike.length < 2) return undefined;
  const above = [...table.rows.entries()]
    .slice(0, heads.row)
    .flatMap(([row, cells]) => cells.map((cell, at) => ({ cell, at: { part, row, cell: at } })))
    .filter(({ cell }) => textOf(cell) !== "");
  const name = above.find(({ cell }) => !isLabel(textOf(cell)));
  const said = readCell(name);
  if (!said) return undefined;
  const [, title = said.value, amount = ""] = hoursBehind.exec(said.value) ?? [];
  const own = hoursAlone(amount);
  const hours = own ? { ...said, value: own } : hoursAbove(above.filter((one) => one !== name));
  const competencies: Read<string>[] = [];
  for (let row = heads.row + 1; row < table.rows.length; row++) {
    const cells = table.rows[row]!;
    const [first] = saidIn(cells);
    if (first && isField(textOf(first))) break;
    const cell = cells.findIndex(({ column }) => column === heads.column);
    if (cell >= 0 && /\p{L}/u.test(textOf(cells[cell]!)))
      competencies.push(...readLines(cells[cell]!.lines, { part, row, cell }));
  }
  return { title: { ...said, value: title }, ...(hours && { hours }), competencies };
}

/** `Chairside assisting	Approximate hours: 700` */
const hoursBehind =
  /^(.*?\p{L}.*?)[\s(–—-]+(?:approx\w*\.?\s|estimated\s|total\s|required\s)?(?:hours|hrs)\.?\s*:\s*([\d,]+(?:\s*[–-]\s*[\d,]+)?)\)?$/iu;

/** So far down the headings of the tasks may stand. */
const deepest = 8;

const namesTasks =
  /^(?:skills?|tasks?|competenc(?:y|ies)|activit(?:y|ies)|performance|elements?|operations?)(?:\s*\([^)]*\))?$|^(?:the |an )?(?:apprentice|trainee)\b.{0,30}$/i;

interface Heads {
  row: number;
  column: number;
  said: string;
}

/** Each table is asked for by all others of its document. */
const known = new WeakMap<Table, { heads: Heads | undefined }>();

function headsOf(table: Table): Heads | undefined {
  const found = known.get(table) ?? { heads: readHeads(table) };
  known.set(table, found);
  return found.heads;
}

/** The headings over tasks and what is noted of each, below a name. */
function readHeads({ rows }: Table): Heads | undefined {
  for (const [row, cells] of rows.slice(0, deepest).entries()) {
    const said = saidIn(cells);
    const others = said.slice(1).map(textOf);
    const areMarks = others.length > 1 && others.every((text) => noted.test(text));
    const tasks =
      said.find((cell) => namesTasks.test(textOf(cell))) ?? (areMarks ? said[0] : undefined);
    const areNoted = said.every((cell) => {
      const text = textOf(cell);
      return text.length <= 40 && !workColumns.hours.test(text);
    });
    if (row === 0 || !tasks || said.length < 2 || !areNoted || isLabelled(said)) continue;
    return { row, column: tasks.column, said: cells.map(textOf).join("|") };
  }
  return undefined;
}

/** `Tasks` beside the only task says it of one process, and heads no column. */
const isLabelled = (said: readonly Cell[]): boolean =>
  said.length === 2 && !noted.test(textOf(said[1]!));

const noted =
  /^(?:date|no\.|number|piece|page|observed|with (?:help|assistance)|alone|independent(?:ly)?|demonstrated|met|mastered|initials?|score|rating|level|done|shown|mentor|trainer|preceptor|sign(?:ed|ature)?[\s-]?(?:off)?|\d(?:st|nd|rd|th))\b/i;

/** `Notes:` or `Lead mentor` is a field of the sheet, as `Unit 3` counts it. */
const isField = (text: string): boolean => /:\s*$/.test(text);

const isLabel = (text: string): boolean =>
  isField(text) ||
  hoursAlone(text) !== undefined ||
  workColumns.hours.test(text) ||
  /^(?:(?:work )?process|unit|(?:job )?function|competency|dut(?:y|ies)|area|domain|module|station|rotation|skill area|section)(?: (?:no\.?|#|title|name))?\s*(?:\d{1,2}|[A-Z])?$/i.test(
    text,
  );

/** `150–200 hrs`, or an amount behind or below `Hours required`; `Min hrs` and `Max hrs` each say one end. */
function hoursAbove(
  above: readonly { cell: Cell; at: Read<Hours>["at"] }[],
): Read<Hours> | undefined {
  const ends: Partial<Record<keyof Hours, Read<Hours>>> = {};
  for (const [index, one] of above.entries()) {
    const text = textOf(one.cell);
    const own = readHours(one, leastAndMost(text) ?? hoursWithUnit(text));
    if (own) return own;
    const end = (["least", "most"] as const).find((role) => workColumns[role].test(text));
    if (!end && !workColumns.hours.test(text)) continue;
    const next = above[index + 1];
    const below = above.find(
      ({ cell, at }) => at.row === one.at.row! + 1 && cell.column === one.cell.column,
    );
    const besides = next?.at.row === one.at.row ? [next, below] : [below];
    const said = besides
      .map((beside) => beside && readHours(beside, hoursAlone(textOf(beside.cell))))
      .find(Boolean);
    if (said && !end) return said;
    if (said && end) ends[end] ??= said;
  }
  const { least, most } = ends;
  return least && most
    ? { ...least, value: { least: least.value.least, most: most.value.most } }
    : (least ?? most);
}

const readHours = (
  { cell, at }: { cell: Cell; at: Read<Hours>["at"] },
  value: Hours | undefined,
): Read<Hours> | undefined => value && { value, at, written: textOf(cell) };
