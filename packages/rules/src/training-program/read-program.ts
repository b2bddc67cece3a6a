import { type AddingUp, coursesAddingUp, ownTotal, processesAddingUp } from "./adding-up.ts";
import { amountsSaid } from "./amounts-said.ts";
import { besideLabel } from "./beside.ts";
import { withCompetenciesElsewhere } from "./competencies-elsewhere.ts";
import { firstRead } from "./first-read.ts";
import { isTogether } from "./hours-together.ts";
import { fewestHours, hoursInSection } from "./hours-in-sentence.ts";
import { labels } from "./labels.ts";
import {
  type Line,
  linesOf,
  type Part,
  type Place,
  type ProgramDocument,
  type Read,
} from "./program-document.ts";
import { readCourses, type RelatedCourse } from "./read-courses.ts";
import { type ProgramDetails, readDetails } from "./read-details.ts";
import { type PlannedWage, readWagePeriods } from "./read-wage-periods.ts";
import { readWorkProcesses } from "./read-work-processes.ts";
import { type Subject, subjectOf } from "./said-above.ts";
import { sumSaid } from "./sums-said.ts";
import { upright } from "./upright.ts";
import { type Hours, hoursAlone } from "./values.ts";
import type { WorkProcess } from "./work-process.ts";

/** All that a document says of a training program; what is unsure is left out. */
export interface ReadProgram {
  details: ProgramDetails;
  workProcesses: WorkProcess[];
  courses: RelatedCourse[];
  wagePeriods: PlannedWage[];
}

/** No field holds more; a line that never ends would hold up who looks for numbers in it. */
const longestLine = 20_000;

/** Reads a training program from a document's structure; where tables lie on their side, as they lie and upright, whichever tells more. */
export function readProgram(given: ProgramDocument): ReadProgram {
  const pages = { parts: given.parts.map(cut) };
  const read = readAsItStands(pages);
  const turned = upright(pages);
  if (!turned) return read;
  const other = withPlaces(readAsItStands(turned.document), turned.placeOf);
  return weightOf(other) > weightOf(read) ? other : read;
}

/** How much a reading tells: parts of their own names with their hours, and above all such as are together what is said. */
function weightOf({ details, workProcesses, courses }: ReadProgram): number {
  const told = (
    parts: readonly (WorkProcess | RelatedCourse)[],
    stated: Read<Hours> | undefined,
  ) => {
    const names = new Set(parts.flatMap(({ title, hours }) => (hours ? [title.value] : []))).size;
    const isSum = names > 1 && stated !== undefined && isTogether(parts, stated.value);
    return names + (isSum ? sureOfSum : 0);
  };
  return told(workProcesses, details.ojtHours) + told(courses, details.instructionHours);
}

const sureOfSum = 20;

/** The same with each place as another document has it. */
function withPlaces<T>(read: T, placeOf: (at: Place) => Place): T {
  if (Array.isArray(read)) return read.map((one) => withPlaces(one, placeOf)) as T;
  if (typeof read !== "object" || read === null) return read;
  return Object.fromEntries(
    Object.entries(read).map(([name, value]) => [
      name,
      name === "at" ? placeOf(value as Place) : withPlaces(value, placeOf),
    ]),
  ) as T;
}

function readAsItStands(pages: ProgramDocument): ReadProgram {
  const document = onlyLines(pages, ({ isEdge }) => !isEdge);
  const details = { ...codesOfEdges(pages), ...readDetails(document) };
  const work = readWorkProcesses(document, details.ojtHours?.value);
  const instruction = withoutWork(
    readCourses(document, details.instructionHours?.value, work.modulesAt),
    work.processes,
  );
  const saidToBeTaught = details.instructionHours ?? instruction.total ?? work.instructionTotal;
  const coursesOf = (processes: WorkProcess[], taught: Read<Hours> | undefined) =>
    orAddingUp(instruction.courses, taught, (stated) =>
      coursesAddingUp(without(document, processes))(stated),
    );
  const coursesSaid = coursesOf(work.processes, saidToBeTaught);
  const notTaught = without(document, coursesSaid);
  // What adds up to its own total is what is left where all else is known.
  const worked =
    details.ojtHours ??
    work.total ??
    totalLeft("work", work.processes, coursesSaid, notTaught) ??
    totalAddedUp("work", work.processes, notTaught, processesAddingUp);
  const workProcesses = orAddingUp(work.processes, worked, (stated) =>
    withCompetenciesElsewhere(notTaught, processesAddingUp(notTaught)(stated)),
  );
  const notWorked = without(document, workProcesses);
  const taught =
    saidToBeTaught ??
    notSumOf(
      workProcesses,
      totalLeft("instruction", instruction.courses, workProcesses, notWorked),
    ) ??
    totalAddedUp("instruction", instruction.courses, notWorked, coursesAddingUp);
  const courses = coursesOf(workProcesses, taught).filter(isNamed);
  const ojtHours =
    worked ??
    hoursBesideCodes(document, details, workProcesses) ??
    lengthInHours(details, workProcesses) ??
    sumSaid(document, workProcesses);
  const instructionHours =
    taught ?? sumSaid(document, courses) ?? hoursInSection(linesOf(document));
  return {
    details: {
      ...details,
      ...(isOfProgram(ojtHours, "work") && { ojtHours }),
      ...(isOfProgram(instructionHours, "instruction") && { instructionHours }),
    },
    workProcesses,
    courses,
    wagePeriods: readWagePeriods(document),
  };
}

