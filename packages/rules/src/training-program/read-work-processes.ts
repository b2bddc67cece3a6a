import { type ProcessOfRows, withHoursOfRows } from "./hours-of-rows.ts";
import {
  cellIn,
  type ColumnSpan,
  isDivided,
  loneCell,
  namedBlocks,
  type NamedTable,
} from "./named-columns.ts";
import { saysTotal } from "./says-total.ts";
import { processesOfCards } from "./processes-of-cards.ts";
import { processesOfColumns } from "./processes-of-columns.ts";
import { processesOfNamedRows, processesOfOneColumn } from "./processes-of-one-column.ts";
import { processesOfLines } from "./processes-of-lines.ts";
import { type ProgramDocument, type Read, textOf } from "./program-document.ts";
import { subjectAbove, titleOver } from "./said-above.ts";
import { blocksOf, type Table } from "./table-blocks.ts";
import { totalsBelow } from "./lines-with-hours.ts";
import { withinTheirSums } from "./within-sums.ts";
import { isGrandTotal, isSubtotal, saysOfProgram, type Total, totalIn, wholeOf } from "./totals.ts";
import { type Hours, hoursAlone, type Range } from "./values.ts";
import { columnOfHours, nowhere, saysUnit, workColumns, type WorkRole } from "./work-columns.ts";
import { hoursInTitle, lettered, readCell, readLines, type WorkProcess } from "./work-process.ts";

/** The work processes of a document, and their hours together where it names a total. */
export interface WorkSchedule {
  processes: WorkProcess[];
  totals: Total[];
  /** Of the instruction, where it stands beside the work. */
  ofInstruction?: Total[] | undefined;
}

type Role = WorkRole;
type Named = NamedTable<Role>;

/** What is taught beside the work, what is paid for it, and how it is marked are no work processes. */
const otherTable =
  /\bcourses?\b|\bsubjects?\b|\bcursos?\b|\bsalarios?\b|\bsteps?\b|\bwages?\b|%|\bprovider\b|\bcredits?\b|\bcontact hours\b|\brelated (?:technical |supplemental )?instruction\b/i;
/** Where processes are named, their wages may stand beside them. */
const instructionTable =
  /\bcourses?\b|\bsubjects?\b|\bcursos?\b|\bsteps?\b|\bperiods?\b|\bprovider\b|\bcredits?\b|\bcontact hours\b|\brelated (?:technical |supplemental )?instruction\b/i;
const ofWorkAlone = /\bwork process|\bjob function|\bprocesos? de trabajo/i;

/** Reads the work processes of a document from its tables, and where none has any, from its lines. */
export function readWorkProcesses(
  document: ProgramDocument,
  statedHours: number | undefined,
): { processes: WorkProcess[]; total?: Read<Hours>; instructionTotal?: Read<Hours> } {
  const found = document.parts.flatMap((part, index): WorkSchedule[] => {
    if (part.part !== "table") return [];
    const read = ofTable(document, part, index, statedHours);
    const isOfWork = read.some(({ processes }) => processes.length > 0);
    return isOfWork ? [...read, { processes: [], totals: totalsBelow(document, index) }] : read;
  });
  const read = found.some(({ processes }) => processes.length > 0)
    ? found
    : [processesOfLines(document)];
  const processes = asOne(read.flatMap((one) => one.processes)).map((one) => ({
    ...one,
    ...withHours(one.hours ?? hoursInTitle(one.title)),
  }));
  const totals = read.flatMap((one) => one.totals);
  const nested = withinTheirSums(processes, totals);
  const total = wholeOf(totals, nested);
  const instructionTotal = wholeOf(
    found.flatMap((one) => one.ofInstruction ?? []),
    [],
  );
  return {
    processes: nested,
    ...(total && { total }),
    ...(instructionTotal && { instructionTotal }),
  };
}

/** What is said of a process at the least in one table and at the most in another is said of one process; so are its hours in one and its competencies in another. */
function asOne(processes: readonly WorkProcess[]): WorkProcess[] {
  const all: WorkProcess[] = [];
  for (const one of processes) {
    const value = one.hours?.value;
    const same = all.find(({ title }) => title.value === one.title.value);
    const other = same?.hours?.value;
    const isListed =
      same && !value !== !other && !one.competencies.length !== !same.competencies.length;
    const isHalf = value && other && value.least === undefined && other.most === undefined;
    if (same?.hours && isHalf)
      same.hours = { ...same.hours, value: { least: other.least, most: value.most } };
    else if (isListed) {
      same.hours ??= one.hours;
      same.competencies = [...same.competencies, ...one.competencies];
    } else all.push({ ...one });
  }
  return all;
}

const withHours = (hours: Read<Hours> | undefined) => hours && { hours };

