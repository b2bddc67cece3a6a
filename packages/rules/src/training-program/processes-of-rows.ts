import { hoursOf, rowsOf, saysHours, totalsOf, type WorkTable } from "./hours-of-a-row.ts";
import { cellIn, isCounter, loneCell, withoutTicks } from "./named-columns.ts";
import { ofTime } from "./parts-of-time.ts";
import { ofPhase, processesOfSubtotals } from "./processes-of-subtotals.ts";
import { type Cell, type Place, saidIn, textOf } from "./program-document.ts";
import { subjectOf } from "./said-above.ts";
import { saysTotalOfAll } from "./says-total.ts";
import { instructionWords } from "./subject-words.ts";
import type { Table } from "./table-blocks.ts";
import { saysOfProgram } from "./totals.ts";
import { nowhere } from "./work-columns.ts";
import { partedBySemicolons, readLines, unnumbered, type WorkProcess } from "./work-process.ts";

/** Among the processes its hours may stand too. */
const ofInstruction = new RegExp(
  String.raw`^(?:(?:un)?paid )?${instructionWords}\b|^classroom(?: hours)?$`,
  "i",
);

/** A row for each process with its hours; its tasks stand below its name, or in a row of their own. */
export function ofProcessesWithHours(named: WorkTable, isOfWork = false): WorkProcess[] {
  const { table, part } = named;
  const ofSubtotals = processesOfSubtotals(named);
  if (ofSubtotals.length > 0) return ofSubtotals;
  const plain = { ...table, rows: table.rows.map(withoutTicks) };
  const processes: WorkProcess[] = [];
  /** What counts each of them. */
  const counts: string[] = [];
  const unsaid = onlyRowWithoutHours(named);
  const isBlank = isOfWork && onlyNames(named);
  const isWhole = haveAllHours(named);
  // Where each process has its total, a row without one is a part of the process above.
  const hasTotals = named.headings.some(({ text }) =>
    /^(?:process|group|area) totals?$/i.test(text),
  );
  const total = lastTotal(named);
  for (const row of rowsOf(named)) {
    const found = cellIn(named, row, "process");
    const lone = loneCell(plain, row);
    const own = hoursOf(named, row);
    if (isEndOfRows(named, row, processes)) break;
    if (lone !== undefined && !own.hours && (row > total || isNoteBehindGap(named, row, processes)))
      break;
    if (found && ofPay.test(textOf(found.cell))) {
      if (processes.length > 0) break;
      continue;
    }
    // What is taught beside the work may go on in the same table.
    if (lone !== undefined && subjectOf(textOf(table.rows[row]![lone]!)) === "instruction") break;
    const alone = lone === undefined ? "" : textOf(table.rows[row]![lone]!);
    if (ofTime.test(alone) || (!own.hours && ofPhase.test(alone))) continue;
    if (!own.hours && lone !== undefined && row !== unsaid && !isBlank) {
      const { lines: tasks } = table.rows[row]![lone]!;
      processes.at(-1)?.competencies.push(...readLines(tasks, { part, row, cell: lone }));
      continue;
    }
    if (!found || saysOfProgram(textOf(found.cell))) continue;
    if (ofInstruction.test(unnumbered(textOf(found.cell)))) continue;
    // Below a single heading, a name with something else beside it is a field of a form.
    if (!own.hours && named.headings.length === 1 && lone === undefined) continue;
    const count = table.rows[row]!.map(textOf).find(Boolean) ?? "";
    const over = counts.at(-1);
    const isOfOver = over !== undefined && isCounter(count) && !isCounter(over);
    if (
      !own.hours &&
      over !== undefined &&
      (hasTotals ||
        isWhole ||
        isOfOver ||
        isCountedBelow(count, over) ||
        isDecimal(textOf(found.cell)))
    ) {
      const words = wordsBeside(table, found);
      processes.at(-1)!.competencies.push(...readLines(words.cell.lines, words.at));
      continue;
    }
    // Several in one cell do not say which of them takes the hours.
    if (found.cell.lines.length > 1 && found.cell.lines[0]!.is === "item") continue;
    // One whose hours are not sure is a process all the same.
    const isSure = isOfWork || saysHours(named, row) || named.columns.get("hours") === nowhere;
    if (!own.hours && !isSure && row !== unsaid) continue;
    const [title, ...tasks] = readLines(found.cell.lines, found.at);
    if (!title) continue;
    processes.push({
      title,
      ...own,
      competencies: tasks.length === 1 ? partedBySemicolons(tasks[0]!) : tasks,
    });
    counts.push(count);
  }
  return processes;
}

