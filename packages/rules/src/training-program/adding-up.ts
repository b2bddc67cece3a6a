import { namedAbove, type NamedHours, namedHours, withoutUnit } from "./lines-with-hours.ts";
import {
  type Cell,
  type Line,
  linesOf,
  type Part,
  type Place,
  type ProgramDocument,
  type Read,
  textOf,
} from "./program-document.ts";
import type { RelatedCourse } from "./read-courses.ts";
import { markerOf } from "./marker-of.ts";
import { type Subject, subjectAbove, subjectOf } from "./said-above.ts";
import { isSetAsHeading } from "./set-as-heading.ts";
import { saysTotal } from "./says-total.ts";
import { saysOfProgram } from "./totals.ts";
import { type Hours, hoursAlone, hoursWithUnit, type Range } from "./values.ts";
import { itemsBelow, rowsBelow } from "./items-below.ts";
import { readCell, readLines, type WorkProcess } from "./work-process.ts";

type Table = Extract<Part, { part: "table" }>;

/** The work processes that the stated hours of the work are made of. */
export function processesAddingUp(document: ProgramDocument, stated: Hours): WorkProcess[] {
  const all = addingUpTo(document, stated);
  return all.map((named) => {
    const { at } = named.title;
    const names = all
      .map(({ title }) => title.at)
      .filter(({ part, row }) => row === undefined || part === at.part);
    return {
      ...named,
      competencies:
        at.row === undefined
          ? itemsBelow(document, at, new Set(names.map(({ part }) => part)))
          : [
              ...listedBeside(document, at),
              ...rowsBelow(document, at, new Set(names.flatMap(({ row }) => row ?? []))),
            ],
    };
  });
}

/** The courses that the stated hours of the instruction are made of. */
export const coursesAddingUp = (document: ProgramDocument, stated: Hours): RelatedCourse[] =>
  addingUpTo(document, stated).map((named) => ({ ...named, objectives: [] }));

/** Names with their hours, which are together just those that are stated: a column of a table, or line below line. Whatever such a table or list is called, it says of what the stated hours are made. */
function addingUpTo({ parts }: ProgramDocument, stated: Hours): NamedHours[] {
  const columns = parts.flatMap((part, at) => (part.part === "table" ? columnsOf(part, at) : []));
  const areWhole = (named: readonly NamedHours[]) => isWhole(named, stated);
  const tables = [...Map.groupBy(columns, ([first]) => first?.hours.at.part).values()].map(
    (beside) => beside.flat(),
  );
  return (
    columns.find(areWhole) ??
    tables.find(areWhole) ??
    linesAddingUp({ parts }, stated) ??
    runAddingUp(columns, stated) ??
    listsOfSentences({ parts }).find(areWhole) ??
    []
  );
}

/** Rows one below the other in a column that holds other amounts as well. */
function runAddingUp(columns: readonly NamedHours[][], stated: Hours): NamedHours[] | undefined {
  for (const named of columns)
    for (let from = 0; from + fewestOfRun <= named.length; from++)
      for (let to = from + fewestOfRun; to <= named.length; to++) {
        const run = named.slice(from, to);
        if (isTogether(run, stated)) return run;
        if (sumOf(run, "least") > (stated.most ?? stated.least ?? 0)) break;
      }
  return undefined;
}

/** Fewer amounts may be together by chance what is stated. */
const fewestOfRun = 3;

const isWhole = (named: readonly NamedHours[], stated: Hours): boolean =>
  named.length > 1 && isTogether(named, stated);

/** Where only one amount is stated it may be the most, or the least, of ranges. */
export function isTogether(
  named: readonly { hours?: Read<Hours> }[],
  { least, most }: Hours,
): boolean {
  const [isLeast, isMost] = [
    sumOf(named, "least") === (least ?? most),
    sumOf(named, "most") === (most ?? least),
  ];
  return least === most ? isLeast || isMost : isLeast && isMost;
}

/** The hours of all at one end; no number where one has none. */
const sumOf = (named: readonly { hours?: Read<Hours> }[], end: keyof Range): number =>
  named.reduce((sum, { hours }) => sum + (hours?.value[end] ?? Number.NaN), 0);

const saysUnit = (text: string): boolean => /\b(?:hours?|hrs?|horas|time)\b/i.test(text);

/** What wages stand in is a time until they rise, and no part of the program. */
const ofWages = /[$%]|\b(?:wages?|salar(?:y|ies|io|ios))\b/i;
/** `Year 2` or `3rd period` is a part of the time, and names nothing that is done in it. */
const ofTime =
  /^\W*(?:(?:\w+\s+)?(?:years?|periods?|phases?|steps?|semesters?|terms?|quarters?|months?|weeks?|levels?)(?:\s+\w{1,5})?|\d+(?:st|nd|rd|th)\b.*)\W*$/i;

const isName = (text: string): boolean =>
  /\p{L}{3}/u.test(text) && !ofTime.test(text) && !saysTotal(text) && !saysOfProgram(text);

