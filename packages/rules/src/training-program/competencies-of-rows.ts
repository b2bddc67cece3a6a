import { isOverGroup } from "./columns-of-work.ts";
import { hoursOf, rowsOf, totalsOf, type WorkTable } from "./hours-of-a-row.ts";
import { type ProcessOfRows, withHoursOfRows } from "./hours-of-rows.ts";
import { cellIn, cellsIn, loneCell, namesItself } from "./named-columns.ts";
import { ofProcessesWithHours } from "./processes-of-rows.ts";
import { ofTime } from "./parts-of-time.ts";
import { processesOfSubtotals } from "./processes-of-subtotals.ts";
import { type ProgramDocument, type Read, saidIn, textOf } from "./program-document.ts";
import { titleOver } from "./said-above.ts";
import type { Total } from "./totals.ts";
import { type Hours, hoursAlone, hoursWithUnit } from "./values.ts";
import { workColumns } from "./work-columns.ts";
import {
  hoursInTitle,
  leastAndMost,
  lettered,
  partedBySemicolons,
  readCell,
  readLines,
  type WorkProcess,
  type WorkSchedule,
} from "./work-process.ts";

/** Rows of one competency each, with the process that they are of. */
export function ofRows(
  named: WorkTable,
  totals: readonly Total[],
  stated: number | undefined,
): WorkProcess[] {
  const found: ProcessOfRows[] = [];
  const areParted = partsTasks(named);
  const hasHours = [...rowsOf(named)].every(
    (row) => isOverGroup(named, row) || hoursOf(named, row).hours,
  );
  for (const row of rowsOf(named)) {
    const title = readCell(cellIn(named, row, "process"));
    const listed = cellIn(named, row, "competency");
    const last = found.at(-1);
    // Below the rows a sentence may tell of all of them.
    if (title && loneCell(named.table, row) !== undefined && isSentence(title.value)) continue;
    // A title over processes with hours of their own groups them.
    if (title && isOverGroup(named, row) && hasHours) continue;
    if (title && title.value !== last?.process.title.value) {
      const described = cellIn(named, row, "description");
      const isListed = (listed && textOf(listed.cell) !== "") || !described;
      found.push({
        process: {
          title,
          ...hoursOf(named, row),
          competencies: isListed ? [] : lettered(described.cell, described.at),
        },
        rows: [],
      });
    }
    const open = found.at(-1);
    const tasks = cellsIn(named, row, "competency").filter(({ cell }) => textOf(cell) !== "");
    if (!open || tasks.length === 0) continue;
    for (const task of tasks) {
      const { lines } = task.cell;
      const one =
        lines.length > 1
          ? readLines(lines, task.at)
          : (areParted ? partedBySemicolons : splitJoined)(readCell(task)!);
      open.process.competencies.push(...one);
    }
    open.rows.push(hoursOf(named, row).hours);
  }
  const total = totals.length === 1 ? totals[0]!.hours.value.most : stated;
  const { columns, headings } = named;
  const isOfProcess = headings.some(({ text }) => /^(?:wp|process) (?:hours|hrs)\b/i.test(text));
  // An export says a process again with each of its competencies.
  const repeats =
    isOfProcess || columns.has("order") || (columns.has("least") && columns.has("most"));
  return withHoursOfRows(found, total, repeats);
}

/** `Road test vehicles; Use scan tools` in one cell, as an export joins tasks. */
const splitJoined = (task: Read<string>): Read<string>[] =>
  /[.:]\s/.test(task.value)
    ? [task]
    : task.value
        .split(task.value.split(/;\s/).length > 2 ? /;\s+/ : /;\s+(?=\p{Lu})/u)
        .map((value) => ({ ...task, value }));

/** Whether signs part the tasks in most cells of their column. */
function partsTasks(named: WorkTable): boolean {
  const texts = [...rowsOf(named)].flatMap((row) =>
    cellsIn(named, row, "competency").flatMap(({ cell }) => textOf(cell) || []),
  );
  return texts.filter((text) => text.includes("; ")).length * 2 > texts.length;
}

const isSentence = (text: string): boolean => /^.{40,}\.$/.test(text);

/** Rows of competencies below one title, which stands over the table or above it; below none that names a process each row is one. */
export function ofCompetencies(
  document: ProgramDocument,
  named: WorkTable,
  stated: number | undefined,
): WorkSchedule {
  const groups = groupsOf(named);
  if (groups.length > 0) return { processes: groups, totals: [] };
  const title = titleOver(document, named);
  const rows = [...rowsOf(named)].flatMap((row) => {
    const found = cellIn(named, row, "competency");
    return found && textOf(found.cell) !== "" ? [{ found, ...hoursOf(named, row) }] : [];
  });
  const withHours = rows.filter((row) => row.hours);
  const isGeneral =
    !title ||
    isSentence(title.value) ||
    (generalTitle.test(title.value) && !namesItself(title.value));
  const together = withHours.reduce((sum, { hours }) => sum + (hours?.value.most ?? 0), 0);
  const isOfEach = withHours.length > 0 && (isGeneral || together === stated);
  if (isOfEach) {
    const column = named.columns.get("competency")!;
    const known = { ...named, columns: new Map([...named.columns, ["process" as const, column]]) };
    return { processes: ofProcessesWithHours(known), totals: totalsOf(named) };
  }
  const competencies = rows.flatMap(({ found }) => readLines(found.cell.lines, found.at));
  if (!title || competencies.length === 0) return { processes: [], totals: [] };
  const own = hoursInTitle(title) ?? hoursAboveHeadings(named);
  const process = { title, ...(own && { hours: own }), competencies };
  const [added] = withHoursOfRows(
    [{ process, rows: rows.map((row) => row.hours) }],
    totalsOf(named, true)[0]?.hours.value.most,
    false,
  );
  return { processes: [own ? process : added!], totals: [] };
}

