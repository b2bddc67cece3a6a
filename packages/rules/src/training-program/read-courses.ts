import { instructionWords, modules } from "./subject-words.ts";
import {
  cellIn,
  type ColumnSpan,
  type Heading,
  holdsNames,
  hoursWithUnitBeside,
  loneCell,
  namedBlocks,
  type NamedTable,
} from "./named-columns.ts";
import { withHoursOfEach } from "./hours-of-each-course.ts";
import { saysTotal } from "./says-total.ts";
import { type ProgramDocument, type Read, saidIn, textOf } from "./program-document.ts";
import { namesWork } from "./columns-of-work.ts";
import {
  coursesOfCodes,
  coursesOfFields,
  coursesOfLists,
  coursesOfNameCells,
} from "./courses-of-cells.ts";
import { beginsInstruction } from "./begins-instruction.ts";
import { coursesOfItems } from "./courses-of-items.ts";
import { coursesOfOutline } from "./outline.ts";
import { coursesOfGrid } from "./courses-of-grid.ts";
import { ofTime } from "./parts-of-time.ts";
import { coursesOfLines } from "./courses-of-lines.ts";
import { coursesOfNames } from "./courses-of-names.ts";
import { columnOfHours } from "./work-columns.ts";
import { totalsBelow } from "./lines-with-hours.ts";
import { subjectAbove, subjectOf } from "./said-above.ts";
import { sumOfColumns } from "./sum-of-columns.ts";
import { withoutSum } from "./sum-of-others.ts";
import type { Table } from "./table-blocks.ts";
import { isGrandTotal, isSubtotal, saysOfProgram, type Total, totalIn, wholeOf } from "./totals.ts";
import { type Hours, hoursAlone, hoursWithUnit, type Range } from "./values.ts";

/** A course of the related instruction. */
export interface RelatedCourse {
  title: Read<string>;
  code?: string;
  hours?: Read<Range>;
  objectives: string[];
}

type Role = "order" | "code" | "least" | "most" | "hours" | "objectives" | "title" | "provider";

