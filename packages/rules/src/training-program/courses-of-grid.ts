import { ofTime } from "./parts-of-time.ts";
import {
  type Cell,
  linesOf,
  type Place,
  type ProgramDocument,
  type Read,
  textOf,
} from "./program-document.ts";
import type { RelatedCourse } from "./read-courses.ts";
import { subjectAbove, subjectOf } from "./said-above.ts";
import { saysTotal } from "./says-total.ts";
import type { Table } from "./table-blocks.ts";
import { hoursAlone, hoursWithUnit, type Range } from "./values.ts";

/** `Shop Safety (24)` or `Shop Safety – 24 hrs` */
const withHours =
  /^(?<title>.*?\p{L}{3}.*?)\s*(?:\((?<bare>\d{1,4})\)|(?:\(|[-–—:]\s*)(?<hours>\d{1,4}\s*(?:hours?|hrs?)\.?)\)?)$/iu;

/** What stands over years that stand before their semesters. */
const namesTime = /^(?:year|semester|term|quarter|level)s?$/i;

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
    return said.length > 1 && said.every((text) => ofTime.test(text) || namesTime.test(text));
  });
  const block = { from: 0, to: table.rows.length };
  const ofPairs = head < 0 ? [] : coursesOfPairs(table, at, head);
  if (ofPairs.length > 0 && isTaughtByYear(document, ofPairs, statedHours))
    return ofPairs.map(({ course, hours }) => ({ ...course, hours }));
  if (head < 0 || subjectAbove(document, { table, part: at, block, head }) !== "instruction")
    return [];
  const found: Found[] = [];
  for (const [row, cells] of table.rows.entries())
    for (const [cell, one] of row > head ? cells.entries() : []) {
      const said = coursesOfCell(one, { part: at, row, cell });
      if (!said) return [];
      found.push(...said);
    }
  const isSure = found.every(({ hasUnit }) => hasUnit) || addsUp(found, statedHours);
  return found.map(({ course, hours }) => (isSure ? { ...course, hours } : course));
}

/** The names and amounts below years that stand over two columns each. */
function coursesOfPairs({ rows }: Table, part: number, head: number): Found[] {
  const years = rows[head]!.filter((cell) => textOf(cell) !== "");
  if (!years.every(({ span }) => span === 2)) return [];
  const found: Found[] = [];
  for (const [row, cells] of rows.entries())
    for (const { column } of row > head ? years : []) {
      const [name, amount] = [column, column + 1].map((at) =>
        cells.find((one) => one.column === at),
      );
      const [title, written] = [name, amount].map((cell) => (cell ? textOf(cell) : ""));
      if (title === "" && written === "") continue;
      const value = hoursAlone(written!);
      if (!value || !/\p{L}{3}/u.test(title!)) return [];
      if (saysTotal(title!)) continue;
      const at = (cell: Cell) => ({ part, row, cell: cells.indexOf(cell) });
      found.push({
        course: { title: { value: title!, at: at(name!), written: title! }, objectives: [] },
        hours: { value, at: at(amount!), written: written! },
        hasUnit: false,
        column,
      });
    }
  return found;
}

/** Whether amounts are together what the program teaches, or in each year what a line about the instruction says of one. */
function isTaughtByYear(
  document: ProgramDocument,
  found: readonly Found[],
  stated: number | undefined,
): boolean {
  const [year, ...others] = sumsOfColumns(found);
  if (sumOf(found) === stated) return true;
  const saysYear = new RegExp(String.raw`(?<![\d,])${year} hours\b`, "i");
  return (
    others.length > 0 &&
    others.every((sum) => sum === year) &&
    linesOf(document).some(({ text }) => saysYear.test(text) && subjectOf(text) === "instruction")
  );
}

/** The courses of a cell, each on a line with its hours, or with these on a line behind it; none of a cell that only says when they are taught, and nothing where something else stands there. */
function coursesOfCell({ lines, column }: Cell, place: Place): Found[] | undefined {
  const found: Found[] = [];
  let open: { title: string; line: number } | undefined;
  for (const [line, { text }] of lines.entries()) {
    const written = text.trim().replace(ofCredits, "");
    const isSum = !open && hoursAlone(written) !== undefined;
    if (
      written === "" ||
      isSum ||
      nothing.test(written) ||
      saysTotal(written) ||
      codeAlone.test(written)
    )
      continue;
    const { title, bare, hours } = withHours.exec(written)?.groups ?? {};
    const value = hoursAlone(bare ?? hours ?? "") ?? hoursWithUnit(written);
    const own = title ?? open?.title;
    if (!value) {
      if (open) return undefined;
      open = { title: written, line };
      continue;
    }
    // Hours below the courses are theirs together.
    if (!own) continue;
    if (title && open) return undefined;
    const at = { ...place, line };
    found.push({
      course: {
        title: {
          value: own.replace(creditsBehind, ""),
          at: { ...at, line: open?.line ?? line },
          written: own,
        },
        objectives: [],
      },
      hours: { value, at, written },
      hasUnit: bare === undefined,
      column,
    });
    open = undefined;
  }
  return open && !isLabelOfRow(open.title) ? undefined : found;
}

/** `(none – complete rotations by January)` */
const nothing = /^\(?\s*(?:none|no (?:class|course)\w*)\b\D*$/i;
/** `Sleep Recording, 2.5 cr` */
const creditsBehind = /,\s*\d(?:\.\d)?\s*(?:cr|credits?)\.?$/i;
/** `3 cr · 45 clock hours` */
const ofCredits = /^\d(?:\.\d)?\s*(?:cr|credits?)\b\.?\s*[·•,;|/–-]?\s*/i;

/** `MAS 101` above the title of a course. */
const codeAlone = /^[A-Z]{2,5}[\s-]?\d{2,5}[A-Z]?$/;

const isLabelOfRow = (text: string): boolean =>
  ofTime.test(text) ||
  /^(?:\d{1,2}(?:st|nd|rd|th)?|[ivx]{1,4}|first|second|third|fourth|fifth|sixth|seventh|eighth)$/i.test(
    text,
  );

function addsUp(found: readonly Found[], stated: number | undefined): boolean {
  const columns = sumsOfColumns(found);
  return sumOf(found) === stated || (columns.length > 2 && new Set(columns).size === 1);
}

const sumOf = (found: readonly Found[]): number =>
  found.reduce((all, { hours }) => all + hours.value.most, 0);

const sumsOfColumns = (found: readonly Found[]): number[] =>
  [...Map.groupBy(found, ({ column }) => column).values()].map(sumOf);
