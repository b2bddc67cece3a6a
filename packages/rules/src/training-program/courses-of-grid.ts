import { ofTime } from "./parts-of-time.ts";
import { type ProgramDocument, type Read, textOf } from "./program-document.ts";
import type { RelatedCourse } from "./read-courses.ts";
import { subjectAbove } from "./said-above.ts";
import { saysTotal } from "./says-total.ts";
import type { Table } from "./table-blocks.ts";
import { hoursAlone, type Range } from "./values.ts";

/** `Shop Safety (24)` or `Shop Safety – 24 hrs` */
const withHours =
  /^(?<title>.*?\p{L}{3}.*?)\s*(?:\((?<bare>\d{1,4})\)|(?:\(|[-–—:]\s*)(?<hours>\d{1,4}\s*(?:hours?|hrs?)\.?)\)?)$/iu;

interface Found {
  course: RelatedCourse;
  hours: Read<Range>;
  hasUnit: boolean;
  column: number;
}

/** Courses that stand below their years or semesters, `Shop Safety (24)`; numbers without a unit are hours where they add up to those of the program, or those of each year to the same. */
export function coursesOfGrid(
  document: ProgramDocument,
  table: Table,
  at: number,
  statedHours: number | undefined,
): RelatedCourse[] {
  const head = table.rows.slice(0, 3).findIndex((row) => {
    const said = row.map(textOf).filter(Boolean);
    return said.length > 1 && said.every((text) => ofTime.test(text));
  });
  const block = { from: 0, to: table.rows.length };
  if (head < 0 || subjectAbove(document, { table, part: at, block, head }) !== "instruction")
    return [];
  const found: Found[] = [];
  for (const [row, cells] of table.rows.entries())
    for (const [cell, one] of row > head ? cells.entries() : [])
      for (const [line, { text }] of one.lines.entries()) {
        if (text.trim() === "" || saysTotal(text)) continue;
        const { title, bare, hours } = withHours.exec(text.trim())?.groups ?? {};
        const value = hoursAlone(bare ?? hours ?? "");
        if (!title || !value) return [];
        const place = { at: { part: at, row, cell, line }, written: text };
        found.push({
          course: { title: { value: title, ...place }, objectives: [] },
          hours: { value, ...place },
          hasUnit: hours !== undefined,
          column: one.column,
        });
      }
  const isSure = found.every(({ hasUnit }) => hasUnit) || addsUp(found, statedHours);
  return found.map(({ course, hours }) => (isSure ? { ...course, hours } : course));
}

function addsUp(found: readonly Found[], stated: number | undefined): boolean {
  const sum = (some: readonly Found[]) =>
    some.reduce((all, { hours }) => all + hours.value.most, 0);
  const columns = [...Map.groupBy(found, ({ column }) => column).values()].map(sum);
  return sum(found) === stated || (columns.length > 2 && new Set(columns).size === 1);
}
