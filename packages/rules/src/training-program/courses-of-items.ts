import { beginsInstruction } from "./begins-instruction.ts";
import type { ProgramDocument } from "./program-document.ts";
import type { RelatedCourse } from "./read-courses.ts";
import { relatedInstruction, subjectOf } from "./said-above.ts";
import { hoursAlone } from "./values.ts";
import { readLines } from "./work-process.ts";

const overCourses = new RegExp(String.raw`^${relatedInstruction}\W*$`, "i");
/** Fewer items may be anything. */
const fewest = 5;

/** The items below a line that names the instruction and nothing else, in as many lists as follow: courses of which only some say their hours, `First aid (minimum 6 hours)`. */
export function coursesOfItems({ parts }: ProgramDocument): RelatedCourse[] {
  const start = parts.findIndex((one) => one.part === "line" && overCourses.test(one.text.trim()));
  if (start < 0) return [];
  const courses: RelatedCourse[] = [];
  for (let part = start + 1; part < parts.length; part++) {
    const one = parts[part]!;
    if (one.part === "table" || (one.is === "heading" && !beginsInstruction(one))) break;
    if (one.is !== "item") {
      if (subjectOf(one.text) === "work") break;
      continue;
    }
    const [read] = readLines([one], { part });
    if (!read || read.value.length > longest) return [];
    const [, title = read.value, amount = ""] = withHours.exec(read.value) ?? [];
    const value = hoursAlone(amount);
    courses.push({
      title: { ...read, value: title },
      ...(value && { hours: { value, at: read.at, written: read.written } }),
      objectives: [],
    });
  }
  return courses.length >= fewest ? courses : [];
}

const longest = 150;

/** A name, with a clause or not, and its hours in brackets. */
const withHours =
  /^(.*?)(?:\s[–—-]\s[^(]*)?\s*\((?:minimum |min\.? )?([\d.]+\s*(?:hours|hrs))[^()]*\)$/i;