function ofTable(
  document: ProgramDocument,
  table: Table,
  part: number,
  statedHours: number | undefined,
): WorkSchedule[] {
  const cards = processesOfCards(table, part);
  if (cards.length > 0) return [{ processes: cards, totals: [] }];
  const acrossColumns = processesOfColumns(table, part);
  if (acrossColumns) return [acrossColumns];
  const named = namedBlocks(table, part, workColumns);
  const read = named.map((one) => ofBlock(document, one, statedHours));
  if (read.some(({ processes }) => processes.length > 0)) return read;
  return blocksOf(table).flatMap((block) => {
    const listed = [
      ...processesOfOneColumn(table, part, block),
      ...processesOfNamedRows(table, part, block),
    ];
    if (listed.length > 0) return [{ processes: listed, totals: [] }];
    const one = withoutHeadings(document, table, part, block);
    return one ? [{ processes: ofProcessesWithHours(one), totals: totalsOf(one) }] : [];
  });
}

function ofBlock(
  document: ProgramDocument,
  given: Named,
  statedHours: number | undefined,
): WorkSchedule {
  const none: WorkSchedule = { processes: [], totals: [] };
  const named = withHoursBeside(withProcesses({ ...given, columns: withOneOfHours(given) }));
  const { columns, table, block, head } = named;
  const titles = table.rows.slice(block.from, head).flat().map(textOf);
  const headings = given.headings.map(({ text }) => text).join(" ");
  const isOfWork = columns.has("process") && ofWorkAlone.test(headings);
  const said = [table.title ?? "", ...titles, headings].join(" ");
  if (!isOfWork && (columns.has("process") ? instructionTable : otherTable).test(said)) return none;
  if (!isOfWork && subjectAbove(document, named) === "instruction") return none;
  const hasHours = columns.has("hours") || columns.has("least") || columns.has("most");
  const totals = totalsOf(named);
  const ofInstruction = totalsOf({ ...named, columns: onlyOfInstruction(named) });
  if (columns.has("process") && columns.has("competency"))
    return { processes: ofRows(named, totals, statedHours), totals, ofInstruction };
  if (columns.has("competency")) return ofCompetencies(document, named);
  if (!hasHours && !isOfWork) return none;
  const process = columns.get("process") ?? columnOfWords(document, named);
  if (!process) return none;
  const known = { ...named, columns: new Map([...columns, ["process" as const, process]]) };
  return { processes: ofProcessesWithHours(known, isOfWork), totals, ofInstruction };
}

/** Where hours stand in the column beside the one that is called so, it is that one; the words below the name are the processes. */
function withHoursBeside(named: Named): Named {
  const { table, block, head, columns, headings } = named;
  const own = columns.get("hours");
  if (!own || own === nowhere || columns.has("process") || headings.length > 1) return named;
  const { from, to } = own;
  const textsIn = (column: number) =>
    table.rows
      .slice(head + 1, block.to)
      .flatMap((row) => row.filter((cell) => cell.column === column).map(textOf))
      .filter(Boolean);
  const isBeside = textsIn(to).length > 1 && textsIn(to).every((text) => hoursAlone(text));
  if (!isBeside || textsIn(from).some((text) => hoursAlone(text))) return named;
  const beside = { from: to, to: to + 1 };
  return { ...named, columns: new Map([...columns, ["hours", beside], ["process", own]]) };
}

/** Of several columns that may be of the processes, that which is called so in full. */
function withProcesses(named: Named): Named {
  const own = named.headings.filter(({ text }) => workColumns.process.test(text));
  const full = own.find(({ text }) => ofWorkAlone.test(text) && !otherOfProcess.test(text));
  if (own.length < 2 || !full) return named;
  const { from, to } = full;
  return { ...named, columns: new Map([...named.columns, ["process" as const, { from, to }]]) };
}

const otherOfProcess = /\b(?:number|no|code|id|sort order|sub category|description)\b/i;

/** The hours of the instruction that stand beside those of the work. */
function onlyOfInstruction({ headings }: Named): Map<Role, ColumnSpan> {
  const own = headings.filter(
    ({ text }) => workColumns.instruction.test(text) && workColumns.hours.test(text),
  );
  const one = columnOfHours(own);
  return new Map(one ? [["hours", one]] : []);
}

/** The column of the processes where none is called so: the first one without a heading, or below a title about the work the first that has another. */
function columnOfWords(document: ProgramDocument, named: Named): ColumnSpan | undefined {
  const { columns, headings } = named;
  const subject = subjectAbove(document, named);
  if (subject === "instruction") return undefined;
  if (!headings.some(({ from }) => from === 0)) return { from: 0, to: 1 };
  if (subject !== "work") return undefined;
  const taken = [...columns].flatMap(([role, { from }]) => (role === "description" ? [] : [from]));
  const free = headings.find(({ from }) => !taken.includes(from));
  return free && { from: free.from, to: free.to };
}

