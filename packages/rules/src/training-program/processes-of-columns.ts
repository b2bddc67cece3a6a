import { textOf } from "./program-document.ts";
import { saysTotal } from "./says-total.ts";
import type { Table } from "./table-blocks.ts";
import { isGrandTotal, isSubtotal, type Total } from "./totals.ts";
import { hoursAlone } from "./values.ts";
import { workColumns } from "./work-columns.ts";
import { readCell, type WorkProcess } from "./work-process.ts";

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
