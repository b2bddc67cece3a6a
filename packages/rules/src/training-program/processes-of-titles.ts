import { isCounter, loneCell, namesItself } from "./named-columns.ts";
import { type Place, type Read, textOf } from "./program-document.ts";
import type { Subject } from "./said-above.ts";
import type { Block, Table } from "./table-blocks.ts";
import { type Hours, hoursAlone } from "./values.ts";
import { hoursInTitle, namesTasks, readLines, type WorkProcess } from "./work-process.ts";

/** `Core`, `Optional` or `Initials` behind a competency. */
const isMark = (text: string): boolean => /^[\p{L}\s/-]{1,20}$/u.test(text);

/** `Minimum hours: 300` and `Maximum hours: 400` behind a title. */
function hoursBeside(texts: readonly string[], at: Place): Read<Hours> | undefined {
  const written = texts.filter((text) => /\b(?:hours|hrs)\b/i.test(text)).join(" ");
  const value = hoursAlone(written.replaceAll(/\s*\b(?:hours|hrs)\b/gi, ""));
  return value && { value, at, written };
}

/** `A. Supports users` beside columns to sign. */
const isOverSigned = ([name, ...others]: readonly string[]): boolean =>
  /^(?:[A-Z]|\d{1,2})[.)]\s/.test(name ?? "") && others.length > 0 && others.every(isSigned);

const isSigned = (text: string): boolean =>
  /^(?:date(?: \w+)?|(?:\w+ )?initials?|(?:\w+ )?signature|supervisor|mentor|signed(?: off)?)$/i.test(
    text,
  );

/** Processes whose names stand over lines of their competencies: beside columns to sign, or, in what is of the work, over the whole width. */
export function processesOfTitles(
  table: Table,
  part: number,
  { from, to }: Block,
  subject: Subject | undefined,
): WorkProcess[] {
  const processes: WorkProcess[] = [];
  for (let row = from; row < to; row++) {
    const said = table.rows[row]!.flatMap((cell, at) => (textOf(cell) === "" ? [] : [at]));
    const [first, second] = said;
    if (first === undefined) continue;
    const cellAt = (cell: number) => table.rows[row]![cell]!;
    const lone = loneCell(table, row);
    if (namesTasks.test(textOf(cellAt(first)))) continue;
    const isWide = subject === "work" && lone !== undefined && cellAt(lone).span > 1;
    const open = processes.at(-1);
    const isSignedOff =
      subject !== "instruction" && isOverSigned(said.map((cell) => textOf(cellAt(cell))));
    if (isWide || isSignedOff || namesItself(textOf(cellAt(first)))) {
      const [title] = readLines(cellAt(first).lines, { part, row, cell: first });
      const others = said.slice(1).map((cell) => textOf(cellAt(cell)));
      const hours =
        title && (hoursInTitle(title) ?? hoursBeside(others, { part, row, cell: second ?? first }));
      if (title) processes.push({ title, ...(hours && { hours }), competencies: [] });
      continue;
    }
    const isCounted = said.length === 2 && isCounter(textOf(cellAt(first)));
    const others = said.slice(1).map((cell) => textOf(cellAt(cell)));
    const isMarked = open && namesItself(open.title.value) && others.every(isMark);
    const cell = lone ?? (isCounted ? second : isMarked ? first : undefined);
    if (!open || cell === undefined) return [];
    open.competencies.push(...readLines(cellAt(cell).lines, { part, row, cell }));
  }
  return processes.every(({ competencies }) => competencies.length > 0) ? processes : [];
}
