import { namedHours } from "./lines-with-hours.ts";
import { textOf } from "./program-document.ts";
import type { Table } from "./table-blocks.ts";
import { readLines, type WorkProcess } from "./work-process.ts";

/** Processes of which each stands in a cell of its own, beside and below others: a name with its hours, and its tasks on the lines below. */
export function processesOfCells({ rows }: Table, part: number): WorkProcess[] {
  const processes: WorkProcess[] = [];
  for (const [row, cells] of rows.entries())
    for (const [cell, { lines }] of cells.entries()) {
      if (textOf({ lines }) === "") continue;
      const [first, ...tasks] = lines;
      const named = tasks.length > 0 && first && namedHours(first, part);
      if (!named) return [];
      const at = { part, row, cell };
      const name = named.title.value.replace(/^\d{1,2}\s+(?=\p{Lu})/u, "");
      processes.push({
        title: { ...named.title, value: name, at },
        hours: { ...named.hours, at },
        competencies: readLines(lines, at).slice(1),
      });
    }
  return processes.length > 1 ? processes : [];
}
