import { ofLines } from "./first-read.ts";
import { linesOf, type ProgramDocument, type Read } from "./program-document.ts";
import type { RelatedCourse } from "./read-courses.ts";
import { hoursAlone, type Range } from "./values.ts";

const ofEach =
  /\b(?:each|every|all) (?:courses?|classes|class|subjects?|modules?)\b[^.;]{0,40}?(?<!\d)(\d{1,3}(?:\.\d)? (?:contact |clock )?(?:hours|hrs))\b(?! (?:a|per|each)\b)/i;

/** The courses with the hours that a sentence says of each of them, `Each course is 36 hours`, where none says hours itself. */
export function withHoursOfEach(
  document: ProgramDocument,
  courses: readonly RelatedCourse[],
): RelatedCourse[] {
  const hours: Read<Range> | undefined = courses.some((one) => one.hours)
    ? undefined
    : ofLines(linesOf(document), ofEach, (text) => hoursAlone(ofEach.exec(text)![1]!));
  return courses.map((course) => (hours ? { ...course, hours } : course));
}
