import { hoursOf, type WorkTable } from "./hours-of-a-row.ts";
import { cellIn, loneCell } from "./named-columns.ts";
import { ofTime } from "./parts-of-time.ts";
import { textOf } from "./program-document.ts";
import { saysTotal } from "./says-total.ts";
import { isSubtotal } from "./totals.ts";
import { readCell, type WorkProcess } from "./work-process.ts";

/** `Phase A – Basic` stands over processes. */
export const ofPhase = /^(?:phase|level|stage|part|step) (?:[A-Z]|\d{1,2}|[IVX]{1,4})\b/i;
const longestTask = 150;

/** Processes of rows between a title and a subtotal, which says their hours together; none where one is not what its rows add up to. */
export function processesOfSubtotals(named: WorkTable): WorkProcess[] {
  const { table, part, block, head } = named;
  const processes: WorkProcess[] = [];
  let open: WorkProcess | undefined;
  let together = 0;
  for (let row = head + 1; row < block.to; row++) {
    const texts = table.rows[row]!.map(textOf);
    const { hours } = hoursOf(named, row);
    const lone = loneCell(table, row);
    const total = texts.find(saysTotal);
    if (total !== undefined) {
      if (open && isSubtotal(total)) {
        if (hours?.value.most !== together) return [];
        processes.push({ ...open, hours });
        [open, together] = [undefined, 0];
      } else if (open) return [];
    } else if (lone !== undefined && !hours) {
      const cell = table.rows[row]![lone]!;
      const title = readCell({ cell, at: { part, row, cell: lone } });
      // What is done in a year is no process.
      if (open || !title || ofTime.test(title.value)) return [];
      open = { title, competencies: [] };
    } else {
      const task = readCell(cellIn(named, row, "process"));
      if (!open || !task || !hours) return [];
      open.competencies.push(task);
      together += hours.value.most ?? Number.NaN;
    }
  }
  const rows = processes.reduce((sum, one) => sum + one.competencies.length, 0);
  const whole = processes.reduce((sum, { hours }) => sum + (hours?.value.most ?? 0), 0);
  // What takes that long below `Phase A` is no task of it.
  const areParts = processes.every(({ title }) => ofPhase.test(title.value));
  return open || (areParts && whole > longestTask * rows) ? [] : processes;
}
