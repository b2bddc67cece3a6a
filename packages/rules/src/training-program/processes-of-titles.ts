import { isCounter, loneCell } from "./named-columns.ts";
import { textOf } from "./program-document.ts";
import type { Block, Table } from "./table-blocks.ts";
import { hoursInTitle, readLines, type WorkProcess } from "./work-process.ts";

const namesItself =
  /^(?:work process|job function|dut(?:y|ies)|competency area)\s*(?:\d{1,2}|[A-Z])?\s*:\s*\S/i;

/** Processes whose names stand over lines of their competencies: `Work process: Cash` beside columns to sign, or, in what is of the work, over the whole width. */
export function processesOfTitles(
  table: Table,
  part: number,
  { from, to }: Block,
  isOfWork: boolean,
): WorkProcess[] {
  const processes: WorkProcess[] = [];
  for (let row = from; row < to; row++) {
    const said = table.rows[row]!.flatMap((cell, at) => (textOf(cell) === "" ? [] : [at]));
    const [first, second] = said;
    if (first === undefined) continue;
    const cellAt = (cell: number) => table.rows[row]![cell]!;
    const lone = loneCell(table, row);
    const isWide = isOfWork && lone !== undefined && cellAt(lone).span > 1;
    const open = processes.at(-1);
    if (isWide || namesItself.test(textOf(cellAt(first)))) {
      const [title] = readLines(cellAt(first).lines, { part, row, cell: first });
      const hours = title && hoursInTitle(title);
      if (title) processes.push({ title, ...(hours && { hours }), competencies: [] });
      continue;
    }
    const isCounted = said.length === 2 && isCounter(textOf(cellAt(first)));
    const cell = lone ?? (isCounted ? second : undefined);
    if (!open || cell === undefined) return [];
    open.competencies.push(...readLines(cellAt(cell).lines, { part, row, cell }));
  }
  return processes.every(({ competencies }) => competencies.length > 0) ? processes : [];
}