/** Of each column of amounts the names beside them, without those of totals. */
const columnsOf = (table: Table, part: number): NamedHours[][] =>
  withTotals(table, part).map((named) => {
    const names = named.filter(({ title }) => isName(title.value));
    return isSumOfOthers(names) ? names.slice(0, -1) : names;
  });

/** Whether the last of amounts is all the others together. */
function isSumOfOthers(named: readonly NamedHours[]): boolean {
  const last = named.at(-1);
  return last !== undefined && named.length > 2 && isTogether(named.slice(0, -1), last.hours.value);
}

/** The hours that the last row of the only such table says, and the rows above it add up to, or a line over the only such list; of those about a subject where one is given. */
export function ownTotal(document: ProgramDocument, subject?: Subject): Read<Hours> | undefined {
  const totals = document.parts.flatMap((part, at) => {
    if (part.part !== "table" || (subject && subjectOver(document, part, at) !== subject))
      return [];
    if (!part.rows.flat().some((cell) => saysUnit(textOf(cell)))) return [];
    return withTotals(part, at)
      .filter(isSumOfOthers)
      .map((named) => named.at(-1)!.hours);
  });
  const overLists = listsOf(document).flatMap((list) =>
    list.filter(
      ({ title, hours }, at) =>
        (!subject || subjectOf(title.value) === subject) &&
        isOverMany(list, at, belowTheirSum(list, hours.value)),
    ),
  );
  const all = [...totals, ...overLists.map(({ hours }) => hours)];
  return all.length === 1 ? all[0] : undefined;
}

const subjectOver = (document: ProgramDocument, table: Table, part: number) =>
  subjectAbove(document, { table, part, block: { from: 0, to: table.rows.length }, head: 0 });

/** Of each column of amounts the names beside them, with those of totals. */
function withTotals({ rows }: Table, part: number): NamedHours[][] {
  const ofOthers = rowsOfWages(rows);
  const columns = new Set(rows.flatMap((row) => row.map(({ column }) => column)));
  return [...columns].map((column) => {
    const amounts = rows.flatMap((cells, row) => {
      if (ofOthers.has(row)) return [];
      const cell = cells.findIndex((one) => one.column === column);
      const written = cell < 0 ? "" : textOf(cells[cell]!);
      const value = hoursAlone(written);
      return value ? [{ cells, hours: { value, at: { part, row, cell }, written } }] : [];
    });
    const from = amounts.every(({ cells, hours }) => namedBehindAmount(cells, hours.at.cell!))
      ? Math.max(...amounts.map(({ cells, hours }) => amountBefore(cells, hours.at.cell!)!.column))
      : -1;
    const before = amounts.map(({ cells, hours }) =>
      cells.slice(0, hours.at.cell).filter((one) => one.column > from),
    );
    const names = columnOfNames(before);
    return amounts.flatMap(({ cells, hours }) => {
      const saysName = (one: Cell) =>
        one.column > from && one.column < column && saysWords(textOf(one));
      const inNames = cells.findIndex((one) => one.column === names && saysName(one));
      // Where a total is called one may stand before the names.
      const cell = inNames < 0 ? cells.findIndex(saysName) : inNames;
      const title = cells[cell] && readCell({ cell: cells[cell], at: { ...hours.at, cell } });
      return title ? [{ title, hours }] : [];
    });
  });
}

/** The last cell before another that says an amount with its unit. */
const amountBefore = (cells: readonly Cell[], at: number): Cell | undefined =>
  cells.slice(0, at).findLast((one) => hoursWithUnit(textOf(one)));

/** Whether words stand between an amount and the one before it, as in a table that goes on beside itself: `Nutrition`, `30 hrs`, `Supervision`, `30 hrs`. */
function namedBehindAmount(cells: readonly Cell[], at: number): boolean {
  const before = amountBefore(cells, at);
  return (
    before !== undefined &&
    cells.slice(cells.indexOf(before) + 1, at).some((one) => saysWords(textOf(one)))
  );
}

/** The rows that stand, without an empty one between, with some about wages. */
function rowsOfWages(rows: readonly (readonly Cell[])[]): Set<number> {
  const found = new Set<number>();
  const isEmpty = (row: number) => rows[row]!.every((cell) => textOf(cell) === "");
  for (const [row, cells] of rows.entries()) {
    if (!cells.some((cell) => ofWages.test(textOf(cell)))) continue;
    for (let at = row; at >= 0 && !isEmpty(at); at--) found.add(at);
    for (let at = row; at < rows.length && !isEmpty(at); at++) found.add(at);
  }
  return found;
}

/** Of the columns in which each row says something else, that with the longest words. */
function columnOfNames(rows: readonly (readonly Cell[])[]): number | undefined {
  const columns = [...new Set(rows.flatMap((cells) => cells.map(({ column }) => column)))];
  const said = columns.map((column) => {
    const own = rows.flatMap((cells) => cells.filter((one) => one.column === column));
    const texts = own.map(textOf).filter(saysWords);
    const areLists = own.filter(isList).length * 2 > own.length;
    return { column, texts, length: areLists ? 0 : texts.join("").length };
  });
  const [names] = said
    .filter(({ texts }) => new Set(texts).size === texts.length)
    .toSorted((one, other) => other.length - one.length);
  const before = said.find(
    ({ column, texts }) => column < (names?.column ?? 0) && areTitles(texts, rows.length),
  );
  return (before ?? names)?.column;
}

