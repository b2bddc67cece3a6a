import { namedHours } from "./lines-with-hours.ts";
import { type Line, textOf } from "./program-document.ts";
import type { Table } from "./table-blocks.ts";
import { hoursWithUnit } from "./values.ts";
import { readLines, type WorkProcess } from "./work-process.ts";

/** Processes of which each stands in a cell of its own, beside and below others: a name with its hours, or counted, and its tasks on the lines below. */
export function processesOfCells({ rows }: Table, part: number): WorkProcess[] {
  const listed = processesOfLists(rows, part);
  if (listed.length > 0) return listed;
  const inOne = processesInOneCell(rows, part);
  if (inOne.length > 0) return inOne;
  const processes: WorkProcess[] = [];
  for (const [row, cells] of rows.entries())
    for (const [cell, { lines }] of cells.entries()) {
      if (textOf({ lines }) === "") continue;
      const [first, ...tasks] = lines;
      if (tasks.length === 0 || !first) return [];
      const at = { part, row, cell };
      const below = hoursWithUnit(tasks[0]!.text);
      const named = namedHours(first, part);
      const isCounted =
        /^(?:\d{1,2}[.)]?|[IVX]{1,5}[.)]|[A-Z][.)])\s/.test(first.text) && tasks.every(isTask);
      const [title, ...competencies] = readLines(lines, at);
      if (!title || !(named || isCounted || below)) return [];
      const hoursBelow = below && {
        value: below,
        at: { ...at, line: 1 },
        written: tasks[0]!.text,
      };
      const name = (named?.title ?? title).value.replace(/^\d{1,2}\s+(?=\p{Lu})/u, "");
      processes.push({
        title: { ...title, value: name },
        ...(named ? { hours: { ...named.hours, at } } : hoursBelow && { hours: hoursBelow }),
        competencies: hoursBelow && !named ? competencies.slice(1) : competencies,
      });
    }
  return processes.length > 1 ? processes : [];
}

/** Processes that are the lines of cells, each with its hours, where nothing else stands in the table. */
function processesOfLists(rows: Table["rows"], part: number): WorkProcess[] {
  const processes: WorkProcess[] = [];
  for (const [row, cells] of rows.entries())
    for (const [cell, { lines }] of cells.entries())
      for (const [line, one] of lines.entries()) {
        if (one.text.trim() === "") continue;
        const named = lines.length > 1 ? namedHours(one, part) : undefined;
        if (!named) return [];
        const at = { part, row, cell, line };
        processes.push({
          title: { ...named.title, at },
          hours: { ...named.hours, at },
          competencies: [],
        });
      }
  return processes;
}

/** Fewer in one cell may be anything. */
const fewestInOne = 3;

/** Processes that stand below each other in one cell, each counted and with its hours, over its tasks. */
function processesInOneCell(rows: Table["rows"], part: number): WorkProcess[] {
  for (const [row, cells] of rows.entries())
    for (const [cell, { lines }] of cells.entries()) {
      const processes: WorkProcess[] = [];
      for (const [line, one] of lines.entries()) {
        const at = { part, row, cell, line };
        const named = /^\W*(?:\d{1,2}|[A-Z])[.)]\s/.test(one.text) && namedHours(one, part);
        if (named)
          processes.push({
            title: { ...named.title, at },
            hours: { ...named.hours, at },
            competencies: [],
          });
        else
          processes
            .at(-1)
            ?.competencies.push(
              ...readLines([one], { part, row, cell }).map((task) => ({ ...task, at })),
            );
      }
      if (processes.length >= fewestInOne) return processes;
    }
  return [];
}

const isTask = ({ text, is }: Line): boolean => is === "item" || /^[☐□•▪–-]\s*\S/.test(text);