function withOneOfHours({ headings, columns }: Named): Map<Role, ColumnSpan> {
  const { instruction, least, most, hours } = workColumns;
  const own = headings.filter(
    ({ text }) => hours.test(text) && ![instruction, least, most].some((name) => name.test(text)),
  );
  const one = columnOfHours(own);
  const known = new Map<Role, ColumnSpan>(one ? [...columns, ["hours", one]] : columns);
  for (const role of ["least", "most"] as const) {
    const several = columnOfHours(headings.filter(({ text }) => workColumns[role].test(text)));
    if (several) known.set(role, several);
  }
  return known;
}

/** Rows of one competency each, with the process that they are of. */
function ofRows(named: Named, totals: readonly Total[], stated: number | undefined): WorkProcess[] {
  const found: ProcessOfRows[] = [];
  for (const row of rowsOf(named)) {
    const title = readCell(cellIn(named, row, "process"));
    const listed = cellIn(named, row, "competency");
    const last = found.at(-1);
    if (title && title.value !== last?.process.title.value) {
      const described = cellIn(named, row, "description");
      const isListed = (listed && textOf(listed.cell) !== "") || !described;
      found.push({
        process: {
          title,
          ...hoursOf(named, row),
          competencies: isListed ? [] : lettered(described.cell, described.at),
        },
        rows: [],
      });
    }
    const open = found.at(-1);
    if (!open || !listed || textOf(listed.cell) === "") continue;
    const { lines } = listed.cell;
    const one = lines.length > 1 ? readLines(lines, listed.at) : [readCell(listed)!];
    open.process.competencies.push(...one);
    open.rows.push(hoursOf(named, row).hours);
  }
  const total = totals.length === 1 ? totals[0]!.hours.value.most : stated;
  const { columns } = named;
  // An export says a process again with each of its competencies.
  const repeats = columns.has("order") || (columns.has("least") && columns.has("most"));
  return withHoursOfRows(found, total, repeats);
}

/** Rows of competencies below one title, which stands over the table or above it; below none that names a process each row is one. */
function ofCompetencies(document: ProgramDocument, named: Named): WorkSchedule {
  const groups = groupsOf(named);
  if (groups.length > 0) return { processes: groups, totals: [] };
  const title = titleOver(document, named);
  const rows = [...rowsOf(named)].flatMap((row) => {
    const found = cellIn(named, row, "competency");
    return found && textOf(found.cell) !== "" ? [{ found, ...hoursOf(named, row) }] : [];
  });
  const withHours = rows.filter((row) => row.hours);
  const isOfEach = withHours.length > 0 && (!title || generalTitle.test(title.value));
  if (isOfEach) {
    const column = named.columns.get("competency")!;
    const known = { ...named, columns: new Map([...named.columns, ["process" as const, column]]) };
    return { processes: ofProcessesWithHours(known), totals: totalsOf(named) };
  }
  const competencies = rows.flatMap(({ found }) => readLines(found.cell.lines, found.at));
  if (!title || competencies.length === 0) return { processes: [], totals: [] };
  const own = hoursInTitle(title);
  const process = { title, ...(own && { hours: own }), competencies };
  const [added] = withHoursOfRows(
    [{ process, rows: rows.map((row) => row.hours) }],
    totalsOf(named, true)[0]?.hours.value.most,
    false,
  );
  return { processes: [own ? process : added!], totals: [] };
}

/** Competencies below titles that stand over the whole width of their table. */
function groupsOf(named: Named): WorkProcess[] {
  const groups: WorkProcess[] = [];
  for (const row of rowsOf(named)) {
    const cells = named.table.rows[row]!;
    const found = cellIn(named, row, "competency");
    const isTitle = cells.length === 1 && cells[0]!.span > 1;
    const title = isTitle ? readCell(found) : undefined;
    if (title) groups.push({ title, competencies: [] });
    else if (groups.length === 0) return [];
    else if (found) groups.at(-1)!.competencies.push(...readLines(found.cell.lines, found.at));
  }
  return groups;
}

/** A title that stands over all processes. */
const generalTitle =
  /^(?:appendix\b.*|(?:\w+\W+){0,3}(?:work process(?:es)?|on[\s-]the[\s-]job|ojl|ojt|work experience)\b.*)$/i;

/** The rows below the headings that say neither a total nor the headings again. */
function* rowsOf({ table, block, head }: Named): Generator<number> {
  for (let row = head + 1; row < block.to; row++) {
    const texts = table.rows[row]!.map(textOf);
    if (!texts.some((text) => saysTotal(text) || totalIn(text))) yield row;
  }
}

