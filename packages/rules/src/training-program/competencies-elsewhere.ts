import { itemsBelow } from "./items-below.ts";
import { isCounter, namesItself } from "./named-columns.ts";
import { type ProgramDocument, type Read, saidIn, textOf } from "./program-document.ts";
import { workColumns } from "./work-columns.ts";
import {
  lettered,
  partedBySemicolons,
  readLines,
  unnumbered,
  type WorkProcess,
} from "./work-process.ts";

const overCompetencies =
  /^(?:competencies|skills|tasks|content)\s*(?::|[–—-]|\b(?:of|for|in)\b)\s*/i;
const hoursBehind = /\s*[([–—-]\s*[\d,]+(?:\s*[–-]\s*[\d,]+)?\s*(?:hours|hrs)\.?\s*[)\]]?$/i;

/** `01 Safety`, `A-1 Safety` or `Block 1 Safety` */
const countedAs =
  /^(?:0\d|[A-Z]-\d{1,2}|(?:[Bb]lock|[Uu]nit|[Ss]tation|[Pp]hase|[Aa]rea|[Mm]odule|[Pp]rocess|[Rr]otation)\s+\d{1,2}\b[.:–—-]?)\s+(?=\p{Lu})/u;

/** The name of a process without what counts it, `Job Function 2: Serve guests`, and without its hours. */
export function nameOfProcess(text: string): string {
  const own = text.replace(overCompetencies, "").replace(countedAs, "");
  return unnumbered(namesItself(own) ? own.replace(/^[^:]*:/, "").trim() : own)
    .replace(hoursBehind, "")
    .trim()
    .toLowerCase();
}

/** A name without the hours that stand behind it. */
export const withoutHours = (title: Read<string>): Read<string> => ({
  ...title,
  value: title.value.replace(hoursBehind, "").trim() || title.value,
});

/** The processes, with the competencies that stand in lists of their own below a line with the name of each. */
export function withCompetenciesElsewhere(
  document: ProgramDocument,
  processes: readonly WorkProcess[],
): WorkProcess[] {
  if (processes.some(({ competencies }) => competencies.length > 0)) return [...processes];
  const inLines = processes.map((one) => ({ ...one, competencies: countedInLine(document, one) }));
  if (inLines.some(({ competencies }) => competencies.length > 0)) return inLines;
  for (const read of [countedInTable, inTablesBelow, inColumns, inTitledRows, inLinesBelow]) {
    const found = read(document, processes);
    if (found) return found;
  }
  const called = new Set(processes.map(({ title }) => nameOfProcess(title.value)));
  const names = new Set(
    document.parts.flatMap((one, part) =>
      one.part === "line" && called.has(nameOfProcess(one.text)) ? [part] : [],
    ),
  );
  const lists = document.parts.flatMap((one, part) => {
    const competencies = one.part === "line" ? itemsBelow(document, { part }, names) : [];
    return one.part === "line" && competencies.length > 0
      ? [[nameOfProcess(one.text), competencies] as const]
      : [];
  });
  const byName = new Map(lists);
  return processes.map((one) => ({
    ...one,
    competencies: byName.get(nameOfProcess(one.title.value)) ?? [],
  }));
}

/** `Splicing – 800 hours. The apprentice will (1) identify pairs; (2) splice.` */
function countedInLine({ parts }: ProgramDocument, { title }: WorkProcess): Read<string>[] {
  const own = parts[title.at.part];
  if (own?.part !== "line") return [];
  const behind = own.text.slice(own.text.indexOf(title.value) + title.value.length);
  return lettered({ lines: [{ ...own, text: behind }] }, title.at);
}

/** `A`, `B` and so on beside a list each, as many as there are processes, are of these one by one. */
function countedInTable(
  { parts }: ProgramDocument,
  processes: readonly WorkProcess[],
): WorkProcess[] | undefined {
  const [lists] = parts.flatMap((table, part) => {
    if (table.part !== "table" || processes.length < 2) return [];
    const rows = table.rows.flatMap((cells, row) => {
      const [count, list, ...others] = saidIn(cells);
      const isCounted = count && list && others.length === 0 && isCounter(textOf(count));
      return isCounted ? [readLines(list.lines, { part, row, cell: cells.indexOf(list) })] : [];
    });
    const areLists = rows.filter((tasks) => tasks.length > 1).length * 2 > rows.length;
    return rows.length === processes.length && areLists ? [rows] : [];
  });
  return lists && processes.map((one, at) => ({ ...one, competencies: lists[at]! }));
}