/** What is read as work is not taught as well, and their sum is not that of what is. */
function withoutWork(
  read: ReturnType<typeof readCourses>,
  processes: readonly WorkProcess[],
): ReturnType<typeof readCourses> {
  const cellOf = ({ part, row, cell }: Place) => `${part} ${row} ${cell}`;
  const ofWork = new Set(processes.map(({ title }) => cellOf(title.at)));
  const courses = read.courses.filter(
    ({ title: { at } }) => at.row === undefined || !ofWork.has(cellOf(at)),
  );
  return courses.length < read.courses.length ? { courses } : read;
}

/** Whether something is called by words: `144 hrs` or `12` names no course. */
const isNamed = ({ title: { value } }: { title: Read<string> }): boolean =>
  /\p{L}{2}/u.test(value) && hoursAlone(value) === undefined;

/** Whether hours are as many as a program has; fewer are of a part of it, or no hours. */
const isOfProgram = (hours: Read<Hours> | undefined, subject: Subject): hours is Read<Hours> =>
  (hours?.value.most ?? hours?.value.least ?? 0) >= fewestHours[subject];

/** The total that a table adds up to of what is not read yet: where all else is, or where a title says what the table is about. */
const totalLeft = (
  subject: Subject,
  these: readonly object[],
  others: readonly object[],
  document: ProgramDocument,
): Read<Hours> | undefined =>
  these.length > 0 ? undefined : ownTotal(document, others.length > 0 ? undefined : subject);

/** A total, but for one that is what the work has together. */
const notSumOf = (
  processes: readonly WorkProcess[],
  total: Read<Hours> | undefined,
): Read<Hours> | undefined =>
  total?.value.most === togetherOf(processes, "most") ? undefined : total;

/** The amount of hours named anywhere that parts of the document add up to, where none of them is read yet. */
function totalAddedUp(
  subject: Subject,
  these: readonly object[],
  document: ProgramDocument,
  addingUpIn: (document: ProgramDocument) => AddingUp<object>,
): Read<Hours> | undefined {
  if (these.length > 0) return undefined;
  const addingUp = addingUpIn(document);
  return amountsSaid(document, subject).find(
    ({ value }) => addingUp(value).length >= fewestByChance,
  );
}

/** Fewer amounts are a number that is named elsewhere by chance. */
const fewestByChance = 4;

/** What was read as parts of a program; where that is not what the stated hours are made of and something else is, that. */
function orAddingUp<One extends { hours?: Read<Hours> }>(
  read: One[],
  stated: Read<Hours> | undefined,
  addingUp: (stated: Hours) => One[],
): One[] {
  if (!stated || (read.length > 0 && isTogether(read, stated.value))) return read;
  const found = addingUp(stated.value);
  const isUnsure = !read.some(({ hours }) => hours);
  const fewest = isUnsure ? (read.length < 2 ? 1 : 3) : Math.max(3, read.length);
  return found.length >= fewest ? found : read;
}

/** The document in which the lines and rows that others were read from are empty, so that each keeps its number. */
function without(
  { parts }: ProgramDocument,
  others: readonly { title: Read<string> }[],
): ProgramDocument {
  const placeOf = (part: number, row?: number) => `${part}/${row}`;
  const taken = new Set(others.map(({ title: { at } }) => placeOf(at.part, at.row)));
  return {
    parts: parts.map((part, at) => {
      if (part.part === "line") return taken.has(placeOf(at)) ? empty(part) : part;
      const rows = part.rows.map((row, index) => (taken.has(placeOf(at, index)) ? [] : row));
      return { ...part, rows };
    }),
  };
}

const empty = (part: Part): Part =>
  part.part === "table" ? { ...part, rows: [] } : { ...part, text: "" };

