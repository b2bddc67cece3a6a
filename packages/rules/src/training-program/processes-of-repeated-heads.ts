import { saidIn, textOf } from "./program-document.ts";
import type { Table } from "./table-blocks.ts";
import { readCell, readLines, type WorkProcess } from "./work-process.ts";

/** Fewer titles are so by chance. */
const fewest = 2;

/** Processes whose names stand before the same headings again and again, `Unit 2. Personal care`, `Date`, `Initials`, over the rows of their tasks. */
export function processesOfRepeatedHeads(table: Table, part: number): WorkProcess[] {
  const behind = table.rows.map((row) => row.slice(1).map(textOf).filter(Boolean).join("|"));
  const [heads] = behind;
  const isHead = (row: number) => behind[row] === heads;
  const titles = [...table.rows.keys()].filter(isHead);
  const areWords = heads !== undefined && /\p{L}/u.test(heads) && !/\d/.test(heads);
  const others = [...table.rows.keys()].filter((row) => !isHead(row));
  const areTasks = others.every((row) => behind[row] === "" && saidIn(table.rows[row]!).length < 2);
  const areFilled = titles.every((row) => !isHead(row + 1) && row + 1 < table.rows.length);
  if (titles.length < fewest || !areWords || !areTasks || !areFilled) return [];
  const names = new Set(titles.map((row) => textOf(table.rows[row]![0]!)));
  if (names.size < titles.length) return [];
  return titles.map((row, index) => {
    const end = titles[index + 1] ?? table.rows.length;
    const tasks = others.filter((at) => at > row && at < end);
    return {
      title: readCell({ cell: table.rows[row]![0]!, at: { part, row, cell: 0 } })!,
      competencies: tasks.flatMap((at) =>
        readLines(table.rows[at]![0]!.lines, { part, row: at, cell: 0 }),
      ),
    };
  });
}
