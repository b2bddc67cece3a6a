import { beginsInstruction } from "./begins-instruction.ts";
import { markerOf } from "./marker-of.ts";
import type { Line, ProgramDocument } from "./program-document.ts";
import type { RelatedCourse } from "./read-courses.ts";
import { relatedInstruction } from "./said-above.ts";
import { isSetAsHeading } from "./set-as-heading.ts";
import { readLines } from "./work-process.ts";

const overCourses = new RegExp(
  String.raw`^\W*(?:(?:section |part |article |appendix )?[A-Z\d]{1,4}(?:[.:]|\s[–—-])\s*)?${relatedInstruction}(?: (?:topics?|courses?|subjects?|outline|curriculum|classes))?(?: (?:at|by|from|through) .{3,60})?\W*$|^what (?:they|you|apprentices) (?:will )?(?:take|study)(?: (?:at|in) .{3,60})?\W*$`,
  "i",
);
/** Fewer lines below a heading may be anything. */
const fewest = 3;
/** So many sentences may stand between the heading and its list. */
const mostBetween = 2;

/** The names of courses that stand in a list right below a heading about the related instruction, without hours. */
export function coursesOfNames({ parts }: ProgramDocument): RelatedCourse[] {
  for (const [part, one] of parts.entries()) {
    if (one.part === "table" || !(overCourses.test(one.text) || beginsInstruction(one))) continue;
    const named = namesBelow(parts, part);
    if (named.length >= fewest) return named;
  }
  return [];
}

function namesBelow(parts: ProgramDocument["parts"], heading: number): RelatedCourse[] {
  const courses: RelatedCourse[] = [];
  for (let part = heading + 1; part < parts.length; part++) {
    const one = parts[part]!;
    if (one.part === "table") break;
    if (one.text.trim() === "") continue;
    const isFirst = courses.length === 0;
    if (isFirst && isSentence(one.text) && part - heading <= mostBetween) continue;
    if (isSetAsHeading(one) || !isName(one)) break;
    const [title] = readLines([one], { part });
    if (title) courses.push({ title, objectives: [] });
  }
  return courses;
}

const isSentence = (text: string): boolean => /[.:]\s*$/.test(text);

/** A name of few words, with a capital, that says no more than itself. */
const isName = (line: Line): boolean => {
  const text = line.text.trim();
  const isOfList = line.is === "item" || markerOf(line) !== undefined;
  return (
    /^(?!\(\s*[Xx]?\s*\))\P{Ll}{0,6}\p{Lu}.{2,90}$/u.test(text) &&
    !/[.:;?$%\t]|\b(?:hours|hrs|will|must|shall|may|are|is)\b/i.test(
      text.replace(/^\w{1,3}\.\s/, ""),
    ) &&
    (isOfList || text.replace(/\s*\([^()]*\)$/, "").split(/\s+/).length <= 8)
  );
};
