import { beginsInstruction } from "./begins-instruction.ts";
import { markerOf } from "./marker-of.ts";
import {
  type Line,
  type Place,
  type ProgramDocument,
  type Read,
  textOf,
} from "./program-document.ts";
import { subjectOf } from "./said-above.ts";
import { hoursWithUnit } from "./values.ts";
import { readLines } from "./work-process.ts";

/** The items of a list right below a line, or lines that other signs count than its own, up to another name; what stands below an item are deeper ones, or all up to the next name. */
export function itemsBelow(
  { parts }: ProgramDocument,
  { part, row }: Place,
  names: ReadonlySet<number> = new Set(),
): Read<string>[] {
  const own = parts[part];
  if (row !== undefined || own?.part !== "line") return [];
  if (own.is === "item" && !names.has(part)) return [];
  const items: { level: number; read: Read<string>[] }[] = [];
  for (let at = part + 1; at < parts.length && !names.has(at); at++) {
    const one = parts[at]!;
    if (one.part === "table" || (own.is !== "item" && beginsInstruction(one))) break;
    if (isBetween(one)) continue;
    if (!isBelow(one, own)) break;
    items.push({ level: one.level ?? 0, read: readLines([one], { part: at }) });
  }
  const level = own.is === "item" ? (own.level ?? 0) : -1;
  const deeper = items.filter((one) => one.level > level);
  return (deeper.length > 0 ? deeper : items).flatMap(({ read }) => read);
}

/** The rows right below one, up to another name, that say a single thing before the hours: in the column of its name, or all in another behind it. */
export function rowsBelow(
  { parts }: ProgramDocument,
  { part, row, cell }: Place,
  names: ReadonlySet<number>,
  hours: Place,
): Read<string>[] {
  const table = parts[part];
  const own = table?.part === "table" && row !== undefined ? table.rows[row]?.[cell!] : undefined;
  if (table?.part !== "table" || row === undefined || !own) return [];
  const ofHours = table.rows[row]![hours.cell!]!.column;
  const end = ofHours > own.column ? ofHours : Number.POSITIVE_INFINITY;
  let column: number | undefined;
  const tasks: Read<string>[] = [];
  for (let at = row + 1; at < table.rows.length && !names.has(at); at++) {
    const said = table.rows[at]!.flatMap((one, index) =>
      textOf(one) === "" || one.column > end || counts.test(textOf(one)) ? [] : [index],
    );
    const [only, ...others] = said;
    const one = only === undefined ? undefined : table.rows[at]![only]!;
    if (!one || others.length > 0 || one.column < own.column || one.column === end) break;
    column ??= one.column;
    const isWide = one.span > own.span && one.column + one.span > end;
    if (one.column !== column || isWide || subjectOf(textOf(one)) === "instruction") break;
    tasks.push(...readLines(one.lines, { part, row: at, cell: only! }));
  }
  return tasks;
}

/** `1-a` or `B.2` before a task. */
const counts = /^(?:(?:[A-Z]|\d{1,2})[-.](?:[a-z]|\d{1,2})|\d{1,2}[a-z]|[A-Z]\d{1,2})[.)]?$/;

/** `about 800 hours` or `You can:` between a name and its list. */
const isBetween = ({ text }: Line): boolean =>
  text.trim() === "" || hoursWithUnit(text) !== undefined || leadsToItems.test(text);

/** `You can:` or `At this bench you will learn to:` */
export const leadsToItems = /^.{1,80}:\s*$/;

function isBelow(line: Line, own: Line): boolean {
  const marker = markerOf(line);
  return (
    line.is === "item" || (marker !== undefined && marker !== markerOf(own) && !isNext(own, line))
  );
}

/** `I.` behind `H.` goes on with the letters, as it would with numbers behind nothing else. */
const isNext = (own: Line, line: Line): boolean => {
  const [letter, next] = [own, line].map(({ text }) => /^([A-Z])[.)]\s/.exec(text)?.[1]);
  return letter !== undefined && next?.charCodeAt(0) === letter.charCodeAt(0) + 1;
};
