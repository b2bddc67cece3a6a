import { namedHours } from "./lines-with-hours.ts";
import type { ProgramDocument } from "./program-document.ts";
import type { RelatedCourse } from "./read-courses.ts";
import { isOfClasses, type Subject, subjectOf } from "./said-above.ts";
import { hoursAlone } from "./values.ts";
import { readLines, type WorkProcess } from "./work-process.ts";

interface Entry {
  part: number;
  /** `1.2.3` as three. */
  count: number[];
  words: string;
  text: string;
}

/** Processes of an outline that counts `1.2` below `1. On the job`, and their tasks `1.2.3`. */
export function processesOfOutline(document: ProgramDocument): WorkProcess[] {
  const processes: WorkProcess[] = [];
  for (const { part, count, words, text } of entriesOf(document, "work")) {
    const [read] = readLines([{ is: "text", text: words }], { part });
    if (!read) continue;
    if (count.length > 2) processes.at(-1)?.competencies.push({ ...read, written: text });
    else {
      const named = namedHours({ is: "text", text: words }, part);
      const title = { ...(named?.title ?? read), written: text };
      processes.push({ title, ...(named && { hours: named.hours }), competencies: [] });
    }
  }
  const filled = processes.filter(({ competencies }) => competencies.length > 0);
  return filled.length > 1 ? processes : [];
}

/** Courses that such an outline counts `2.1` below `2. In class`, `Motivational interviewing (16 hours), by our partner`. */
export const coursesOfOutline = (document: ProgramDocument): RelatedCourse[] =>
  entriesOf(document, "instruction").flatMap(({ part, words, text }): RelatedCourse[] => {
    const [, name, amount] = /^(.*?)\s*\(([\d,.]+\s*(?:hours|hrs))\)/i.exec(words) ?? [];
    const value = hoursAlone(amount ?? "");
    const said = { at: { part }, written: text };
    return name && value
      ? [{ title: { value: name, ...said }, hours: { value, ...said }, objectives: [] }]
      : [];
  });

/** What an outline counts below its only section about a subject. */
function entriesOf({ parts }: ProgramDocument, subject: Subject): Entry[] {
  const entries = parts.flatMap((one, part): Entry[] => {
    const [, count, words] =
      one.part === "line"
        ? (/^(\d{1,2}(?:\.\d{1,2}){0,2})\.?\s+(\S.*)$/.exec(one.text.trim()) ?? [])
        : [];
    return count && words && one.part === "line"
      ? [{ part, count: count.split(".").map(Number), words, text: one.text }]
      : [];
  });
  const sections = entries.filter(({ count, words }) => {
    const said = subjectOf(words) ?? (isOfClasses(words) ? "instruction" : undefined);
    return count.length === 1 && words.length <= 60 && said === subject;
  });
  const [section] = sections;
  if (!section || sections.length > 1) return [];
  return entries.filter(
    ({ part, count }) => part > section.part && count.length > 1 && count[0] === section.count[0],
  );
}
