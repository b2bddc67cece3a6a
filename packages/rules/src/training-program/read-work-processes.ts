import { instructionWords, modules } from "./subject-words.ts";
import {
  columnOfNames,
  columnOfWords,
  namesWork,
  onlyOfInstruction,
  withHoursBeside,
  withOneOfHours,
  withProcesses,
} from "./columns-of-work.ts";
import { nameOfProcess, withCompetenciesElsewhere } from "./competencies-elsewhere.ts";
import { hoursOf, rowsOf, totalsOf, type WorkTable } from "./hours-of-a-row.ts";
import { totalsBelow } from "./lines-with-hours.ts";
import {
  type ColumnSpan,
  holdsNames,
  isCounter,
  namedBlocks,
  namesItself,
} from "./named-columns.ts";
import { processesOfCards, processOfTitledRows } from "./processes-of-cards.ts";
import { processesOfColumns } from "./processes-of-columns.ts";
import {
  processesOfLeadIns,
  processesOfNamesOverHours,
  processesOfSharedWords,
} from "./processes-of-lead-ins.ts";
import { processesOfCountedRows } from "./processes-of-counted-rows.ts";
import { processesOfLines } from "./processes-of-lines.ts";
import { processesOfNamedRows, processesOfOneColumn } from "./processes-of-one-column.ts";
import { groupsOf, ofCompetencies, ofProcessesWithHours, ofRows } from "./processes-of-rows.ts";
import { type Cell, type ProgramDocument, type Read, saidIn, textOf } from "./program-document.ts";
import { subjectAbove, subjectOf } from "./said-above.ts";
import { processesOfRepeatedHeads } from "./processes-of-repeated-heads.ts";
import { processesOfTitles } from "./processes-of-titles.ts";
import { saysTotal } from "./says-total.ts";
import { withoutSum } from "./sum-of-others.ts";
import { blocksOf, type Table } from "./table-blocks.ts";
import { saysOfProgram, wholeOf } from "./totals.ts";
import { type Hours, hoursAlone, hoursWithUnit, inOrder } from "./values.ts";
import { withinTheirSums } from "./within-sums.ts";
import { workColumns, type WorkRole } from "./work-columns.ts";
import { hoursInTitle, type WorkProcess, type WorkSchedule } from "./work-process.ts";

/** What is taught beside the work, what is paid for it, and how it is marked are no work processes. */
const otherTable = new RegExp(
  String.raw`\bcourses?\b|\bsubjects?\b|\bcursos?\b|\bsalarios?\b|\bsteps?\b|\bwages?\b|%|\bprovider\b|\bcredits?\b|\bcontact hours\b|\b${instructionWords}\b`,
  "i",
);
/** Where processes are named, their wages may stand beside them. */
const instructionTable = new RegExp(
  String.raw`\bcourses?\b|\bsubjects?\b|\btopics?\b|\bcursos?\b|\bsteps?\b|\bperiods?\b|\bprovider\b|\bcredits?\b|\bcontact hours\b|\b${instructionWords}\b`,
  "i",
);

