import { instructionWords, workWords } from "./subject-words.ts";
import { loneCell, type NamedTable, namesItself } from "./named-columns.ts";
import { type Part, type ProgramDocument, type Read, saidIn, textOf } from "./program-document.ts";
import { hoursWithUnit } from "./values.ts";
import { readLines } from "./work-process.ts";

/** What a part of a document is about. */
export type Subject = "work" | "instruction";

/** How the instruction beside the work is called, where it begins a text. */
export const relatedInstruction = String.raw`(?:${instructionWords}|(?:rti|rsi)(?= (?:courses?|classes|outline|topics?|subjects?|schedule)\W*$|\W*$)|instrucción (?:técnica )?relacionada|coursework|(?:classroom|(?:classroom )?(?:classes|courses))(?=\W*$))`;

const ofInstruction = new RegExp(
  String.raw`\b${instructionWords}|\brelated \w+ (?:instruction|training|studies)|^class(?:es)?\b(?! [A-Z]\b)|^(?:\w+ )?(?:school(?:ing)?|classes|book work|study)(?=\W*$|,|\s[–—-]\s)|\b(?:rti|rsi|ri|classroom|coursework|(?<!\bon the )courses?|cursos?)\b|instrucción (?:técnica )?relacionada`,
  "i",
);
const ofWork = new RegExp(
  String.raw`\bwork process|^processes$|^work\W*$|\b(?:ojl|ojt|${workWords})\b|\bjob functions?\b|\bcompetenc|\bclassifications? of (?:the )?work|\bwork at the\b|\bapprentices? (?:will )?works? (?:at|on|with)\b|\b(?:learns?|do|does|work|training) (?:on|in|at) the (?:crew|floor|farm|shop|plant|clinic|unit|field|boat|yard|kitchen|store|branch|lab|site)\b|\bprocesos? de trabajo|\ben el (?:trabajo|empleo)`,
  "i",
);

/** What a text says that it is about; nothing where it names both or neither. */
export function subjectOf(text: string): Subject | undefined {
  const [work, instruction] = [ofWork.test(text), ofInstruction.test(text)];
  return work === instruction ? undefined : work ? "work" : "instruction";
}

/** Whether a heading is over what is taught, however plainly: `In Class`, `Your classes`, `College coursework`. */
export const isOfClasses = (heading: string): boolean =>
  subjectOf(heading) !== "work" &&
  /^(?:.{0,40}\b(?:in|at) (?:the )?(?:class(?:room)?|school|college)|(?:\w+ )?(?:classes|classroom|classwork|coursework|schooling)(?: (?:and .{3,40}|topics?|subjects?|schedule))?)\W*$/i.test(
    heading
      .replace(/^(?:part |section |article )?[A-Z\d]{1,4}\s*[.):–—-]+\s*/i, "")
      .replace(/\s*[([–—:-].*$/, ""),
  );

/** So many lines above a table may say what it is about. */
const linesAbove = 3;

/** What the title of a table, or the nearest line above it, says that it is about. */
export function subjectAbove(
  { parts }: ProgramDocument,
  { table, part, block, head }: Pick<NamedTable<string>, "table" | "part" | "block" | "head">,
): Subject | undefined {
  const titles = table.rows
    .slice(block.from, head)
    .flat()
    .map(textOf)
    .filter((text) => !isLabelled(text))
    .toReversed();
  const above = block.from > 0 ? [] : textsAbove(parts, part);
  for (const text of [...titles, ...above, table.title ?? ""]) {
    const subject = subjectOf(text) ?? (isOfClasses(text) ? "instruction" : undefined);
    if (subject) return subject;
  }
  return undefined;
}

function textsAbove(parts: ProgramDocument["parts"], part: number): string[] {
  const texts: string[] = [];
  for (let at = part - 1; at >= Math.max(0, part - linesAbove); at--) {
    const one = parts[at]!;
    // A table that goes on in another, year by year, is about the same.
    if (one.part === "table" && texts.length === 0 && endsAlike(one, parts[part])) continue;
    if (one.part === "table") break;
    const isField = one.is !== "heading" && isLabelled(one.text);
    if (!isField && !isProse(one.text)) texts.push(one.text);
    else if (namesInstruction.test(one.text)) texts.push("Related instruction");
  }
  return texts;
}

/** `13. Related instruction. The university teaches it.` begins with its own heading. */
const namesInstruction = new RegExp(
  String.raw`^\W*(?:(?:section |article )?(?:\d{1,2}|[A-Z]|[IVX]{1,4})[.):]\s+)?${relatedInstruction}\.\s`,
  "i",
);

/** Whether two tables have as many columns, the last of the same name. */
function endsAlike(one: Part, other: Part | undefined): boolean {
  if (one.part !== "table" || other?.part !== "table") return false;
  const [head, heads] = [one, other].map(({ rows }) => rows[0]?.map(textOf) ?? []);
  return head!.length > 1 && head!.length === heads!.length && head!.at(-1) === heads!.at(-1);
}

/** `Term: 12 months` is no title; `Job Function 2: Serve guests` is one. */
export const isLabelled = (text: string): boolean =>
  /^[^:]{1,50}:\s*\S/.test(text) &&
  !/^[^:]*\b(?:\d+|[A-Z]|[ivx]+|one|two|three|four|five)\s*:/i.test(text);

/** `Apprentices complete 288 hours of related instruction in all.` tells of the program, not of what stands below it. */
export const isProse = (text: string): boolean =>
  /^.{50,}\.\s*$/s.test(text) &&
  !/\b(?:follow(?:s|ing)|below|these|listed|outlined?|schedule|table|siguientes?)\b/i.test(text);

/** A title with nothing but its hours behind it: `Outreach`, `500–550 hours`. */
function cellBesideHours({ rows }: NamedTable<string>["table"], row: number): number | undefined {
  const [title, hours, ...others] = saidIn(rows[row]!);
  const isTitle = title && hours && others.length === 0 && hoursWithUnit(textOf(hours));
  return isTitle && /\p{L}{3}/u.test(textOf(title)) ? rows[row]!.indexOf(title) : undefined;
}

/** The title of a table: its only cell above the headings, or the nearest line above the table. */
export function titleOver(
  { parts }: ProgramDocument,
  { table, part, block, head }: Pick<NamedTable<string>, "table" | "part" | "block" | "head">,
): Read<string> | undefined {
  for (let row = block.from; row < head; row++) {
    const named = table.rows[row]!.findIndex((one) => namesItself(textOf(one)));
    const cell = named < 0 ? (loneCell(table, row) ?? cellBesideHours(table, row)) : named;
    if (cell !== undefined) return readLines(table.rows[row]![cell]!.lines, { part, row, cell })[0];
  }
  if (block.from > 0) return undefined;
  for (let above = part - 1; above >= Math.max(0, part - linesAbove); above--) {
    const one = parts[above]!;
    if (one.part === "table") break;
    if (one.text.trim() === "") continue;
    return isLabelled(one.text) ||
      /[☐☒]|\d\s*(?:hours|hrs)\b.*\b(?:ojl|ojt|rti|rsi)\b/i.test(one.text)
      ? undefined
      : readLines([one], { part: above })[0];
  }
  return undefined;
}
