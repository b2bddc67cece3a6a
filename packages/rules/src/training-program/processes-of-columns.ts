import { ofTime } from "./parts-of-time.ts";
import { saidIn, textOf } from "./program-document.ts";
import { saysTotal } from "./says-total.ts";
import type { Table } from "./table-blocks.ts";
import { isGrandTotal, isSubtotal, type Total } from "./totals.ts";
import { hoursAlone, hoursWithUnit } from "./values.ts";
import { workColumns } from "./work-columns.ts";
import { readCell, readLines, type WorkProcess } from "./work-process.ts";

const ofHours =
  /^(?:approx\w*\.? |estimated |total |ojt |ojl |on-the-job )*(?:hours|hrs\.?|horas)$/i;

/** Processes that stand in the columns of a table, with their hours in one row below them; nothing where none does. */
export function processesOfColumns(
  { rows }: Table,
  part: number,
): { processes: WorkProcess[]; totals: Total[] } | undefined {
  const row = rows.findIndex(([first, ...others]) => {
    const said = others.map(textOf).filter(Boolean);
    return first && ofHours.test(textOf(first)) && said.length > 1 && said.every(hoursAlone);
  });
  const above = rows[row - 1];
  if (!above?.[0] || !workColumns.process.test(textOf(above[0]))) return undefined;
  if (above.slice(1).some((cell) => hoursAlone(textOf(cell)))) return undefined;
  const processes: WorkProcess[] = [];
  const totals: Total[] = [];
  for (const [cell, one] of rows[row]!.entries()) {
    const value = hoursAlone(textOf(one));
    const over = above.findIndex(({ column }) => column === one.column);
    if (!value || over < 1) continue;
    const hours = { value, at: { part, row, cell }, written: textOf(one) };
    const name = textOf(above[over]!);
    const title = readCell({ cell: above[over]!, at: { part, row: row - 1, cell: over } });
    if (!title) continue;
    if (!saysTotal(name)) processes.push({ title, hours, competencies: [] });
    else if (!isSubtotal(name)) totals.push({ hours, isGrand: isGrandTotal(name) });
  }
  return { processes, totals };
}

/** Processes that are a column each: the name, its tasks below, and its hours with their unit at the foot. */
export function processesOfStacks({ rows }: Table, part: number): WorkProcess[] {
  const [names = [], ...below] = rows.map((row) => saidIn(row));
  const foot = below.pop() ?? [];
  const isStack =
    names.length > 1 &&
    names.length === foot.length &&
    names.every(({ span }, at) => span === 1 && foot[at]!.column === names[at]!.column) &&
    names
      .map(textOf)
      .every((name) => /\p{L}{3}/u.test(name) && !/\d{3}/.test(name) && !ofTime.test(name)) &&
    foot.every((cell) => hoursWithUnit(textOf(cell)) !== undefined) &&
    below.length > 0 &&
    below.flat().every((cell) => hoursAlone(textOf(cell)) === undefined);
  if (!isStack) return [];
  const placed = (row: number, column: number) => {
    const cell = rows[row]!.findIndex((one) => one.column === column && textOf(one) !== "");
    return cell < 0 ? undefined : { cell: rows[row]![cell]!, at: { part, row, cell } };
  };
  return names.flatMap(({ column }): WorkProcess[] => {
    const title = readCell(placed(0, column));
    const said = placed(rows.length - 1, column);
    if (!title || !said) return [];
    const written = textOf(said.cell);
    const tasks = below.flatMap((_, at) => placed(at + 1, column) ?? []);
    return [
      {
        title,
        hours: { value: hoursWithUnit(written)!, at: said.at, written },
        competencies: tasks.flatMap(({ cell, at }) => readLines(cell.lines, at)),
      },
    ];
  });
}
