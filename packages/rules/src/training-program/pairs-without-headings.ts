import type { WorkTable } from "./hours-of-a-row.ts";
import { type ColumnSpan, isCounter, withoutTicks } from "./named-columns.ts";
import { type Cell, type ProgramDocument, saidIn, textOf } from "./program-document.ts";
import { subjectAbove } from "./said-above.ts";
import { saysTotal } from "./says-total.ts";
import type { Table } from "./table-blocks.ts";
import { saysOfProgram } from "./totals.ts";
import { hoursAlone, hoursWithUnit } from "./values.ts";
import type { WorkRole } from "./work-columns.ts";

/** Whether the last of rows is a total of hours, and the others together are it. */
function addsUpInHours(rows: readonly (readonly Cell[])[]): boolean {
  const [total, ...others] = rows.filter((row) => row.length === 2).toReversed();
  const name = total && textOf(total[0]!);
  if (!name || !saysTotal(name) || !/\b(?:hours|hrs|horas)\b/i.test(name)) return false;
  const amountOf = (row: readonly Cell[]) => hoursAlone(textOf(row[1]!))?.most ?? 0;
  return others.reduce((sum, row) => sum + amountOf(row), 0) === amountOf(total);
}

/** `Phase 1` before the name of a process. */
const countsAPart = /^(?:phase|unit|part|duty|block|section) (?:\d{1,2}|[A-Z]|[IVX]{1,4})$/i;

/** A table without headings whose rows are processes with hours, and tasks below them. */
export function pairsWithoutHeadings(
  document: ProgramDocument,
  given: Table,
  part: number,
  block: { from: number; to: number },
  statedHours: number | undefined,
): WorkTable | undefined {
  const table = { ...given, rows: given.rows.map(withoutTicks) };
  const rows = table.rows.slice(block.from, block.to);
  const said = rows.map((row) => {
    const [first, ...others] = saidIn(row);
    const isCounted = others.some((cell) => /\p{L}{3}/u.test(textOf(cell)));
    const counts = first && (isCounter(textOf(first)) || countsAPart.test(textOf(first)));
    return first && !(isCounted && counts) ? [first, ...others] : others;
  });
  const addsUp = addsUpInHours(said);
  const withHours = said.filter(
    (row) => row.length === 2 && (addsUp ? hoursAlone : hoursWithUnit)(textOf(row[1]!)),
  );
  const [first] = withHours;
  if (
    !first ||
    said.some((row) => row.length > 2 || saysOfProgram(textOf(row[0] ?? { lines: [] })))
  )
    return undefined;
  const head = block.from - 1;
  const place = { table, part, block, head };
  const hasTasks = said.some((row) => row.length === 1);
  const together = withHours
    .filter(([name]) => !saysTotal(textOf(name!)))
    .reduce((sum, [, hours]) => sum + (hoursAlone(textOf(hours!))?.most ?? 0), 0);
  const isNamed = subjectAbove(document, place) === "work" || together === statedHours;
  if (!hasTasks && !isNamed) return undefined;
  const columnOf = ({ column, span }: { column: number; span: number }) => ({
    from: column,
    to: column + span,
  });
  const columns = new Map<WorkRole, ColumnSpan>([
    ["process", columnOf(first[0]!)],
    ["hours", columnOf(first[1]!)],
  ]);
  return { ...place, headings: [], columns };
}