const columnNames: Readonly<Record<Role, RegExp>> = {
  order: /\bsort order\b/i,
  code: /^(?:course|class|subject|module|unit|topic|lesson) ?(?:number|no\.?|code|id|#)$/i,
  least: /^min(?:imum|\.)? (?:ri |rti |rsi |contact )?(?:hours|hrs)$/i,
  most: /^max(?:imum|\.)? (?:ri |rti |rsi |contact )?(?:hours|hrs)$/i,
  hours:
    /^seat time$|^(?!.*\/\s*(?:yr|year|week))(?!.*\b(?:credits?|semester|units?|weekly|per|ojt|ojl|on[\s-]the[\s-]job|completed|credited|earned|logged|actual|to date)\b).*\b(?:hours|hrs|horas)\b|^totals?$|^h(?:rs?)?\.?$/i,
  objectives: /\b(?:learning objectives?|objectives?|topics?)\b|^(?:course )?description$/i,
  provider: /\b(?:provider|organization|school(?! (?:&|and) )|location)\b/i,
  title: new RegExp(
    String.raw`^(?:(?:(?!(?:county|job|pay|wage|labor|worker|position|salary) )\w+ )?(?:course|class|subject)s?(?: (?:title|name|matter|taught|area))?|cursos?|materias?|school(?: (?:&|and) \w+)?|(?:nombre|título) del curso|(?:title|name) of (?:the )?(?:course|class)|(?:ri|rti|rsi) (?:outline|course|class|subject|module|topic)s?|required (?:training|courses?|classes)|(?:ri|rti|rsi)|${instructionWords}(?: (?:title|outline|online|course|subject)s?)?)$`,
    "i",
  ),
};

/** Reads the courses of the related instruction, from tables with a row for each and tables that are one course each, and the total of their hours. */
export function readCourses(
  document: ProgramDocument,
  stated: Hours | undefined,
  modulesAt: readonly number[] = [],
): {
  courses: RelatedCourse[];
  total?: Read<Hours>;
} {
  const found = document.parts.flatMap((table, part) => {
    if (table.part !== "table") return [];
    const below = { courses: [], totals: totalsBelow(document, part, "work") };
    const ofYears = coursesOfGrid(document, table, part, stated?.most);
    if (ofYears.length > 0) return [{ courses: ofYears, totals: [] }, below];
    const ofFields = coursesOfFields(table, part);
    if (ofFields.length > 0) return [{ courses: ofFields, totals: [] }, below];
    const named = namedBlocks(table, part, columnNames).flatMap(
      (one) => withTitles(document, one, stated?.most, modulesAt.includes(part)) ?? [],
    );
    if (named.length > 0) return [...named.map(ofBlock), below];
    const plain = withoutHeadings(document, table, part) ?? belowTitle(table, part);
    if (plain) return [{ courses: ofRows(plain), totals: totalsOf(plain) }, below];
    const ofOne = ofOneCourse(table, part);
    const [courses = []] = [
      ofOne,
      coursesOfCodes(document, table, part),
      coursesOfLists(document, table, part),
      coursesOfNameCells(document, table, part),
    ].filter((some) => some.length > 0);
    return [{ courses, totals: [] }];
  });
  const read = (found.some(({ courses }) => courses.length > 0) ? found : [ofLines(document)]).map(
    ({ courses, totals }) => {
      const { parts, sum } = withoutSum(courses, stated);
      return { courses: parts, totals: sum ? [...totals, { hours: sum, isGrand: false }] : totals };
    },
  );
  const courses = withHoursOfEach(document, read.flatMap((one) => one.courses).filter(isOne));
  const total = wholeOf(
    read.flatMap((one) => one.totals),
    courses,
  );
  return { courses, ...(total && { total }) };
}

/** `Ratio` or `Subjects:` without hours is no course. */
const isOne = ({ title, hours }: RelatedCourse): boolean =>
  hours !== undefined || !(saysOfProgram(title.value) || /:\s*$/.test(title.value));

/** Lines that say hours, or else the names of a list. */
function ofLines(document: ProgramDocument): { courses: RelatedCourse[]; totals: Total[] } {
  const said = coursesOfLines(document);
  const counted = coursesOfOutline(document);
  if (counted.length > said.courses.length) return { ...said, courses: counted };
  const items = coursesOfItems(document);
  if (items.length > 2 * said.courses.length) return { ...said, courses: items };
  // `Classroom topics (144 hours)` over names alone is none of them.
  const isOver = said.courses.every(({ title }) => isHeading(document, title));
  const names = isOver ? coursesOfNames(document) : [];
  if (said.courses.length === 0 || names.length === 0)
    return said.courses.length > 0 ? said : { ...said, courses: names };
  const over = said.courses.flatMap(({ hours }) => hours ?? []);
  return {
    courses: names,
    totals: [...said.totals, ...over.map((hours) => ({ hours, isGrand: false }))],
  };
}

function isHeading({ parts }: ProgramDocument, { at }: Read<string>): boolean {
  const part = parts[at.part];
  return part?.part === "line" && (part.is === "heading" || beginsInstruction(part));
}

/** A block whose column of titles is known: by its name, or below a title about instruction as the first with words. */
function withTitles(
  document: ProgramDocument,
  named: NamedTable<Role>,
  statedHours: number | undefined,
  isOfModules: boolean,
): NamedTable<Role> | undefined {
  const { headings } = named;
  if (headings.some(({ text }) => namesWork(text)) || isField(headings)) return undefined;
  if (namesOnlyInstruction(headings)) return undefined;
  const ofHours = headings.filter(
    ({ text, from }) => columnNames.hours.test(text) && named.columns.get("title")?.from !== from,
  );
  const own = titleBesideCodes(named) ?? named.columns.get("title") ?? titleBesideCode(named);
  // Hours before the titles may be of the work beside.
  const behind = ofHours.filter(({ from }) => own && from > own.from);
  const likely = behind.length > 0 ? behind : ofHours;
  const hours = sumOfColumns(named, likely) ?? columnOfHours(likely);
  const columns = new Map(named.columns);
  if (hours) columns.set("hours", hours);
  if (own) columns.set("title", own);
  const title = own;
  const beside = title && !columns.has("hours") && hoursOfTime(named, title);
  if (beside) columns.set("hours", beside);
  if (title) return { ...named, columns };
  if (
    !(columns.has("hours") || columns.has("least")) ||
    !(
      isOfModules ||
      headings.some(({ text }) => /\binstructors?\b/i.test(text)) ||
      subjectAbove(document, named) === "instruction"
    )
  )
    return undefined;
  const taken = [...columns].filter(([role]) => role !== "objectives").map(([, { from }]) => from);
  const parts = headings.find((one) => modules.test(one.text) && holdsNames(named, one));
  const free =
    parts ??
    headings.find(
      (one) => !taken.includes(one.from) && holdsNames(named, one) && !holdsCodes(named, one),
    );
  if (!free) return undefined;
  const { from, to } = free;
  const others = [...columns].filter(([, column]) => column.from !== from);
  const known = {
    ...named,
    columns: new Map<Role, ColumnSpan>([...others, ["title" as const, { from, to }]]),
  };
  // More hours than the program teaches are of something else.
  const together = ofRows(known).reduce((sum, one) => sum + (one.hours?.value.least ?? 0), 0);
  return together > (statedHours ?? mostHours) ? undefined : known;
}

/** Whether the words of a column are codes of courses, such as `ELC 112`; a dash stands where one has none. */
function holdsCodes({ table, head, block }: NamedTable<Role>, { from }: ColumnSpan): boolean {
  const texts = table.rows
    .slice(head + 1, block.to)
    .filter((row) => saidIn(row).length > 1)
    .flatMap((row) => row.filter(({ column }) => column === from).map(textOf))
    .filter((text) => /[\p{L}\d]/u.test(text) && !saysTotal(text));
  const codes = texts.filter((text) => /^[A-Z]{2,5}[\s-]?\d{2,5}[A-Z]?\*?$/.test(text));
  return codes.length > 0 && codes.length * 3 >= texts.length * 2 - 1;
}

/** Of two columns that may be of the titles, `Subject` and `Course`, that which does not hold codes. */
function titleBesideCodes(named: NamedTable<Role>): ColumnSpan | undefined {
  const own = named.headings.filter(
    ({ text }) => columnNames.title.test(text) || plainTitle.test(text),
  );
  const [only] = own;
  if (own.length === 1 && only && holdsCodes(named, only)) return namesBehind(named, only);
  if (own.length < 2) return undefined;
  const words = own.filter((one) => holdsNames(named, one) && !holdsCodes(named, one));
  return words.length === 1 ? words[0] : undefined;
}

/** Behind the codes of courses the first column with words that say neither where nor when they are taught. */
const namesBehind = (named: NamedTable<Role>, codes: Heading): ColumnSpan | undefined =>
  named.headings.find(
    (one) =>
      one.from > codes.from &&
      ![columnNames.provider, columnNames.hours, /\b(?:semester|term|year)\b/i].some((name) =>
        name.test(one.text),
      ) &&
      holdsNames(named, one) &&
      !holdsCodes(named, one),
  );

const plainTitle = /^(?:title|name)$/i;

/** No program teaches more beside the work. */
const mostHours = 2500;

/** Beside the numbers of courses or modules `Title` is theirs. */
function titleBesideCode(named: NamedTable<Role>): ColumnSpan | undefined {
  const { columns, headings } = named;
  const isNumbered =
    columns.has("code") ||
    headings.some(
      (one) =>
        /^(?:module|unit|topic)\b/i.test(one.text) &&
        (!holdsNames(named, one) || holdsCodes(named, one)),
    );
  return isNumbered ? headings.find(({ text }) => plainTitle.test(text)) : undefined;
}

/** The hours beside the titles, or in another column that is called by their time. */
const hoursOfTime = (named: NamedTable<Role>, title: ColumnSpan): ColumnSpan | undefined =>
  [title, ...named.headings.filter(({ from }) => from >= title.to)]
    .map((column) => hoursWithUnitBeside(named, column))
    .find(Boolean);

/** `RTI` without a column of hours beside it names a field of a form. */
const namesOnlyInstruction = (headings: readonly Heading[]): boolean =>
  headings.some(({ text }) => /^(?:ri|rti|rsi|related (?:\w+ )?training)$/i.test(text)) &&
  !headings.some(({ text }) => columnNames.hours.test(text) && !/\d/.test(text));

/** `Related instruction` beside `200 hours each year` says something of the program, and heads no column. */
const isField = ([name, said, ...others]: readonly Heading[]): boolean =>
  others.length === 0 &&
  (saysOfProgram(name?.text ?? "") || subjectOf(name?.text ?? "") === "instruction") &&
  /\d\s*(?:(?:clock|contact) )?(?:hours|hrs|horas)\b/i.test(said?.text ?? "");

/** A table about instruction without headings, of which each row says a course and its hours with their unit. */
function withoutHeadings(
  document: ProgramDocument,
  table: Table,
  part: number,
): NamedTable<Role> | undefined {
  const place = { table, part, block: { from: 0, to: table.rows.length }, head: -1 };
  const isPair = table.rows.every((row) => {
    const [title, hours, ...others] = row.map(textOf);
    return title && hours && hoursWithUnit(hours) && others.length === 0 && !saysOfProgram(title);
  });
  if (!isPair || subjectAbove(document, place) !== "instruction") return undefined;
  const columns = new Map<Role, ColumnSpan>([
    ["title", { from: 0, to: 1 }],
    ["hours", { from: 1, to: 2 }],
  ]);
  return { ...place, headings: [], columns };
}

/** Rows below the last title about instruction inside a table that goes on in the columns of the work. */
function belowTitle(table: Table, part: number): NamedTable<Role> | undefined {
  const title = table.rows.findLastIndex((row, at) => {
    const lone = loneCell(table, at);
    return lone !== undefined && subjectOf(textOf(row[lone]!)) === "instruction";
  });
  const hours = namedBlocks(table, part, columnNames)[0]?.columns.get("hours");
  const rows = table.rows.slice(title + 1);
  const areCourses = rows.every((row) => row.length === 2 && hoursAlone(textOf(row[1]!)));
  if (title < 1 || hours?.from !== 1 || !areCourses) return undefined;
  const columns = new Map<Role, ColumnSpan>([
    ["title", { from: 0, to: 1 }],
    ["hours", hours],
  ]);
  const block = { from: title, to: table.rows.length };
  return { table, part, block, head: title, headings: [], columns };
}

/** The courses of a block, and their total where there are any. */
function ofBlock(named: NamedTable<Role>): { courses: RelatedCourse[]; totals: Total[] } {
  const courses = ofRows(named);
  return { courses, totals: courses.length > 0 ? totalsOf(named) : [] };
}

function ofRows(named: NamedTable<Role>): RelatedCourse[] {
  const courses: RelatedCourse[] = [];
  const { table, head, block } = named;
  let isBelowTotal = false;
  for (let row = head + 1; row < block.to; row++) {
    // Below the total a title begins something else, such as the steps of pay.
    const said = saidIn(table.rows[row]!).map(textOf);
    if (isBelowTotal && said.length < 2) break;
    // `Plant manager` beside `Date` signs.
    if (said.some((text) => /^date:?$/i.test(text))) break;
    if (isTotal(table, row)) {
      isBelowTotal ||= !table.rows[row]!.map(textOf).some(isSubtotal);
      continue;
    }
    if (repeatsHeading(named, row)) continue;
    const titled = cellIn(named, row, "title");
    const listed = cellIn(named, row, "objectives");
    const objectives = (listed?.cell.lines ?? []).map(({ text }) => text.trim()).filter(Boolean);
    const own = titled && textOf(titled.cell);
    const hours = hoursIn(named, row);
    const isNote =
      !hours && /^.{20,}\.$|^[^:]{3,30}:\s/.test(own ?? "") && loneCell(table, row) !== undefined;
    // Other things may be said below the total, and the hours of the program below its name.
    const isOverOthers = ofTime.test(own ?? "");
    if (
      isNote ||
      isOverOthers ||
      (!hours && isOverAll(table, row)) ||
      (isBelowTotal && !hours) ||
      hoursWithUnit(own ?? "")
    )
      continue;
    const isOverMany = row + 1 < block.to && isContinued(named, row + 1);
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

/** Whether a row is a single cell over several columns, which says something else than a course. */
const isOverAll = ({ rows }: Table, row: number): boolean =>
  rows[row]!.length === 1 && rows[row]![0]!.span > 1;

/** Whether the column of hours is named again, over the courses of another year. */
const repeatsHeading = (named: NamedTable<Role>, row: number): boolean => {
  const hours = cellIn(named, row, "hours");
  const text = hours && textOf(hours.cell);
  return text !== undefined && !/\d/.test(text) && columnNames.hours.test(text);
};

const isTotal = (table: Table, row: number) =>
  table.rows[row]!.map(textOf).some((text) => saysTotal(text) || totalIn(text)) ||
  repeatsItself(table, row);

/** `Semester`, `160`, `Semester`, `208`: side by side nothing else has the same name. */
function repeatsItself({ rows }: Table, row: number): boolean {
  const [first, ...others] = rows[row]!.map(textOf).filter((text) => /\p{L}{3}/u.test(text));
  return others.length > 0 && others.every((text) => text === first);
}

function totalsOf(named: NamedTable<Role>): Total[] {
  const { table, part, head, block } = named;
  return table.rows.slice(head + 1, block.to).flatMap((cells, index): Total[] => {
    const row = head + 1 + index;
    const texts = cells.map(textOf);
    const cell = texts.findIndex((text) => saysTotal(text) || totalIn(text));
    const text = texts[cell];
    if (text === undefined || isSubtotal(text)) return [];
    const own = totalIn(text);
    const read: Read<Hours> | undefined = own
      ? { value: own.hours, at: { part, row, cell }, written: text }
      : hoursIn(named, row);
    return read ? [{ hours: read, isGrand: isGrandTotal(text) }] : [];
  });
}

/** Whether a row goes on with what the title above it is over. */
function isContinued(named: NamedTable<Role>, row: number): boolean {
  const said = (role: Role) => textOf(cellIn(named, row, role)?.cell ?? { lines: [] }) !== "";
  return !isTotal(named.table, row) && said("objectives") && !said("title");
}

function hoursIn(named: NamedTable<Role>, row: number): Read<Range> | undefined {
  const [least, most, hours] = (["least", "most", "hours"] as const).map((role) => {
    const found = cellIn(named, row, role);
    const written = found ? textOf(found.cell) : "";
    const value = hoursAlone(written);
    return found && value && { value, at: found.at, written };
  });
  if (!least || !most) return hours;
  return {
    value: { least: least.value.least, most: Math.max(least.value.least, most.value.most) },
    at: least.at,
    written: `${least.written} – ${most.written}`,
  };
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
