import { cellIn, loneCell, namedColumns, type NamedTable, type Table } from "./named-columns.ts";
import { type ProgramDocument, type Read, textOf } from "./program-document.ts";
import { hoursAlone, type Range } from "./values.ts";

/** A course of the related instruction. */
export interface RelatedCourse {
  title: Read<string>;
  code?: string;
  hours?: Read<Range>;
  objectives: string[];
}

type Role = "order" | "code" | "hours" | "objectives" | "title" | "provider";

const columnNames: Readonly<Record<Role, RegExp>> = {
  order: /\bsort order\b/i,
  code: /^(?:course|class|subject) (?:number|no\.?|code|id|#)$/i,
  hours: /\b(?:hours|hrs|horas)\b/i,
  objectives: /\b(?:learning objectives?|objectives?|topics?)\b|^(?:course )?description$/i,
  provider: /\b(?:provider|organization|school|location)\b/i,
  title:
    /^(?:(?:course|class|subject)s?(?: (?:title|name))?|cursos?|materias?|(?:nombre|título) del curso|related (?:technical |supplemental )?instruction(?: (?:title|outline|online|course|subject)s?)?)$/i,
};

/** Reads the courses of the related instruction: tables with a row for each, and tables that are one course each. */
export function readCourses({ parts }: ProgramDocument): RelatedCourse[] {
  return parts.flatMap((table, part) => {
    if (table.part !== "table") return [];
    const named = namedColumns(table, part, columnNames);
    return named?.columns.has("title") ? ofRows(named) : ofOneCourse(table, part);
  });
}

function ofRows(named: NamedTable<Role>): RelatedCourse[] {
  const courses: RelatedCourse[] = [];
  const { table, head } = named;
  for (let row = head + 1; row < table.rows.length; row++) {
    if (saysTotal(table, row)) continue;
    const titled = cellIn(named, row, "title");
    const listed = cellIn(named, row, "objectives");
    const objectives = (listed?.cell.lines ?? []).map(({ text }) => text.trim()).filter(Boolean);
    const own = titled && textOf(titled.cell);
    const hours = hoursIn(named, row);
    const isOverMany = row + 1 < table.rows.length && isContinued(named, row + 1);
    const code = cellIn(named, row, "code");
    const known = code && textOf(code.cell);
    if (own && !(isOverMany && objectives.length > 0))
      courses.push({
        title: { value: own, at: titled.at, written: own },
        ...(known && /^[\w .-]{1,20}$/.test(known) && { code: known.trim() }),
        ...(hours && { hours }),
        objectives,
      });
    // One title over many rows: each row is called by what it begins with.
    else if (listed && objectives.length > 0)
      courses.push({
        title: { value: objectives[0]!, at: listed.at, written: objectives[0]! },
        ...(hours && { hours }),
        objectives: objectives.slice(1),
      });
  }
  return courses;
}

const saysTotal = (table: Table, row: number) =>
  table.rows[row]!.some((cell) => /^totals?\b/i.test(textOf(cell)));

/** Whether a row goes on with what the title above it is over. */
function isContinued(named: NamedTable<Role>, row: number): boolean {
  const said = (role: Role) => textOf(cellIn(named, row, role)?.cell ?? { lines: [] }) !== "";
  return !saysTotal(named.table, row) && said("objectives") && !said("title");
}

function hoursIn(named: NamedTable<Role>, row: number): Read<Range> | undefined {
  const found = cellIn(named, row, "hours");
  const written = found ? textOf(found.cell) : "";
  const value = hoursAlone(written);
  return found && value && { value, at: found.at, written };
}

/** A table of a title, its hours and what is learned, each in a row that says nothing else. */
function ofOneCourse(table: Table, part: number): RelatedCourse[] {
  const cells = table.rows.map((_, row) => loneCell(table, row));
  if (cells.length < 2 || cells.includes(undefined)) return [];
  const at = (row: number) => ({ part, row, cell: cells[row]! });
  const text = (row: number) => textOf(table.rows[row]![cells[row]!]!);
  const hoursRow = cells.findIndex((_, row) => /^(?:contact )?hours\s*:/i.test(text(row)));
  const hours = hoursRow > 0 ? hoursAlone(text(hoursRow)) : undefined;
  if (!hours) return [];
  const learned = table.rows
    .slice(hoursRow + 1)
    .flatMap((row) => row.flatMap(({ lines }) => lines))
    .filter(({ is }) => is === "item");
  return [
    {
      title: { value: text(0), at: at(0), written: text(0) },
      hours: { value: hours, at: at(hoursRow), written: text(hoursRow) },
      objectives: learned.map((line) => line.text.trim()),
    },
  ];
}
