import { namedHours } from "./lines-with-hours.ts";
import { loneCell } from "./named-columns.ts";
import { textOf } from "./program-document.ts";
import type { Block, Table } from "./table-blocks.ts";
import { readLines, type WorkProcess } from "./work-process.ts";

/** Processes of rows that say a single thing: a name with its hours, and its tasks below. */
export function processesOfOneColumn(table: Table, part: number, block: Block): WorkProcess[] {
  const processes: WorkProcess[] = [];
  for (let row = block.from; row < block.to; row++) {
    const cells = table.rows[row]!;
    if (cells.every((cell) => textOf(cell) === "")) continue;
    const cell = loneCell(table, row);
    if (cell === undefined) return [];
    const at = { part, row, cell };
    const { lines } = cells[cell]!;
    const named = namedHours({ is: "text", text: textOf({ lines }) }, part);
    const open = processes.at(-1);
    if (named)
      processes.push({
        title: { ...named.title, at },
        hours: { ...named.hours, at },
        competencies: [],
      });
    else if (open) open.competencies.push(...readLines(lines, at));
    else return [];
  }
  return processes;
}

/** `7. Term remaining: 7,500 hrs.` is a field of a form. */
const isField = (text: string): boolean => /^[^:]{1,60}:\s*\$?\d/.test(text);

/** Processes of rows of two cells: a name with its hours, and the tasks beside it. */
export function processesOfNamedRows(table: Table, part: number, block: Block): WorkProcess[] {
  const processes: WorkProcess[] = [];
  for (let row = block.from; row < block.to; row++) {
    const [name, tasks, ...others] = table.rows[row]!.flatMap((one, cell) =>
      textOf(one) === "" ? [] : [{ one, at: { part, row, cell } }],
    );
    if (!name) continue;
    const named = namedHours({ is: "text", text: textOf(name.one) }, part);
    const isList = name.one.lines.length > 2;
    if (!named || isList || !tasks || others.length > 0 || isField(textOf(tasks.one))) return [];
    processes.push({
      title: { ...named.title, at: name.at },
      hours: { ...named.hours, at: name.at },
      competencies: readLines(tasks.one.lines, tasks.at),
    });
  }
  return processes;
}