/** Whether each of texts is a title of several words, and another one than the others: what stands behind describes it. */
const areTitles = (texts: readonly string[], count: number): boolean =>
  texts.length === count &&
  new Set(texts).size === count &&
  texts.every((text) => /\p{L}{3,}\W+\p{L}{2,}/u.test(text) && text.length <= 90);

const isList = ({ lines }: Cell): boolean => lines.length > 1;

/** What is listed in a cell beside the name in its row. */
function listedBeside({ parts }: ProgramDocument, { part, row, cell }: Place): Read<string>[] {
  const table = parts[part];
  if (table?.part !== "table" || row === undefined) return [];
  const list = table.rows[row]!.findIndex((one, at) => at !== cell && isList(one));
  const own = table.rows[row]![list];
  return own ? readLines(own.lines, { part, row, cell: list }) : [];
}

const saysWords = (text: string): boolean => /\p{L}{3}/u.test(text);

/** Lines with hours one below the other, or several such lists that follow each other, which are together those stated. */
function linesAddingUp(document: ProgramDocument, stated: Hours): NamedHours[] | undefined {
  const tries = [
    listsOf(document),
    listsOf(document, endsWithAmount),
    listsOf(document, undefined, isDescription),
  ];
  for (const lists of tries) {
    for (let from = 0; from < lists.length; from++)
      for (let to = lists.length; to > from; to--) {
        const run = lists.slice(from, to).flat();
        if (isWhole(run, stated)) return run;
      }
    const below = lists.map((list) => belowTheirSum(list, stated)).find(Boolean);
    if (below) return below;
  }
  return undefined;
}

/** Two of many amounts are a third one by chance, but where that begins a list, or stands behind another with its own. */
function isOverMany(
  list: readonly NamedHours[],
  at: number,
  below: readonly NamedHours[] | undefined,
): boolean {
  const [first, ...others] = list.slice(0, at);
  const isBehind = !first || (others.length > 0 && isTogether(others, first.hours.value));
  return below !== undefined && (below.length > 2 || isBehind);
}

/** What follows in a list on the line that says those hours of all of it. */
function belowTheirSum(list: readonly NamedHours[], stated: Hours): NamedHours[] | undefined {
  for (const [at, one] of list.entries()) {
    if (!isTogether([one], stated)) continue;
    for (let to = at + 3; to <= list.length; to++)
      if (isTogether(list.slice(at + 1, to), stated)) return list.slice(at + 1, to);
  }
  return undefined;
}

/** `Food Safety 30`, or with a dash; only what the amounts are together tells that they are hours. */
const endsWithAmount = [...withoutUnit, /^(?<name>.*?\p{L}{3}.*?)\s+(?<hours>\d[\d,.]*)$/u];

/** No program has more lists with hours. */
const mostLists = 100;

/** The names with hours of each list of lines; what is listed below one does not end it. */
function listsOf(
  { parts }: ProgramDocument,
  forms?: readonly RegExp[],
  isBetween: (line: Line) => boolean = isBelow,
): NamedHours[][] {
  const lists: NamedHours[][] = [[]];
  for (const [part, one] of parts.entries()) {
    const isLine = one.part === "line";
    const named = isLine
      ? (namedHours(one, part) ??
        (forms && namedHours(one, part, forms)) ??
        namedAbove(parts, part))
      : undefined;
    if (named && isName(named.title.value)) lists.at(-1)!.push(named);
    else if (!isLine || !(one.text.trim() === "" || isBetween(one))) lists.push([]);
  }
  return lists.filter((list) => list.length > 0).slice(0, mostLists);
}

/** Whether a line is listed, or counted, below another one and begins nothing of its own. */
const isBelow = (line: Line): boolean =>
  line.is === "item" || (markerOf(line) !== undefined && subjectOf(line.text) === undefined);

/** Whether a line may describe the one above it, and begins nothing of its own. */
const isDescription = (line: Line): boolean =>
  isBelow(line) || (!isSetAsHeading(line) && subjectOf(line.text) === undefined);

/** `1,000 hours in rigging`, one of several in a sentence. */
const inSentence =
  /(\d[\d,]*\s*(?:hours|hrs))\.?\s+(?:in|of|on|for|with|doing|performing)\s+(\p{L}[^,;.\d]*?)(?=\s*(?:,|;|\.|$|\band\s+(?:about\s+|approximately\s+)?\d))/giu;

const listsOfSentences = (document: ProgramDocument): NamedHours[][] =>
  linesOf(document).flatMap(({ text, at }) =>
    text.split(/(?<=[a-z\d)]\.)\s+(?=\p{Lu})/u).map((sentence) =>
      [...sentence.matchAll(inSentence)].flatMap(([written, amount, title]): NamedHours[] => {
        const value = hoursAlone(amount!);
        const said = { at, written };
        return value ? [{ title: { value: title!, ...said }, hours: { value, ...said } }] : [];
      }),
    ),
  );