/** Tasks in the table below the line with the name of each process: `Competency` beside `Initials`, and a row for each. */
function inTablesBelow(
  { parts }: ProgramDocument,
  processes: readonly WorkProcess[],
): WorkProcess[] | undefined {
  const starts = new Set(processes.map(({ title }) => title.at.part));
  const found = processes.map((one) => {
    const from = one.title.at.part;
    const end = parts.findIndex((_, at) => at > from && starts.has(at));
    const below = parts.findIndex(
      (part, at) => at > from && at <= from + farthestTable && part.part === "table",
    );
    const table = parts[below];
    const isBelow = parts[from]?.part === "line" && (end < 0 || below < end);
    const head = table?.part === "table" ? saidIn(table.rows[0] ?? [])[0] : undefined;
    if (!isBelow || table?.part !== "table" || !head || !workColumns.competency.test(textOf(head)))
      return one;
    const competencies = table.rows.slice(1).flatMap((cells, row) => {
      const cell = cells.findIndex(({ column }) => column === head.column);
      return cell < 0 ? [] : readLines(cells[cell]!.lines, { part: below, row: row + 1, cell });
    });
    return { ...one, competencies };
  });
  return found.some(({ competencies }) => competencies.length > 0) ? found : undefined;
}

/** So far below a name its hours and what leads to the table may stand. */
const farthestTable = 3;

/** Tasks in a table of their own, each column of which is headed by the name of a process. */
function inColumns(
  { parts }: ProgramDocument,
  processes: readonly WorkProcess[],
): WorkProcess[] | undefined {
  const byName = new Map(processes.map((one) => [nameOfProcess(one.title.value), one]));
  for (const [part, table] of parts.entries()) {
    if (table.part !== "table") continue;
    const head = table.rows.findIndex(
      (row) =>
        saidIn(row).filter((cell) => byName.has(nameOfProcess(textOf(cell)))).length * 2 >
        processes.length,
    );
    if (head < 0 || processes.length < 2) continue;
    const columnOf = new Map(
      table.rows[head]!.map((cell) => [byName.get(nameOfProcess(textOf(cell))), cell.column]),
    );
    const tasks = table.rows.findIndex(
      ([label], row) => row > head && label && workColumns.competency.test(textOf(label)),
    );
    const from = tasks < 0 ? head + 1 : tasks;
    return processes.map((one) => ({
      ...one,
      competencies: table.rows.slice(from).flatMap((cells, below) => {
        const cell = cells.findIndex(({ column }) => column === columnOf.get(one));
        const at = { part, row: from + below, cell };
        return cell < 0 ? [] : readLines(cells[cell]!.lines, at);
      }),
    }));
  }
  return undefined;
}

/** Tasks in rows below one with the name of each process alone, which may be counted: `Block 1 Ground handling`. */
function inTitledRows(
  { parts }: ProgramDocument,
  processes: readonly WorkProcess[],
): WorkProcess[] | undefined {
  const names = new Set(processes.map(({ title }) => nameOfProcess(title.value)));
  const listed = new Map<string, Read<string>[]>();
  for (const [part, table] of parts.entries()) {
    if (table.part !== "table") continue;
    let open: Read<string>[] | undefined;
    for (const [row, cells] of table.rows.entries()) {
      const [first, ...others] = saidIn(cells);
      if (!first) continue;
      const name = nameOfProcess(textOf(first));
      if (others.length === 0 && names.has(name)) listed.set(name, (open = []));
      else open?.push(...readLines(first.lines, { part, row, cell: cells.indexOf(first) }));
    }
  }
  const found = processes.map((one) => ({
    ...one,
    competencies: listed.get(nameOfProcess(one.title.value)) ?? [],
  }));
  const known = found.filter(({ competencies }) => competencies.length > 0);
  return known.length * 2 > processes.length ? found : undefined;
}

/** Tasks on the line below the name of each process, which signs part: `run the lift; set stands; inspect`. */
function inLinesBelow(
  { parts }: ProgramDocument,
  processes: readonly WorkProcess[],
): WorkProcess[] | undefined {
  const names = new Set(processes.map(({ title }) => title.at.part));
  const found = processes.map((one) => {
    const part = one.title.at.part + 1;
    const below = parts[part];
    const isBelow = one.title.at.row === undefined && below?.part === "line" && !names.has(part);
    return isBelow && below.text.includes("; ")
      ? { ...one, competencies: readLines([below], { part }).flatMap(partedBySemicolons) }
      : one;
  });
  const listed = found.filter(({ competencies }) => competencies.length > 0);
  return listed.length * 2 > processes.length ? found : undefined;
}
