import { beginsInstruction } from "./begins-instruction.ts";
import { namedHours } from "./lines-with-hours.ts";
import {
  type Cell,
  type Line,
  type Place,
  type ProgramDocument,
  saidIn,
  textOf,
} from "./program-document.ts";
import { ofTime } from "./parts-of-time.ts";
import { saysTotal } from "./says-total.ts";
import type { RelatedCourse } from "./read-courses.ts";
import { isOfClasses, subjectAbove } from "./said-above.ts";
import { isSetAsHeading } from "./set-as-heading.ts";
import type { Table } from "./table-blocks.ts";
import { hoursAlone } from "./values.ts";

/** `Element/Course:` or `Class title` */
const namesCourse =
  /^(?!.*\b(?:description|mode|provide[dr]|number|no|code|date|instructor)\b).{0,20}\b(?:course|class|subject|module)\b.{0,8}$/i;
const namesHours = /^(?:\w+ ){0,2}(?:hours|hrs\.?)$/i;

/** Fewer codes or lines may be of anything. */
const fewest = 3;

/** Courses whose title and hours stand each behind its label in a table: `Course: | Air Brake I | Planned hours: | 60`. */
export function coursesOfFields({ rows }: Table, part: number): RelatedCourse[] {
  const courses: RelatedCourse[] = [];
  let isSaid = false;
  for (const [row, cells] of rows.entries()) {
    const said = saidIn(cells);
    for (const [index, cell] of said.entries()) {
      const label = /^(.+?)\s*:$/.exec(textOf(cell))?.[1];
      const value = said[index + 1];
      if (label === undefined || !value || textOf(value).endsWith(":")) continue;
      const written = textOf(value);
      const read = { at: { part, row, cell: cells.indexOf(value) }, written };
      const hours = namesHours.test(label) ? hoursAlone(written) : undefined;
      const open = courses.at(-1);
      if (namesCourse.test(label))
        courses.push({ title: { value: written, ...read }, objectives: [] });
      else if (open && hours) {
        open.hours ??= { value: hours, ...read };
        isSaid = true;
      }
    }
  }
  return isSaid ? courses : [];
}

/** Courses that are the lines of one cell, each with its hours, below a title about the instruction. */
export function coursesOfLists(
  document: ProgramDocument,
  table: Table,
  part: number,
): RelatedCourse[] {
  const courses = table.rows.flatMap((cells, row) =>
    cells.flatMap(({ lines }, cell) => {
      const said = lines.filter(({ text }) => text.trim() !== "" && !saysTime(text.trim()));
      const named = said.flatMap((line) => namedHours(line, part) ?? []);
      if (named.length === 0 || named.length < said.length) return [];
      const block = { from: 0, to: table.rows.length };
      const subject = subjectAbove(document, { table, part, block, head: row });
      if (subject !== "instruction") return [];
      const at = { part, row, cell };
      return named.map(({ title, hours }) => ({
        title: { ...title, at },
        hours: { ...hours, at },
        objectives: [],
      }));
    }),
  );
  return courses.length >= fewest ? courses : [];
}

/** Courses whose names fill the cells of a table below a line about the classes, without anything else. */
export function coursesOfNameCells(
  { parts }: ProgramDocument,
  { rows }: Table,
  part: number,
): RelatedCourse[] {
  const over = parts
    .slice(Math.max(0, part - linesAbove), part)
    .findLast((one) => one.part === "line" && (isSetAsHeading(one) || isOver(one)));
  const isTaught = over?.part === "line" && isOver(over);
  const texts = rows.flatMap((cells) => cells.map(textOf)).filter(Boolean);
  const isGrid = rows.length > 1 && rows.every((cells) => cells.length === rows[0]!.length);
  const areNames = texts.every(
    (text) => /^\p{Lu}.{3,70}$/u.test(text) && !/\d{3}|__|[:;$%☐]|\.$/.test(text),
  );
  if (!isTaught || !isGrid || rows[0]!.length < 2 || !areNames) return [];
  return rows.flatMap((cells, row) =>
    cells.flatMap((one, cell): RelatedCourse[] => {
      const value = textOf(one);
      const at = { part, row, cell };
      return value === "" ? [] : [{ title: { value, at, written: value }, objectives: [] }];
    }),
  );
}

const isOver = (line: Line): boolean => beginsInstruction(line) || isOfClasses(line.text);

/** So many lines above a table may say what it is about. */
const linesAbove = 3;

/** `FIRST YEAR` over courses, or what they are together. */
const saysTime = (text: string): boolean =>
  ofTime.test(text) ||
  saysTotal(text) ||
  /^\d[\d,]* (?:hours|hrs)(?: (?:this|each|per) year| in all)?$/i.test(text);

/** `EDUC 500` */
const isCode = (cell: Cell): boolean => /^[A-Z]{2,5}[\s-]?\d{2,4}[A-Z]?$/.test(textOf(cell));

/** Courses of a table about the instruction whose titles stand behind their codes, wherever these stand. */
export function coursesOfCodes(
  document: ProgramDocument,
  table: Table,
  part: number,
): RelatedCourse[] {
  const block = { from: 0, to: table.rows.length };
  const subject = subjectAbove(document, { table, part, block, head: 0 });
  if (subject !== "instruction") return [];
  const courses = table.rows.flatMap((cells, row) =>
    cells.flatMap((cell, at): RelatedCourse[] => {
      const title = cells[at + 1];
      const value = title ? textOf(title) : "";
      if (!isCode(cell) || !/\p{L}{3}/u.test(value)) return [];
      const place: Place = { part, row, cell: at + 1 };
      return [{ title: { value, at: place, written: value }, code: textOf(cell), objectives: [] }];
    }),
  );
  return courses.length >= fewest ? courses : [];
}