/** Whether some of the rows have together all hours of a table, so that the others are tasks of those above them. */
function haveAllHours(named: WorkTable): boolean {
  const rows = [...rowsOf(named)].map((row) => hoursOf(named, row).hours?.value.most);
  const amounts = rows.flatMap((amount) => amount ?? []);
  const [total, ...others] = totalsOf(named);
  const sum = amounts.reduce((all, one) => all + one, 0);
  const isOver = rows[0] !== undefined && rows.length > 2 * amounts.length;
  return isOver && others.length === 0 && amounts.length > 1 && total?.hours.value.most === sum;
}

/** A sentence behind an empty row, where no process has tasks in rows of their own. */
const isNoteBehindGap = (
  { table }: WorkTable,
  row: number,
  processes: readonly WorkProcess[],
): boolean =>
  processes.length > 1 &&
  processes.every(({ competencies }) => competencies.length === 0) &&
  row > 0 &&
  saidIn(table.rows[row - 1]!).length === 0 &&
  textOf(saidIn(table.rows[row]!)[0]!).endsWith(".");

/** The row of the total below which nothing has hours any more; what is said there is of no process. */
function lastTotal(named: WorkTable): number {
  const rows = [...rowsOf(named)].filter((row) => hoursOf(named, row).hours);
  const last = rows.at(-1) ?? named.block.to;
  for (let row = last + 1; row < named.block.to; row++)
    if (named.table.rows[row]!.map(textOf).some(saysTotalOfAll)) return row;
  return Number.POSITIVE_INFINITY;
}

/** `% of lineworker rate` below the hours is what they are paid. */
const ofPay = /^%|^(?:wages?|pay|rate)\b|\bwages?,? (?:rate|%)/i;

/** Whether a row begins something else: `Notes:` behind an empty row, or a field behind the tasks. */
function isEndOfRows(
  { table }: WorkTable,
  row: number,
  processes: readonly WorkProcess[],
): boolean {
  const [first] = saidIn(table.rows[row]!);
  const isBehindGap = row > 0 && saidIn(table.rows[row - 1]!).length === 0;
  return (
    processes.length > 0 &&
    isBehindGap &&
    first !== undefined &&
    /^(?:.{1,40}:\s*$|notes?\s*:)/i.test(textOf(first))
  );
}

/** The cell itself, or where it only counts its row, `A1`, the next one with words. */
function wordsBeside({ rows }: Table, found: { cell: Cell; at: Place }): { cell: Cell; at: Place } {
  const saysWords = (cell: Cell) => /\p{L}{2}/u.test(textOf(cell));
  const { row } = found.at;
  if (saysWords(found.cell) || row === undefined) return found;
  const cell = rows[row]!.findIndex((one) => one.column > found.cell.column && saysWords(one));
  return cell < 0 ? found : { cell: rows[row]![cell]!, at: { ...found.at, cell } };
}

/** Whether every row names one process and leaves its hours blank. */
function onlyNames(named: WorkTable): boolean {
  const rows = [...rowsOf(named)].filter((row) => named.table.rows[row]!.map(textOf).some(Boolean));
  return rows.every((row) => {
    const found = cellIn(named, row, "process");
    return (
      found?.cell.span === 1 &&
      found.cell.lines.length === 1 &&
      loneCell(named.table, row) !== undefined
    );
  });
}

/** Among many rows with hours a single one without is a process whose hours are not said, and no task of the one above. */
function onlyRowWithoutHours(named: WorkTable): number | undefined {
  const rows = [...rowsOf(named)];
  const without = rows.filter((row) => !hoursOf(named, row).hours);
  const [row] = without;
  if (row === undefined || row === rows[0] || without.length > 1 || rows.length < 4)
    return undefined;
  const found = cellIn(named, row, "process");
  const isName =
    found?.cell.span === 1 &&
    /^(?:[A-Z\d]{1,2}[.)]\s*)?\p{Lu}[^.;:]{2,60}$/u.test(textOf(found.cell));
  return isName && named.table.rows[row]!.length > 1 ? row : undefined;
}

/** `1.1 Locks out a machine`, which no process is counted as. */
const isDecimal = (text: string): boolean => /^\d{1,2}\.\d{1,2}\.?\s/.test(text);

/** `A1` or `A.1` is a task of `A`, as `2.1` is of `2`. */
const isCountedBelow = (count: string, over: string | undefined): boolean => {
  const plain = over?.replace(/[.)]$/, "") ?? "";
  const rest = count.startsWith(plain) ? count.slice(plain.length) : "";
  return (
    /^(?:[A-Z]|\d{1,2})$/i.test(plain) &&
    /^(?:[.-]?\d{1,2}|[.-]?[a-z])[.)]?$/.test(rest) &&
    !/^\d+$/.test(count)
  );
};