/** `Hours` beside `1500`, hours beside the title, or `Minimum hours: 300 Maximum hours: 400`, between a title and the headings below it. */
function hoursAboveHeadings({ table, part, block, head }: WorkTable): Read<Hours> | undefined {
  for (let row = block.from; row < head; row++) {
    const [label, value, ...others] = table.rows[row]!;
    const both = label && !value && leastAndMost(textOf(label));
    if (both) return { value: both, at: { part, row, cell: 0 }, written: textOf(label) };
    const written = value && textOf(value);
    const name = label ? textOf(label) : "";
    const beside =
      written && namesItself(name) && (leastAndMost(written) ?? hoursWithUnit(written));
    const isTitled = written && others.length === 0 && !workColumns.hours.test(name);
    const said =
      beside ||
      (isTitled && hoursWithUnit(written)) ||
      (written && workColumns.hours.test(name) && hoursAlone(written));
    if (said && others.length === 0) return { value: said, at: { part, row, cell: 1 }, written };
  }
  return undefined;
}

/** Competencies below titles that stand over the whole width of their table, or name a process themselves; with subtotals of their hours, or without. */
export function groupsOf(named: WorkTable): WorkProcess[] {
  const column = named.columns.get("competency");
  const ofSubtotals =
    column &&
    processesOfSubtotals({ ...named, columns: new Map([...named.columns, ["process", column]]) });
  if (ofSubtotals && ofSubtotals.length > 0) return ofSubtotals;
  const groups: ProcessOfRows[] = [];
  const isMarked = saysMoreOfMost(named);
  for (const row of rowsOf(named)) {
    const cells = named.table.rows[row]!;
    const found = cellIn(named, row, "competency");
    const isTitle =
      (cells.length === 1 && cells[0]!.span > 1) || (isMarked && saidIn(cells).length === 1);
    const isNamed =
      found !== undefined && (namesItself(textOf(found.cell)) || isCountedOver(named, row));
    const title = (isTitle || isNamed ? readCell(found) : undefined) ?? titleBefore(named, row);
    const own = hoursOf(named, row);
    const open = groups.at(-1);
    if (title) groups.push({ process: { title, ...own, competencies: [] }, rows: [] });
    else if (!open) return [];
    else if (found) {
      open.process.competencies.push(...readLines(found.cell.lines, found.at));
      open.rows.push(own.hours);
    }
  }
  // Below `First year` what has hours of its own are processes.
  if (groups.every(({ process, rows }) => ofTime.test(process.title.value) && rows.every(Boolean)))
    return [];
  const [total] = totalsOf(named);
  return withHoursOfRows(groups, total?.hours.value.most, false);
}

/** Whether most rows say something beside their competency, such as boxes to tick, so that one that does not is a title over others. */
const saysMoreOfMost = (named: WorkTable): boolean => {
  const rows = [...rowsOf(named)].map((row) => saidIn(named.table.rows[row]!));
  const marked = rows.filter(({ length }) => length > 1);
  const lone = rows.filter(({ length }) => length === 1);
  return lone.length > 1 && marked.length > lone.length && rows[0]?.length === 1;
};

/** The only words of a row, in a column before that of the competencies: a sheet has titles over others without merged cells. */
function titleBefore(named: WorkTable, row: number): Read<string> | undefined {
  const { table, part, columns } = named;
  const cell = loneCell(table, row);
  const one = cell === undefined ? undefined : table.rows[row]![cell]!;
  const isBefore = one && one.column < (columns.get("competency")?.from ?? 0);
  return isBefore && /\p{L}{3}/u.test(textOf(one)) && !isSentence(textOf(one))
    ? readCell({ cell: one, at: { part, row, cell: cell! } })
    : undefined;
}

/** Whether `2. Hardware` stands over `2.1 Replaces memory`. */
function isCountedOver(named: WorkTable, row: number): boolean {
  const next = row + 1 < named.block.to ? cellIn(named, row + 1, "competency") : undefined;
  const own = cellIn(named, row, "competency");
  const count = /^(\d{1,2})[.)]?\s/.exec(own ? textOf(own.cell) : "")?.[1];
  if (count !== undefined && next !== undefined && textOf(next.cell).startsWith(`${count}.1`))
    return true;
  // What counts them may stand in a column of its own.
  const [counter, below] = [row, row + 1].map((at) =>
    textOf(named.table.rows[at]?.[0] ?? { lines: [] }),
  );
  return /^\d{1,2}$/.test(counter!) && (below === `${counter}.1` || below === `${counter}a`);
}

/** A title that stands over all processes. */
const generalTitle =
  /^(?:appendix\b.*|\W*continued\W*|schedule of (?:the )?work\b.*|(?:\w+\W+){0,3}(?:work process(?:es)?|on[\s-]the[\s-]job|ojl|ojt|work experience)\b.*)$/i;
