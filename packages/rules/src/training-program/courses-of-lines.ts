import { itemsOfHours, namedHours, totalOfLine, withoutUnit } from "./lines-with-hours.ts";
import { beginsInstruction } from "./begins-instruction.ts";
import { namedInLine } from "./lists-with-hours.ts";
import { markerOf } from "./marker-of.ts";
import { ofTime } from "./parts-of-time.ts";
import type { Line, ProgramDocument } from "./program-document.ts";
import type { RelatedCourse } from "./read-courses.ts";
import { saysTotal } from "./says-total.ts";
import { isSetAsHeading } from "./set-as-heading.ts";
import { isOfClasses, isProse, relatedInstruction } from "./said-above.ts";
import type { Total } from "./totals.ts";
import { hoursAlone, hoursWithUnit } from "./values.ts";
import { readLines } from "./work-process.ts";

const start = new RegExp(
  String.raw`^\W*(?:(?:section |part |article |appendix )?[A-Z\d]{1,4}(?:[.:]|\s[–—-])\s*)?(?:\w+ ){0,2}${relatedInstruction}(?!\w).{0,40}$`,
  "i",
);
const end =
  /work process|on[\s-]the[\s-]job|job function|\bwages?\b|\bselection\b|\bratio\b|\bprobation/i;

/** `13. Related instruction. The state asks for 144 hours a year.` */
const begins = new RegExp(
  String.raw`^\W*(?:\d{1,2}|[IVX]{1,4}|[A-Z])[.)]\s+${relatedInstruction}\.\s`,
  "i",
);

/** `Length: 60 hours` below the title of a course. */
const hoursBelow =
  /^(?:(?:length|duration|time|seat time)\s*:\s*(?=.*\b(?:hours|hrs)\b)|(?:contact |clock )?(?:hours|hrs)\s*:\s*)(\d[\d,.]*(?:\s*[-–]\s*\d+)?\s*(?:(?:contact |clock )?(?:hours|hrs)\.?)?)$/i;

/** `Classes at the college`, over them. */
const overClasses = /^(?:class(?:es|room)?|courses|school)\b/i;

const isOverClasses = (heading: string): boolean =>
  overClasses.test(heading) || isOfClasses(heading);

/** Prose about the classes over a list of them. */
const leadsToClasses = /^(?:the )?(?:classes|courses) (?:are|is|will|meet)\b.{10,}$/is;

/** A sentence that leads to a list of them: `The courses are:` */
const leadsToCourses =
  /\b(?:courses|class(?:es)?|subjects|modules|topics (?:are|include))\b[^.:]{0,40}:\s*$/i;

/** Reads the courses of lines that end with their hours, below a line about the related instruction. */
export function coursesOfLines({ parts }: ProgramDocument): {
  courses: RelatedCourse[];
  totals: Total[];
} {
  const courses: RelatedCourse[] = [];
  const totals: Total[] = [];
  let isInstruction = false;
  let isListed = false;
  for (const [part, one] of parts.entries()) {
    if (one.part === "table") continue;
    if (
      (start.test(one.text) && !standsBelowHours(parts, part)) ||
      beginsInstruction(one) ||
      begins.test(one.text) ||
      (leadsToClasses.test(one.text) && isOverItems(parts, part)) ||
      (isSetAsHeading(one) && isOverClasses(one.text))
    )
      isInstruction = true;
    else if (one.is !== "item" && end.test(headOf(one.text))) isInstruction = false;
    if (one.is !== "item")
      isListed =
        (isListed && (markerOf(one) !== undefined || namedHours(one, part) !== undefined)) ||
        leadsToCourses.test(one.text) ||
        (isInstruction && /^(?!.*\bcheck\b).*\b(?:hours|hrs)\b.*:\s*$/i.test(one.text)) ||
        (isInstruction && ofTime.test(one.text));
    const isOfList = one.is === "item" || markerOf(one) !== undefined;
    const [course] = isListed && isOfList ? readLines([one], { part }) : [];
    if (course && !saysHours(one, part) && !isSetAsHeading(one)) {
      courses.push({ title: course, objectives: [] });
      continue;
    }
    if (!isInstruction && !isListed) continue;
    const credited = ofCredits(one, part);
    if (credited) {
      courses.push(credited);
      continue;
    }
    const above = courseAbove(parts, part);
    if (above && !start.test(above.title.value)) {
      courses.push(above);
      continue;
    }
    const unsaid = withoutSetHours(one, part);
    if (unsaid && isInstruction && courses.length > 0) {
      courses.push(unsaid);
      continue;
    }
    const total = totalOfLine(one, part);
    totals.push(...total.totals);
    const ended = total.isTotal || start.test(one.text) ? undefined : namedHours(one, part);
    if (
      !ended ||
      saysTotal(ended.title.value) ||
      courses.some(({ title }) => title.at.part === part)
    )
      continue;
    // A year over its courses is none itself.
    const isOver = one.is !== "item" && (isOverItems(parts, part) || isSetApart(ended.title));
    const below = isOver ? itemsOfHours({ parts }, part, ended) : [];
    const behind = ofTime.test(ended.title.value) ? namedInLine({ ...one, at: { part } }) : [];
    const items = below.length > 0 ? below : behind;
    for (const { title, hours } of items.length > 0 ? items : [ended])
      courses.push({ title: withoutTime(title), hours, objectives: [] });
  }
  return { courses, totals };
}

