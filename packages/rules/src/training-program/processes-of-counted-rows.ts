import { type Cell, type Place, textOf } from "./program-document.ts";
import { subjectOf } from "./said-above.ts";
import type { Block, Table } from "./table-blocks.ts";
import { readLines, type WorkProcess } from "./work-process.ts";

/** Below a title about the work, rows that letters count, `A | Radiography`, each over rows that numbers count further right. */
export function processesOfCountedRows(
  table: Table,
  part: number,
  { from, to }: Block,
): WorkProcess[] {
  const processes: WorkProcess[] = [];
  let column = 0;
  let isWork = false;
  for (let row = from; row < to; row++) {
    const said = table.rows[row]!.flatMap((cell, at): { cell: Cell; at: Place }[] =>
      textOf(cell) === "" ? [] : [{ cell, at: { part, row, cell: at } }],
    );
    const [mark, name] = said;
    if (!mark) continue;
    if (!name) {
      if (processes.length > 0) break;
      isWork = subjectOf(textOf(mark.cell)) === "work";
      continue;
    }
    if (!isWork) continue;
    const counter = textOf(mark.cell).replace(/[.)]$/, "");
    const [line] = said.length === 2 ? readLines(name.cell.lines, name.at) : [];
    const open = processes.at(-1);
    if (line && counter === String.fromCharCode("A".charCodeAt(0) + processes.length)) {
      processes.push({ title: line, competencies: [] });
      column = mark.cell.column;
    } else if (line && open && /^\d{1,2}$/.test(counter) && mark.cell.column > column)
      open.competencies.push(line);
    else return [];
  }
  const areAll = processes.every(({ competencies }) => competencies.length > 0);
  return processes.length > 1 && areAll ? processes : [];
}