/** A row for each process with its hours; its tasks stand below its name, or in a row of their own. */
function ofProcessesWithHours(named: Named, isOfWork = false): WorkProcess[] {
  const { table, part } = named;
  const processes: WorkProcess[] = [];
  for (const row of rowsOf(named)) {
    const found = cellIn(named, row, "process");
    const lone = loneCell(table, row);
    const own = hoursOf(named, row);
    if (!own.hours && lone !== undefined) {
      const { lines: tasks } = table.rows[row]![lone]!;
      processes.at(-1)?.competencies.push(...readLines(tasks, { part, row, cell: lone }));
      continue;
    }
    if (!found || saysOfProgram(textOf(found.cell))) continue;
    // Several in one cell do not say which of them takes the hours.
    if (found.cell.lines.length > 1 && found.cell.lines[0]!.is === "item") continue;
    // One whose hours are not sure is a process all the same.
    const isSure = isOfWork || saysHours(named, row) || named.columns.get("hours") === nowhere;
    if (!own.hours && !isSure) continue;
    const [title, ...competencies] = readLines(found.cell.lines, found.at);
    if (title) processes.push({ title, ...own, competencies });
  }
  return processes;
}

/** A table without headings whose rows are processes with hours, and tasks below them. */
function withoutHeadings(
  document: ProgramDocument,
  table: Table,
  part: number,
  block: { from: number; to: number },
): Named | undefined {
  const rows = table.rows.slice(block.from, block.to);
  const said = rows.map((row) => row.filter((cell) => textOf(cell) !== ""));
  const withHours = said.filter(
    (row) =>
      row.length === 2 &&
      /\b(?:hours|hrs|horas)\b/i.test(textOf(row[1]!)) &&
      hoursAlone(textOf(row[1]!)),
  );
  const [first] = withHours;
  if (
    !first ||
    said.some((row) => row.length > 2 || saysOfProgram(textOf(row[0] ?? { lines: [] })))
  )
    return undefined;
  const head = block.from - 1;
  const place = { table, part, block, head };
  const hasTasks = said.some((row) => row.length === 1);
  if (!hasTasks && subjectAbove(document, place) !== "work") return undefined;
  const columnOf = ({ column, span }: { column: number; span: number }) => ({
    from: column,
    to: column + span,
  });
  const columns = new Map<Role, ColumnSpan>([
    ["process", columnOf(first[0]!)],
    ["hours", columnOf(first[1]!)],
  ]);
  return { ...place, headings: [], columns };
}

function totalsOf(named: Named, withSubtotals = false): Total[] {
  const { table, part, block, head } = named;
  return table.rows.slice(head + 1, block.to).flatMap((cells, index): Total[] => {
    const row = head + 1 + index;
    for (const [cell, text] of cells.map(textOf).entries()) {
      const own = totalIn(text);
      const read = own
        ? { value: own.hours, at: { part, row, cell }, written: text }
        : saysTotal(text)
          ? hoursOf(named, row).hours
          : undefined;
      if (read && (withSubtotals || !isSubtotal(text)))
        return [{ hours: read, isGrand: isGrandTotal(text) }];
    }
    return [];
  });
}

const saysHours = (named: Named, row: number): boolean =>
  (["least", "most", "hours"] as const).some((role) => {
    const found = cellIn(named, row, role);
    return found !== undefined && /^\W*(?:\d|at least|up to|included)/i.test(textOf(found.cell));
  });

function hoursOfCell({ headings, columns }: Named, role: Role, text: string): Range | undefined {
  const from = columns.get(role)?.from;
  const heading = headings.find((one) => one.from === from)?.text;
  if (heading === undefined) return hoursAlone(text);
  if (!saysUnit(heading) && !/\b(?:hours?|hrs?|h|horas)\b/i.test(text)) return undefined;
  // Below a heading of the least and the most, `1,000/1,500` says both.
  const saysBoth = /\bmin/i.test(heading) && /\bmax/i.test(heading);
  return hoursAlone(saysBoth ? text.replace("/", "-") : text);
}

function hoursOf(named: Named, row: number): { hours?: Read<Hours> } {
  const read = (role: Role) => {
    const found = isDivided(named, row, role) ? undefined : cellIn(named, row, role);
    const range = found && hoursOfCell(named, role, textOf(found.cell));
    return range && { range, at: found.at, written: textOf(found.cell) };
  };
  const [least, most, hours] = [read("least"), read("most"), read("hours")];
  const known = least ?? most ?? hours;
  if (!known) return {};
  const value = { least: (least ?? hours)?.range.least, most: (most ?? hours)?.range.most };
  return {
    hours: {
      value,
      at: known.at,
      written: [least, most, hours].flatMap((one) => one?.written ?? []).join(" – "),
    },
  };
}