/** `First year` or `AIRFRAME` stands over others that are set as it is. */
const isSetApart = (title: RelatedCourse["title"]): boolean =>
  !/\p{Ll}/u.test(title.value) || (ofTime.test(title.value) && withoutTime(title) === title);

/** What prose is about stands at its head: `4. Wages. Per Article XIV of the agreement` */
const headOf = (text: string): string => (isProse(text) ? text.slice(0, 40) : text);

/** Whether a line is set otherwise than the next, which may be a part of it. */
function isOverItems(parts: ProgramDocument["parts"], part: number): boolean {
  const [one, next] = [parts[part]!, parts[part + 1]];
  return one.part === "line" && next?.part === "line" && one.is !== next.is;
}

/** `ECE 120 Child Development (3 credits)` is a course whose hours are not said. */
function ofCredits(line: Line, part: number): RelatedCourse | undefined {
  const written =
    /^\W*(?:([A-Z]{2,5}[\s-]?\d{2,4}[A-Z]?)[\s:–—-]+)?(\p{Lu}.{2,90}?)\s*[(,–—-]\s*\d(?:\.\d)? (?:college |semester )?(?:credits?|cr\.?)\)?\.?$/u;
  const [, code, title] = written.exec(line.text.trim()) ?? [];
  if (title === undefined) return undefined;
  const read = { value: title, at: { part }, written: line.text };
  return { title: read, ...(code && { code }), objectives: [] };
}

/** `Telehealth (self-paced, no set hours)` among others that have some. */
function withoutSetHours(line: Line, part: number): RelatedCourse | undefined {
  const [, title] =
    /^(\p{Lu}.{2,80}?)\s*\([^()\d]*\b(?:self-paced|hours)\b[^()\d]*\)$/u.exec(line.text.trim()) ??
    [];
  return title && line.is === "item"
    ? { title: { value: title, at: { part }, written: line.text }, objectives: [] }
    : undefined;
}

/** `216 hours`, and below them `related instruction`, says something of the program. */
function standsBelowHours(parts: ProgramDocument["parts"], part: number): boolean {
  const above = parts[part - 1];
  return above?.part === "line" && hoursWithUnit(above.text) !== undefined;
}

/** `First year – Basic refrigeration` is a course of that year. */
function withoutTime(title: RelatedCourse["title"]): RelatedCourse["title"] {
  const [, time = "", name] = /^([^–—:]{3,20})\s*[–—:]\s+(\p{L}.{2,})$/u.exec(title.value) ?? [];
  return name && ofTime.test(time.trim()) ? { ...title, value: name } : title;
}

const saysHours = (line: Line, part: number): boolean =>
  /\d\s*(?:hours|hrs)\b/i.test(line.text) ||
  namedHours(line, part, withoutUnit) !== undefined ||
  namedHours(line, part) !== undefined;

/** The course whose hours a line says below its title. */
function courseAbove(parts: ProgramDocument["parts"], part: number): RelatedCourse | undefined {
  const [one, above] = [parts[part]!, parts[part - 1]];
  if (one.part !== "line" || above?.part !== "line") return undefined;
  const written = hoursBelow.exec(one.text.trim())?.[1];
  const value = hoursAlone(written ?? "");
  const [title] = readLines([above], { part: part - 1 });
  const isTitle = title && title.value.length <= 90 && !/[.:]$/.test(title.value);
  return value && isTitle
    ? { title, hours: { value, at: { part }, written: one.text }, objectives: [] }
    : undefined;
}
