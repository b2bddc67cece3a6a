import { namesItself } from "./named-columns.ts";
import type { Line } from "./program-document.ts";
import { isOfClasses, subjectOf } from "./said-above.ts";
import { isSetAsHeading } from "./set-as-heading.ts";

/** What counts a part of a document: `Part B` with a tab, `Appendix A-2 –`, `Article 3.` or `IV.` */
const counter =
  /^\W*(?:(?:appendix|part|section|article|attachment|exhibit|schedule) [A-Z\d]{1,4}(?:-\d{1,2})?(?:\s*[.:–—-]+\s*|\t\s*)|(?:[IVX]{1,5}|\d{1,2}|[A-Z])[.):]\s+)/i;

const runIn =
  /^(\W*(?:(?:section|article|part) )?(?:[IVX]{1,5}|\d{1,2}|[A-Z])[.:)]\s+[^.:]{3,40})\.\s+\p{Lu}/iu;

/** A short line that a part of a document may begin with. */
const longest = 80;

const ofCourses =
  /^school\W*$|^what (?:\w+ ){1,2}(?:will )?(?:study|learn in (?:class|school))\W*$|^(?:\w+ ){0,3}(?:curriculum|course (?:sequence|list|outline|work)|(?:classroom|class|academic|school)(?: and \w+)? (?:portion|schedule|hours|training|component|phase|part))\W*$/i;

/** A line that says nothing else, however it is set. */
const onlySchool =
  /^(?:school|night school|classroom|classes)\W*$|^(?:courses|classes) (?:at|in|from) [^.]{3,60}$/i;

/** Whether a line begins the part of a document about what is taught: a heading, or a line that is counted as parts are. */
export function beginsInstruction(line: Line): boolean {
  const whole = line.text.trim();
  // `Section 6. School. Each apprentice attends …` begins with its heading.
  const text = runIn.exec(whole)?.[1] ?? whole;
  if (line.is === "item" || text.length > longest) return false;
  const name = text.replace(counter, "");
  if (namesItself(text)) return false;
  if (onlySchool.test(name.replace(/\s*\([^()]*\)$/, ""))) return true;
  if (!isSetAsHeading(line) && name === text) return false;
  return subjectOf(name) === "instruction" || isOfClasses(name) || ofCourses.test(name);
}
