import type { Heading, NamedTable } from "./named-columns.ts";
import { textOf } from "./program-document.ts";
import { hoursAlone } from "./values.ts";

/** Beside several columns of hours the one that is in each row what the others are together, whatever it is called. */
export function sumOfColumns(
  {
    table,
    head,
    block,
    headings,
  }: Pick<NamedTable<string>, "table" | "head" | "block" | "headings">,
  ofHours: readonly Heading[],
): Heading | undefined {
  const rows = table.rows.slice(head + 1, block.to).map((row) =>
    headings.map(({ from }) => {
      const cell = row.find(({ column }) => column === from);
      return cell && hoursAlone(textOf(cell))?.most;
    }),
  );
  return headings.find((one, at) => {
    const others = headings.flatMap((other, index) =>
      other !== one && ofHours.includes(other) ? [index] : [],
    );
    const said = rows.filter((amounts) => amounts[at] !== undefined);
    return (
      others.length > 1 &&
      said.length > 1 &&
      said.every(
        (amounts) => amounts[at] === others.reduce((sum, index) => sum + (amounts[index] ?? 0), 0),
      )
    );
  });
}
