import { cellIn, isDivided, type NamedTable } from "./named-columns.ts";
import { type Read, textOf } from "./program-document.ts";
import { saysTotal } from "./says-total.ts";
import { isGrandTotal, isSubtotal, type Total, totalIn } from "./totals.ts";
import { type Hours, hoursAlone, inOrder, type Range } from "./values.ts";
import { saysUnit, type WorkRole } from "./work-columns.ts";

/** A block of a table about the work, whose columns are known. */
export type WorkTable = NamedTable<WorkRole>;

/** The rows below the headings that say neither a total nor the headings again. */
export function* rowsOf({ table, block, head }: WorkTable): Generator<number> {
  for (let row = head + 1; row < block.to; row++) {
    const texts = table.rows[row]!.map(textOf);
    if (!texts.some((text) => saysTotal(text) || totalIn(text))) yield row;
  }
}

/** The totals that the rows of a block say. */
export function totalsOf(named: WorkTable, withSubtotals = false): Total[] {
  const { table, part, block, head } = named;
  return table.rows.slice(head + 1, block.to).flatMap((cells, index): Total[] => {
    const row = head + 1 + index;
    for (const [cell, text] of cells.map(textOf).entries()) {
      const own = totalIn(text);
      const read = own
        ? { value: own.hours, at: { part, row, cell }, written: text }
        : saysTotal(text)
          ? hoursOf(named, row).hours
          : undefined;
      if (read && (withSubtotals || !isSubtotal(text)))
        return [{ hours: read, isGrand: isGrandTotal(text) }];
    }
    return [];
  });
}

/** Whether a row says anything of hours, be it unsure. */
export const saysHours = (named: WorkTable, row: number): boolean =>
  (["least", "most", "hours"] as const).some((role) => {
    const found = cellIn(named, row, role);
    return found !== undefined && /^\W*(?:\d|at least|up to|included)/i.test(textOf(found.cell));
  });

function hoursOfCell(
  { headings, columns }: WorkTable,
  role: WorkRole,
  text: string,
): Range | undefined {
  const from = columns.get(role)?.from;
  const heading = headings.find((one) => one.from === from)?.text;
  if (heading === undefined) return hoursAlone(text);
  // Beside the hours of each year, `Both years` are hours too.
  const isOfAll =
    /\b(?:both|all|years)\b/i.test(heading) && headings.some((one) => saysUnit(one.text));
  if (!saysUnit(heading) && !isOfAll && !/\b(?:hours?|hrs?|h|horas)\b/i.test(text))
    return undefined;
  // Below a heading of the least and the most, `1,000/1,500` says both.
  const saysBoth = /\bmin/i.test(heading) && /\bmax/i.test(heading);
  return hoursAlone(saysBoth ? text.replace("/", "-") : text);
}

/** The hours that a row of a block says. */
export function hoursOf(named: WorkTable, row: number): { hours?: Read<Hours> } {
  const read = (role: WorkRole) => {
    const found = isDivided(named, row, role) ? undefined : cellIn(named, row, role);
    const range = found && hoursOfCell(named, role, textOf(found.cell));
    return range && { range, at: found.at, written: textOf(found.cell) };
  };
  const [least, most, own] = [read("least"), read("most"), read("hours")];
  // A range says both ends, whatever is called above it.
  const hours = own ?? [least, most].find((one) => one && one.range.least < one.range.most);
  const known = least ?? most ?? hours;
  if (!known) return {};
  const value = inOrder({
    least: (least ?? hours)?.range.least,
    most: (most ?? hours)?.range.most,
  });
  return {
    hours: {
      value,
      at: known.at,
      written: [least, most, hours].flatMap((one) => one?.written ?? []).join(" – "),
    },
  };
}