/** The codes that only the edges of its pages may say. */
function codesOfEdges(pages: ProgramDocument): ProgramDetails {
  const isEdged = pages.parts.some((part) => part.part === "line" && part.isEdge);
  if (!isEdged) return {};
  const { occupationONetCode, rapidsCode } = readDetails(
    onlyLines(pages, ({ isEdge }) => !!isEdge),
  );
  return { ...(occupationONetCode && { occupationONetCode }), ...(rapidsCode && { rapidsCode }) };
}

/** The document in which other lines are empty, so that each part keeps its number. */
const onlyLines = (
  { parts }: ProgramDocument,
  takes: (line: Line) => boolean,
): ProgramDocument => ({
  parts: parts.map((part) => {
    const isTaken = takes(part.part === "table" ? { text: "", is: "text" } : part);
    return isTaken ? part : empty(part);
  }),
});

const togetherOf = (processes: readonly WorkProcess[], end: "least" | "most"): number =>
  processes.reduce((sum, { hours }) => sum + (hours?.value[end] ?? 0), 0);

/** `Minimum hours` and `Maximum hours` in a table of the codes are of the work that has as many together. */
function hoursBesideCodes(
  document: ProgramDocument,
  { occupationONetCode, rapidsCode }: ProgramDetails,
  processes: readonly WorkProcess[],
): Read<Hours> | undefined {
  const parts = [occupationONetCode, rapidsCode].map((code) => code?.at.part);
  const [least, most] = (["least", "most"] as const).map((end) => {
    const beside = besideLabel(document, labels[`${end}Hours`]);
    const read = firstRead(
      beside.filter(({ at }) => at.row !== undefined && parts.includes(at.part)),
      hoursAlone,
    );
    const together = togetherOf(processes, end);
    return read && (together === 0 || read.value[end] === together) ? read : undefined;
  });
  return least && most && { ...least, value: { least: least.value.least, most: most.value.most } };
}

/** A length in hours is of the work where the processes have as many together; of a time-based program it is so without them. */
function lengthInHours(
  { estimatedLength, type }: ProgramDetails,
  processes: readonly WorkProcess[],
): Read<Hours> | undefined {
  const written = (estimatedLength?.value ?? "").matchAll(
    /[\d,]+(?:\s*(?:-|–|to)\s*[\d,]+)?(?=\s*(?:hours|hrs|horas)\b)/gi,
  );
  const said = [...written].flatMap(([amount]) => hoursAlone(amount) ?? []);
  const isTimeBased =
    type?.value === "TB" && subjectOf(estimatedLength?.value ?? "") !== "instruction";
  const together = togetherOf(processes, "most");
  const [first, ...others] = said;
  const isWhole = together === 0 && isTimeBased && others.length === 0;
  const ofWork = said.find(({ most }) => most === together) ?? (isWhole ? first : undefined);
  return estimatedLength && ofWork ? { ...estimatedLength, value: ofWork } : undefined;
}

/** What a form leaves for a program to write, `«=process.title»` or `{{title}}`. */
const fields = /«[^»]*»|\{\{[^{}]*\}\}/g;

/** Figures that go on like this are no number, and would hold up who looks for one in them. */
const endlessFigures = /(?:\d[,.]?){50,}/g;

/** Spaces at which no line breaks, but for those between thousands. */
const wordSpaces = /(?<!\d)[\u00a0\u2007\u2009\u202f]|[\u00a0\u2007\u2009\u202f](?!\d{3})/g;

/** What stands before the items of a list that its author did not set as one. */
const bullet = /^\s*(?:[•·▪◦●○‣✓➢►→*–—-]\s+(?=\p{L})|[☐□]\s+(?=[\p{L}\d])[^☐□☒☑]*$)/u;

const numberWord =
  "(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|and)";
/** `one thousand eight hundred (1,800)` says one number twice. */
const saidTwice = new RegExp(
  String.raw`\b(?!and\b)${numberWord}(?:[\s-]+${numberWord}){0,9}\s*\((\d[\d,]*)\)(?=\s*(?:hours|hrs)\b|\s*$)`,
  "gi",
);

function cut(part: Part): Part {
  const short = <One extends Line>(line: One): One => ({
    ...line,
    ...(line.is === "text" && bullet.test(line.text) && { is: "item" }),
    text: line.text
      .slice(0, longestLine)
      .replaceAll(fields, "")
      .replaceAll(endlessFigures, "…")
      .replaceAll(wordSpaces, " ")
      .replaceAll(saidTwice, "$1"),
  });
  if (part.part === "line") return short(part);
  return {
    ...part,
    rows: part.rows.map((row) => row.map((cell) => ({ ...cell, lines: cell.lines.map(short) }))),
  };
}
