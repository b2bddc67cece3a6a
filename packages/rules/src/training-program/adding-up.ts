import {
  columnsWithHours,
  columnsWithTotals,
  isList,
  isSumOfOthers,
} from "./columns-with-hours.ts";
import { isTogether, runFrom, runTogether } from "./hours-together.ts";
import { itemsBelow, rowsBelow } from "./items-below.ts";
import type { NamedHours } from "./lines-with-hours.ts";
import {
  beginsWithAmount,
  endsWithAmount,
  isDescription,
  listsWithHours,
  namedInLine,
  sentencesWithHours,
} from "./lists-with-hours.ts";
import {
  linesOf,
  type Part,
  type Place,
  type ProgramDocument,
  type Read,
  textOf,
} from "./program-document.ts";
import type { RelatedCourse } from "./read-courses.ts";
import { type Subject, subjectAbove, subjectOf } from "./said-above.ts";
import type { Hours, Range } from "./values.ts";
import { readLines, type WorkProcess } from "./work-process.ts";

type Table = Extract<Part, { part: "table" }>;

/** Finds what stated hours are made of; nothing where no such parts are. */
export type AddingUp<One> = (stated: Hours) => One[];

/** Finds the work processes that the stated hours of the work are made of. */
export function processesAddingUp(document: ProgramDocument): AddingUp<WorkProcess> {
  const addingUp = partsAddingUp(document);
  return (stated) => withCompetencies(document, addingUp(stated));
}

/** Finds the courses that the stated hours of the instruction are made of. */
export function coursesAddingUp(document: ProgramDocument): AddingUp<RelatedCourse> {
  const addingUp = partsAddingUp(document);
  return (stated) => addingUp(stated).map((named) => ({ ...named, objectives: [] }));
}

const withCompetencies = (document: ProgramDocument, all: readonly NamedHours[]): WorkProcess[] =>
  all.map((named) => {
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
              ...rowsBelow(
                document,
                at,
                new Set(names.flatMap(({ row }) => row ?? [])),
                named.hours.at,
              ),
            ],
    };
  });

/** Names with their hours, which are together just those that are stated: a column of a table, or line below line. Whatever such a table or list is called, it says of what the stated hours are made. */
function partsAddingUp(document: ProgramDocument): AddingUp<NamedHours> {
  const columns = document.parts.flatMap((part, at) =>
    part.part === "table" ? columnsWithHours(part, at) : [],
  );
  const tables = [...Map.groupBy(columns, ([first]) => first?.hours.at.part).values()].map(
    (beside) => beside.flat(),
  );
  const lists = [
    listsWithHours(document),
    listsWithHours(document, endsWithAmount),
    listsWithHours(document, beginsWithAmount),
    listsWithHours(document, undefined, isDescription),
  ];
  const sentences = sentencesWithHours(document);
  const inLines = linesOf(document).flatMap(namedInLine);
  return (stated) => {
    const areWhole = (named: readonly NamedHours[]) =>
      named.length > 1 && isTogether(named, stated);
    return (
      columns.find(areWhole) ??
      tables.find(areWhole) ??
      // Their sum stands among them.
      tables.map((named) => named.filter((one) => !isTogether([one], stated))).find(areWhole) ??
      firstOf(lists, (some) => listsAddingUp(some, stated)) ??
      // Rows one below the other in a column that holds other amounts as well.
      firstOf(columns, (named) =>
        runTogether(named, stated, ({ length }) => length >= fewestOfRun),
      ) ??
      sentences.find(areWhole) ??
      [inLines].find(areWhole) ??
      []
    );
  };
}

function firstOf<One, Found>(
  all: readonly One[],
  find: (one: One) => Found | undefined,
): Found | undefined {
  for (const one of all) {
    const found = find(one);
    if (found) return found;
  }
  return undefined;
}

/** Fewer amounts may be together by chance what is stated. */
const fewestOfRun = 3;

/** Lines with hours one below the other, or several such lists that follow each other, which are together those stated. */
function listsAddingUp(lists: readonly NamedHours[][], stated: Hours): NamedHours[] | undefined {
  const whole = lists.map((list) => ({ list, hours: hoursOfAll(list) }));
  const isEnough = (run: readonly (typeof whole)[number][]) =>
    run.length > 1 || run.some(({ list }) => list.length > 1);
  const run = runTogether(whole, stated, isEnough);
  return (
    run?.flatMap(({ list }) => list) ??
    firstOf(lists, (list) => belowTheirSum(list, stated)) ??
    // Their sum stands behind them, whatever it is called.
    firstOf(lists, (list) => runTogether(list, stated, ({ length }) => length >= fewestOfRun)) ??
    lists.find((list) => list.length > fewestOfRun && isAround(list, stated))
  );
}

/** Whether ranges leave room for just one amount that is stated. */
function isAround(list: readonly NamedHours[], { least, most }: Hours): boolean {
  const { value } = hoursOfAll(list);
  return (
    most !== undefined &&
    (least ?? most) === most &&
    value.least < most &&
    most < value.most &&
    value.most < value.least * 1.5
  );
}

const hoursOfAll = (list: readonly NamedHours[]): NamedHours["hours"] => ({
  ...list[0]!.hours,
  value: {
    least: list.reduce((sum, { hours }) => sum + hours.value.least, 0),
    most: list.reduce((sum, { hours }) => sum + hours.value.most, 0),
  },
});

/** The hours that the last row of the only such table says, and the rows above it add up to, or a line over the only such list; of those about a subject where one is given. */
export function ownTotal(document: ProgramDocument, subject?: Subject): Read<Hours> | undefined {
  const totals = document.parts.flatMap((part, at) => {
    if (part.part !== "table" || (subject && subjectOver(document, part, at) !== subject))
      return [];
    if (!part.rows.flat().some((cell) => saysUnit(textOf(cell)))) return [];
    return ofAll(
      columnsWithTotals(part, at)
        .filter(isSumOfOthers)
        .map((named) => named.at(-1)!.hours),
    );
  });
  const overLists = listsWithHours(document).flatMap((list) =>
    list.filter(
      ({ title, hours }, at) =>
        (!subject || subjectOf(title.value) === subject) &&
        isOverMany(list, at, belowTheirSum(list, hours.value)),
    ),
  );
  const all = [...totals, ...overLists.map(({ hours }) => hours)];
  return all.length === 1 ? all[0] : undefined;
}

/** Of the sums of columns the one that is the others together. */
function ofAll(sums: Read<Range>[]): Read<Range>[] {
  const together = sums.reduce((sum, { value }) => sum + value.most, 0);
  const whole = sums.find(({ value }) => value.most * 2 === together);
  return whole && sums.length > 2 ? [whole] : sums;
}

const subjectOver = (document: ProgramDocument, table: Table, part: number) =>
  subjectAbove(document, { table, part, block: { from: 0, to: table.rows.length }, head: 0 });

const saysUnit = (text: string): boolean => /\b(?:hours?|hrs?|horas|time)\b/i.test(text);

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
    const run = runFrom(list, at + 1, stated, ({ length }) => length > 1);
    if (run) return run;
  }
  return undefined;
}

/** What is listed in a cell beside the name in its row. */
function listedBeside({ parts }: ProgramDocument, { part, row, cell }: Place): Read<string>[] {
  const table = parts[part];
  if (table?.part !== "table" || row === undefined) return [];
  const list = table.rows[row]!.findIndex((one, at) => at !== cell && isList(one));
  const own = table.rows[row]![list];
  return own ? readLines(own.lines, { part, row, cell: list }) : [];
}