/** Reads the work processes of a document from its tables, and where none has any, from its lines. */
export function readWorkProcesses(
  document: ProgramDocument,
  stated: Hours | undefined,
): {
  processes: WorkProcess[];
  total?: Read<Hours>;
  instructionTotal?: Read<Hours>;
  /** The tables of modules that are taught, as the work stands in another. */
  modulesAt: number[];
} {
  const all = document.parts.flatMap((part, index): WorkSchedule[] => {
    if (part.part !== "table") return [];
    const read = ofTable(document, part, index, stated?.most).map((one) => ({
      ...one,
      processes: one.processes.filter((process) => !isField(process)),
    }));
    const ofWork = read.filter(holds);
    if (ofWork.length === 0) return read;
    const isOfModules = ofWork.every((one) => one.isOfModules === true);
    const totals = totalsBelow(document, index, "instruction");
    return [...read, { processes: [], totals, isOfModules }];
  });
  const isTaught = all.some((one) => holds(one) && !one.isOfModules)
    ? (one: WorkSchedule) => one.isOfModules === true
    : () => false;
  const found = all.filter((one) => !isTaught(one));
  const read = (
    found.some(({ processes }) => processes.length > 0) ? found : [ofLines(document)]
  ).map((one) => withoutLastSum(one, stated));
  const named = read.flatMap((one) => one.processes).filter(({ title }) => !isCounter(title.value));
  const processes = asOne(named).map((one) => ({
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
    processes: withCompetenciesElsewhere(document, nested),
    ...(total && { total }),
    ...(instructionTotal && { instructionTotal }),
    modulesAt: all
      .filter((one) => isTaught(one) && holds(one))
      .map(({ processes: [first] }) => first!.title.at.part),
  };
}

const holds = ({ processes }: WorkSchedule): boolean => processes.length > 0;

/** Lines that say that they are of the work, or else such as stand alike over their lists. */
function ofLines(document: ProgramDocument): WorkSchedule {
  const said = processesOfLines(document);
  if (said.processes.length > 0) return said;
  const [found = []] = [processesOfLeadIns, processesOfSharedWords, processesOfNamesOverHours]
    .map((read) => read(document))
    .filter((processes) => processes.length > 0);
  return { ...said, processes: found };
}

function withoutLastSum(one: WorkSchedule, stated: Hours | undefined): WorkSchedule {
  const { parts, sum } = withoutSum(one.processes, stated);
  const totals = sum ? [...one.totals, { hours: sum, isGrand: false }] : one.totals;
  return { ...one, processes: parts, totals };
}

/** What is said of a process at the least in one table and at the most in another is said of one process; so are its hours in one and its competencies in another. */
function asOne(processes: readonly WorkProcess[]): WorkProcess[] {
  const all: WorkProcess[] = [];
  for (const one of processes) {
    const value = one.hours?.value;
    const same = all.find(
      ({ title }) => nameOfProcess(title.value) === nameOfProcess(one.title.value),
    );
    const other = same?.hours?.value;
    const isListed =
      same && !value !== !other && !one.competencies.length !== !same.competencies.length;
    const isHalf = value && other && value.least === undefined && other.most === undefined;
    if (same?.hours && isHalf)
      same.hours = { ...same.hours, value: inOrder({ least: other.least, most: value.most }) };
    else if (same && (isListed || isOnlyName(same) || isOnlyName(one))) {
      const hours = same.hours ?? one.hours;
      if (hours) same.hours = hours;
      same.competencies = [...same.competencies, ...one.competencies];
    } else all.push({ ...one });
  }
  return all;
}

const isOnlyName = ({ hours, competencies }: WorkProcess): boolean =>
  !hours && competencies.length === 0;

/** `Start wage:` or `Work schedule`, without hours and competencies, says something of the program. */
const isField = (one: WorkProcess): boolean =>
  isOnlyName(one) && /:\s*$|\b(?:wages?|salary|pay|schedule)$/i.test(one.title.value);

const withHours = (hours: Read<Hours> | undefined) => hours && { hours };

function ofTable(
  document: ProgramDocument,
  table: Table,
  part: number,
  statedHours: number | undefined,
): WorkSchedule[] {
  if (isOfPay(table)) return [];
  const cards = processesOfCards(table, part);
  if (cards.length > 0) return [{ processes: cards, totals: [] }];
  const titled = processOfTitledRows(table, part);
  if (titled) return [{ processes: [titled], totals: [] }];
  const repeated = processesOfRepeatedHeads(table, part);
  if (repeated.length > 0) return [{ processes: repeated, totals: [] }];
  const acrossColumns = processesOfColumns(table, part);
  if (acrossColumns) return [acrossColumns];
  const named = namedBlocks(table, part, workColumns);
  const read = named.map((one) => ({
    ...ofBlock(document, one, statedHours),
    isOfModules: isOfModules(document, one, statedHours),
  }));
  if (read.some(({ processes }) => processes.length > 0)) return read;
  return blocksOf(table).flatMap((block) => {
    const listed = [
      ...processesOfOneColumn(table, part, block),
      ...processesOfNamedRows(table, part, block),
      ...processesOfCountedRows(table, part, block),
      ...processesOfTitles(
        table,
        part,
        block,
        subjectAbove(document, { table, part, block, head: block.from }),
      ),
    ];
    if (listed.length > 0) return [{ processes: listed, totals: [] }];
    const one = withoutHeadings(document, table, part, block, statedHours);
    return one ? [{ processes: ofProcessesWithHours(one), totals: totalsOf(one) }] : [];
  });
}

const ofPay = /^(?:(?:hourly|pay|wage) )?(?:rate|pay|wages?)$/i;

/** Whether a column of a table is called by what is paid, and none beside it by the work. */
const isOfPay = ({ rows }: Table): boolean =>
  rows
    .slice(0, 3)
    .map((row) => row.map(textOf))
    .some(
      (heads) =>
        heads.some((text) => ofPay.test(text)) &&
        !heads.some((text) => namesWork(text) || workColumns.hours.test(text)),
    );

function ofBlock(
  document: ProgramDocument,
  given: WorkTable,
  statedHours: number | undefined,
): WorkSchedule {
  const none: WorkSchedule = { processes: [], totals: [] };
  const named = withHoursBeside(withProcesses({ ...given, columns: withOneOfHours(given) }));
  const { columns, table, block, head } = named;
  const titles = table.rows.slice(block.from, head).flat().map(textOf);
  const headings = given.headings.map(({ text }) => text).join(" ");
  const ofProcesses = columns.get("process");
  // Modules that are only numbered are taught.
  if (ofProcesses && !columns.has("competency") && areNumbers(named, ofProcesses)) return none;
  const isOfWork =
    (columns.has("process") && namesWork(headings)) ||
    titles.some(namesItself) ||
    (given.headings.some(saysHoursOnTheJob) && amountsOf(named).length > 1) ||
    addsUpTo(named, statedHours);
  const said = [table.title ?? "", ...titles, headings].join(" ");
  if (!isOfWork && (columns.has("process") ? instructionTable : otherTable).test(said)) return none;
  if (!isOfWork && subjectAbove(document, named) === "instruction") return none;
  if (isLog(given) || isOfWages(given)) return none;
  const hasHours = columns.has("hours") || columns.has("least") || columns.has("most");
  const totals = totalsOf(named);
  const ofInstruction = totalsOf({ ...named, columns: onlyOfInstruction(named) });
  if (columns.has("process") && columns.has("competency"))
    return { processes: ofRows(named, totals, statedHours), totals, ofInstruction };
  const names = hasHours ? columnOfNames(named) : undefined;
  if (names) {
    const known = { ...named, columns: new Map([...columns, ["process" as const, names]]) };
    return { processes: ofRows(known, totals, statedHours), totals, ofInstruction };
  }
  if (columns.has("competency")) return ofCompetencies(document, named, statedHours);
  const groups = hasHours ? [] : groupsOf({ ...named, columns: asCompetencies(columns) });
  if (groups.length > 0) return { processes: groups, totals };
  if (!hasHours && !isOfWork) return none;
  const process =
    columns.get("process") ??
    columnOfWords(document, named) ??
    (isOfWork ? firstOfNames(named) : undefined);
  if (!process) return none;
  const known = { ...named, columns: new Map([...columns, ["process" as const, process]]) };
  return { processes: ofProcessesWithHours(known, isOfWork), totals, ofInstruction };
}

/** Whether the processes of a block are called modules, and nothing says that they are worked. */
function isOfModules(
  document: ProgramDocument,
  named: WorkTable,
  statedHours: number | undefined,
): boolean {
  const own = named.headings.filter(({ text }) => workColumns.process.test(text));
  return (
    own.length > 0 &&
    own.every(({ text }) => modules.test(text)) &&
    !named.headings.some(saysHoursOnTheJob) &&
    subjectAbove(document, named) !== "work" &&
    !addsUpTo(named, statedHours)
  );
}

/** Whether a column holds only numbers of more figures than count its rows. */
const areNumbers = ({ table, block, head }: WorkTable, { from }: ColumnSpan): boolean => {
  const rows = table.rows.slice(head + 1, block.to);
  const texts = rows.flatMap((row) => row.filter(({ column }) => column === from).map(textOf));
  return texts.length > 1 && texts.every((text) => /^[\d.-]{3,}$/.test(text));
};

const saysHoursOnTheJob = ({ text }: { text: string }): boolean =>
  /^(?:on[\s-]the[\s-]job|ojt|ojl)(?: (?:training|learning))? (?:hours|hrs)\.?$/i.test(text);

const amountsOf = (named: WorkTable): number[] =>
  [...rowsOf(named)]
    .filter(
      (row) => !named.table.rows[row]!.some((cell) => subjectOf(textOf(cell)) === "instruction"),
    )
    .flatMap((row) => hoursOf(named, row).hours?.value.most ?? []);

/** Whether the rows of a block have together the hours of the program, whatever its columns are called. */
function addsUpTo(named: WorkTable, statedHours: number | undefined): boolean {
  const amounts = amountsOf(named);
  return amounts.length > 1 && amounts.reduce((sum, one) => sum + one, 0) === statedHours;
}

/** The first column with words in most of its rows. */
const firstOfNames = (named: WorkTable): ColumnSpan | undefined => {
  const taken = [...named.columns.values()].map(({ from }) => from);
  const own = named.headings.find((one) => !taken.includes(one.from) && holdsNames(named, one));
  return own && { from: own.from, to: own.to };
};

/** Days with the hours that somebody has worked. */
const isLog = ({ headings }: WorkTable): boolean =>
  /^(?:date|day|week (?:of|ending))$/i.test(headings[0]?.text ?? "");

/** Rows of dollars say what is paid, whatever stands over them. */
const isOfWages = ({ table, head, block }: WorkTable): boolean => {
  const said = table.rows
    .slice(head + 1, block.to)
    .flatMap(saidIn)
    .map(textOf);
  return said.length > 0 && said.every((text) => /^\$\s*\d/.test(text));
};

/** Where processes stand over their competencies, `Process / competency` names the column of both. */
const asCompetencies = (columns: WorkTable["columns"]): WorkTable["columns"] => {
  const process = columns.get("process");
  return new Map(process && [["competency", process]]);
};

/** Whether the last of rows is a total of hours, and the others together are it. */
function addsUpInHours(rows: readonly (readonly Cell[])[]): boolean {
  const [total, ...others] = rows.filter((row) => row.length === 2).toReversed();
  const name = total && textOf(total[0]!);
  if (!name || !saysTotal(name) || !/\b(?:hours|hrs|horas)\b/i.test(name)) return false;
  const amountOf = (row: readonly Cell[]) => hoursAlone(textOf(row[1]!))?.most ?? 0;
  return others.reduce((sum, row) => sum + amountOf(row), 0) === amountOf(total);
}

/** `Phase 1` before the name of a process. */
const countsAPart = /^(?:phase|unit|part|duty|block|section) (?:\d{1,2}|[A-Z]|[IVX]{1,4})$/i;

/** `☐ Observed ☐ Proficient` beside a task. */
const withoutTicks = (row: readonly Cell[]): Cell[] =>
  row.map((cell) => (/^[☐□◻]\D*$/.test(textOf(cell)) ? { ...cell, lines: [] } : cell));

/** A table without headings whose rows are processes with hours, and tasks below them. */
function withoutHeadings(
  document: ProgramDocument,
  given: Table,
  part: number,
  block: { from: number; to: number },
  statedHours: number | undefined,
): WorkTable | undefined {
  const table = { ...given, rows: given.rows.map(withoutTicks) };
  const rows = table.rows.slice(block.from, block.to);
  const said = rows.map((row) => {
    const [first, ...others] = saidIn(row);
    const isCounted = others.some((cell) => /\p{L}{3}/u.test(textOf(cell)));
    const counts = first && (isCounter(textOf(first)) || countsAPart.test(textOf(first)));
    return first && !(isCounted && counts) ? [first, ...others] : others;
  });
  const addsUp = addsUpInHours(said);
  const withHours = said.filter(
    (row) => row.length === 2 && (addsUp ? hoursAlone : hoursWithUnit)(textOf(row[1]!)),
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
  const together = withHours
    .filter(([name]) => !saysTotal(textOf(name!)))
    .reduce((sum, [, hours]) => sum + (hoursAlone(textOf(hours!))?.most ?? 0), 0);
  const isNamed = subjectAbove(document, place) === "work" || together === statedHours;
  if (!hasTasks && !isNamed) return undefined;
  const columnOf = ({ column, span }: { column: number; span: number }) => ({
    from: column,
    to: column + span,
  });
  const columns = new Map<WorkRole, ColumnSpan>([
    ["process", columnOf(first[0]!)],
    ["hours", columnOf(first[1]!)],
  ]);
  return { ...place, headings: [], columns };
}
