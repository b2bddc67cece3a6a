import {
  columnOfNames,
  columnOverLists,
  columnOfWords,
  namesWork,
  onlyOfInstruction,
  withHoursBeside,
  withOneOfHours,
  withProcesses,
} from "./columns-of-work.ts";
import { hoursOf, rowsOf, totalsOf, type WorkTable } from "./hours-of-a-row.ts";
import { type ColumnSpan, holdsNames, namesItself } from "./named-columns.ts";
import { groupsOf, ofCompetencies, ofRows } from "./competencies-of-rows.ts";
import { ofProcessesWithHours } from "./processes-of-rows.ts";
import { type ProgramDocument, saidIn, textOf } from "./program-document.ts";
import { subjectAbove, subjectOf } from "./said-above.ts";
import { instructionWords, modules } from "./subject-words.ts";
import { workColumns, type WorkRole } from "./work-columns.ts";
import type { WorkSchedule } from "./work-process.ts";

/** What is taught beside the work, what is paid for it, and how it is marked are no work processes. */
const otherTable = new RegExp(
  String.raw`\bcourses?\b|\bsubjects?\b|\bcursos?\b|\bsalarios?\b|\bsteps?\b|\bwages?\b|%|\bprovider\b|\binstructors?\b|\bcredits?\b|\bcontact hours\b|\b${instructionWords}\b`,
  "i",
);
/** Where processes are named, their wages may stand beside them. */
const instructionTable = new RegExp(
  String.raw`\bcourses?\b|\bsubjects?\b|\btopics?\b|\bcursos?\b|\bsteps?\b|\bperiods?\b|\bprovider\b|\binstructors?\b|\bcredits?\b|\bcontact hours\b|\b${instructionWords}\b`,
  "i",
);

/** No program teaches so many hours beside the work. */
const mostTaught = 2500;

/** The work that a block of a table with named columns says. */
export function workOfBlock(
  document: ProgramDocument,
  given: WorkTable,
  statedHours: number | undefined,
): WorkSchedule {
  const none: WorkSchedule = { processes: [], totals: [] };
  const named = withoutOwnTasks(withHoursBeside(withProcesses(withOneOfHours(given))));
  const { columns, table, block, head } = named;
  const titles = table.rows.slice(block.from, head).flat().map(textOf);
  const headings = given.headings.map(({ text }) => text).join(" ");
  const ofProcesses = columns.get("process");
  // Modules that are only numbered are taught.
  if (ofProcesses && !columns.has("competency") && areNumbers(named, ofProcesses)) return none;
  const isOfWork =
    (given.columns.has("process") && namesWork(headings)) ||
    titles.some(namesItself) ||
    (given.headings.some(saysHoursOnTheJob) && amountsOf(named).length > 1) ||
    addsUpTo(named, statedHours) ||
    sumsUpMuch(named);
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
  const over = columnOverLists(named);
  if (over) {
    const known = { ...named, columns: new Map([...columns, ["process" as const, over]]) };
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

/** `Work process / tasks` over both names one column, in which the rows with hours are the processes; without hours, those that name one stand over their tasks. */
function withoutOwnTasks(named: WorkTable): WorkTable {
  const { table, columns, headings } = named;
  const own = columns.get("process");
  const isBoth = headings.some(
    ({ from, text }) => from === own?.from && workColumns.competency.test(text),
  );
  if (!own || !isBoth || (columns.get("competency")?.from ?? own.from) !== own.from) return named;
  const rows = [...rowsOf(named)];
  const without = (role: WorkRole) => [...columns].filter(([other]) => other !== role);
  if (rows.some((row) => hoursOf(named, row).hours))
    return { ...named, columns: new Map(without("competency")) };
  const areTitles = rows.some((row) => table.rows[row]!.some((cell) => namesItself(textOf(cell))));
  return areTitles
    ? { ...named, columns: new Map([...without("process"), ["competency" as const, own]]) }
    : named;
}

/** Whether the processes of a block are called modules, and nothing says that they are worked. */
export function isOfModules(
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

/** Whether the last amount of a block is all others together, and more than is taught. */
function sumsUpMuch(named: WorkTable): boolean {
  const { table, block, head } = named;
  const rows = Array.from({ length: block.to - head - 1 }, (_, index) => head + 1 + index);
  const amounts = rows
    .filter((row) => saidIn(table.rows[row]!).length > 1)
    .flatMap((row) => hoursOf(named, row).hours?.value.most ?? []);
  const last = amounts.at(-1) ?? 0;
  const others = amounts.slice(0, -1).reduce((sum, one) => sum + one, 0);
  return amounts.length > 3 && last === others && last > mostTaught;
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
