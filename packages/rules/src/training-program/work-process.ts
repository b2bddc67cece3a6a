import { type Cell, type Line, type Place, type Read, textOf } from "./program-document.ts";
import type { Total } from "./totals.ts";
import { type Hours, hoursAlone } from "./values.ts";

/** A work process or job function, with what an apprentice learns in it. */
export interface WorkProcess {
  title: Read<string>;
  hours?: Read<Hours>;
  competencies: Read<string>[];
}

/** The work processes of a document, and their hours together where it names a total. */
export interface WorkSchedule {
  processes: WorkProcess[];
  totals: Total[];
  /** Of the instruction, where it stands beside the work. */
  ofInstruction?: Total[] | undefined;
  /** Whether it is only called as what is taught may be called too: `Module`. */
  isOfModules?: boolean;
}

const figures = String.raw`\d[\d,]*(?:\s*(?:-|–|to)\s*\d[\d,]*)?`;
const hoursOfTitle = new RegExp(
  String.raw`\b(${figures}\s*(?:(?:clock|contact) )?(?:hours|hrs))\b|\((?:hours|hrs)\.?\s*:?\s*(${figures})\)`,
  "i",
);

/** The hours that a title says of itself: `Year 2: 1,800 hours` or `Duty A (400 hours)`, `Duty B (hrs: 250–375)`. */
export function hoursInTitle({ value, at }: Read<string>): Read<Hours> | undefined {
  const written = hoursOfTitle.exec(value)?.slice(1).find(Boolean);
  const range = written === undefined ? undefined : hoursAlone(written);
  return range && { value: range, at, written: written! };
}

/** `Minimum hours: 800 Maximum hours: 1,000` */
export const leastAndMost = (text: string): Hours | undefined =>
  /\bmin.*\bmax/i.test(text) ? hoursAlone(text.replaceAll(/\b(?:hours|hrs)\b/gi, "")) : undefined;

/** The words of a cell, without what counts them. */
export function readCell(found: { cell: Cell; at: Place } | undefined): Read<string> | undefined {
  const written = found ? textOf(found.cell) : "";
  return found && written !== ""
    ? { value: unnumbered(written), at: found.at, written }
    : undefined;
}

/** What only stands over the competencies of a process. */
export const namesTasks = /^(?:competencies|skills|tasks)\s*:?$/i;

/** `1a` with a tab before what it counts. */
const letteredNumber = /^\d{1,2}[a-z]\t\s*/;

/** Lines, without what counts them; empty ones, and such as `Tasks:` over others, are left out. */
export function readLines(lines: readonly Line[], at: Place): Read<string>[] {
  return lines.flatMap(({ text }, line) => {
    const written = text.replaceAll(/\s+/g, " ").trim();
    const value = unnumbered(text.trim().replace(letteredNumber, "").replaceAll(/\s+/g, " "));
    const place = at.row === undefined ? at : { ...at, line };
    const isOverOthers = lines.length > 1 && namesTasks.test(value);
    const several = /^(?:\(?a[.)]|\(1\))\s.*;\s/i.test(written)
      ? lettered({ lines: [lines[line]!] }, place)
      : [];
    if (several.length > 1) return several;
    return value === "" || isOverOthers ? [] : [{ value, at: place, written }];
  });
}

/** Without the letter or number that counts it. */
export function unnumbered(text: string): string {
  return text
    .replace(/^[☐□☒☑]\s+/, "")
    .replace(
      /^(?:\(?(?:[A-Za-z]|\d{1,2}|[ivx]{1,4}|[IVX]{1,4})[.)]|(?:\d{1,2}|[A-Z])(?:\.\d{1,2}){1,2}[.)]?|[.*–—-])\s+|^[•·▪◦●○‣✓➢►]\s*/,
      "",
    )
    .trim();
}

const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode("a".charCodeAt(0) + at));
const numbers = Array.from({ length: 30 }, (_, at) => String(at + 1));

/** `a. Read drawings; b. Cut to size` as two, as long as letter follows letter; so `(1) Cut; (2) Weld`. */
export function lettered({ lines }: Pick<Cell, "lines">, at: Place): Read<string>[] {
  const text = textOf({ lines });
  return (
    [
      partedBy(text, letters, String.raw`\(?`, "[.)]"),
      partedBy(text, numbers, String.raw`\(`, String.raw`\)`),
    ].find((parts) => parts.length > 1) ?? []
  ).map((written) => ({ value: unnumbered(written).replace(/[;.]$/, ""), at, written }));
}

/** What stands behind each of signs that follow each other. */
function partedBy(
  text: string,
  signs: readonly string[],
  before: string,
  behind: string,
): string[] {
  const starts: number[] = [];
  for (const sign of signs) {
    const from = starts.at(-1) ?? 0;
    const next = text.slice(from).search(new RegExp(`(?<!\\S)${before}${sign}${behind}\\s`));
    if (next < 0) break;
    starts.push(from + next);
  }
  return starts.map((start, index) => text.slice(start, starts[index + 1]).trim());
}

/** `baseplates; anchor bolts.` as two. */
export const partedBySemicolons = (task: Read<string>): Read<string>[] =>
  task.value.includes(";")
    ? task.value.split(/;\s+/).map((value) => ({ ...task, value: value.replace(/\.$/, "") }))
    : [task];
