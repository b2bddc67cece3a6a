import { hoursOf, rowsOf, type WorkTable } from "./hours-of-a-row.ts";
import {
  cellIn,
  type ColumnSpan,
  type Heading,
  holdsNames,
  hoursWithUnitBeside,
  isCounter,
} from "./named-columns.ts";
import { type Cell, type ProgramDocument, textOf } from "./program-document.ts";
import { type Subject, subjectAbove, subjectOf } from "./said-above.ts";
import { ofTime } from "./parts-of-time.ts";
import { saysTotal } from "./says-total.ts";
import { sumOfColumns } from "./sum-of-columns.ts";
import { hoursAlone } from "./values.ts";
import { columnOfHours, nowhere, workColumns, type WorkRole } from "./work-columns.ts";

/** Whether a text names a table of the work without a doubt. */
export const namesWork = (text: string): boolean =>
  /\bwork process|\bjob function|\bprocesos? de trabajo/i.test(text);

/** Where hours stand in the column beside the one that is called so, it is that one; the words below the name are the processes. */
export function withHoursBeside(named: WorkTable): WorkTable {
  const { table, block, head, columns, headings } = named;
  const own = columns.get("hours");
  const process = columns.get("process");
  const unnamed = process && !own && hoursWithUnitBeside(named, process);
  if (unnamed) return { ...named, columns: new Map([...columns, ["hours", unnamed]]) };
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

/** Where the column of the processes only counts them, `I`, `II`, or there is none, they are called by what describes them. */
function withDescribed(named: WorkTable): WorkTable {
  const described = named.columns.get("description");
  const counts = [...rowsOf(named)].flatMap((row) => {
    const found = cellIn(named, row, "process");
    return found ? textOf(found.cell) : [];
  });
  const onlyCounts = counts.length > 1 && counts.every((text) => text === "" || isCounter(text));
  const isOfWork = named.headings.some(
    ({ from, text }) => from === described?.from && namesWork(text),
  );
  if (!described || !(onlyCounts || (isOfWork && !named.columns.has("process")))) return named;
  const others = [...named.columns].filter(([role]) => role !== "description");
  return { ...named, columns: new Map([...others, ["process" as const, described]]) };
}

/** `Practical operations` over figures counts them and names none. */
function withoutFigures(named: WorkTable): WorkTable {
  const process = named.columns.get("process");
  const texts = [...rowsOf(named)].flatMap((row) => {
    const found = cellIn(named, row, "process");
    return found && textOf(found.cell) !== "" ? [textOf(found.cell)] : [];
  });
  if (!process || texts.length === 0 || !texts.every((text) => /^[\d,.]+$/.test(text)))
    return named;
  return { ...named, columns: new Map([...named.columns].filter(([role]) => role !== "process")) };
}

/** `What you learn` beside lists below `What we want to see you do` names the processes. */
function withLearned(named: WorkTable): WorkTable {
  const { table, columns, headings } = named;
  const own = columns.get("competency");
  const [first, second] = headings.filter(({ text }) => workColumns.competency.test(text));
  if (columns.has("process") || !own || !first || !second || own.from !== first.from) return named;
  const cells = [...rowsOf(named)].flatMap((row) =>
    table.rows[row]!.filter((one) => one.column === second.from && textOf(one) !== ""),
  );
  if (cells.length < 2 || cells.filter(isListOfTasks).length * 2 <= cells.length) return named;
  const roles: [WorkRole, ColumnSpan][] = [
    ["process", { from: first.from, to: first.to }],
    ["competency", { from: second.from, to: second.to }],
  ];
  return { ...named, columns: new Map([...columns, ...roles]) };
}

/** `Dept.` over several rows with hours of their own groups these; they are called by the column beside it that has a name for each. */
function withFuller(named: WorkTable): WorkTable {
  const { table, columns, headings } = named;
  const own = columns.get("process");
  const rows = [...rowsOf(named)].filter((row) => hoursOf(named, row).hours);
  const namesIn = (column: number) =>
    rows.map((row) => textIn(table.rows[row]!, column)).filter((text) => /\p{L}{3}/u.test(text));
  if (!own || rows.length < 4 || namesIn(own.from).length * 2 > rows.length) return named;
  const taken = [...columns.values()].map(({ from }) => from);
  const fuller = headings.find(
    ({ from }) =>
      from > own.from && !taken.includes(from) && new Set(namesIn(from)).size === rows.length,
  );
  if (!fuller) return named;
  const { from, to } = fuller;
  return { ...named, columns: new Map([...columns, ["process" as const, { from, to }]]) };
}

/** Of several columns that may be of the processes, that which is called so in full; the one of the hours is known by then. */
export function withProcesses(given: WorkTable): WorkTable {
  const named = withDuties(withDescribed(withFuller(withLearned(withoutFigures(given)))));
  const own = named.headings.filter(({ text }) => workColumns.process.test(text));
  const full = own.find(({ text }) => namesWork(text) && !otherOfProcess.test(text));
  if (own.length < 2 || !full) return named;
  const { from, to } = full;
  return { ...named, columns: new Map([...named.columns, ["process" as const, { from, to }]]) };
}

/** `Duties` beside the column of the processes are what is done in each, and so are lists in a column of any name, or what goes on there row by row below the first. */
function withDuties(named: WorkTable): WorkTable {
  const process = named.columns.get("process");
  const duties = named.headings.find(
    ({ text, from }) =>
      process &&
      from > process.from &&
      ![...named.columns.values()].some((column) => column.from === from) &&
      (/^\W*(?:typical |main |key )?(?:duties|functions|operations)\W*$/i.test(text) ||
        holdsTasks(named, process, from)),
  );
  if (!duties || named.columns.has("competency")) return named;
  const { from, to } = duties;
  return { ...named, columns: new Map([...named.columns, ["competency" as const, { from, to }]]) };
}

/** Whether a column holds lists beside the names of the processes, or one task a row. */
function holdsTasks(
  { table, head, block }: WorkTable,
  process: ColumnSpan,
  column: number,
): boolean {
  const rows = table.rows.slice(head + 1, block.to).filter((row) => row.some(saysAnything));
  const cellOf = (row: readonly Cell[], at: number) =>
    row.find((cell) => cell.column === at && saysAnything(cell));
  const named = rows.filter((row) => cellOf(row, process.from) && cellOf(row, column));
  const lists = named.filter((row) => isListOfTasks(cellOf(row, column)!));
  const below = rows.filter((row) => !cellOf(row, process.from) && cellOf(row, column));
  const areAlone = below.every((row) => row.filter(saysAnything).length === 1);
  const isMost = (some: number) => named.length > 1 && some * 2 > named.length;
  return isMost(lists.length) || (areAlone && isMost(below.length));
}

/** Lines below each other, or `Belts; rollers; scanners` in one. */
const isListOfTasks = (cell: Cell): boolean =>
  cell.lines.length > 1 || textOf(cell).split(/;\s/).length > 2;

const saysAnything = (cell: Cell): boolean => textOf(cell) !== "";

const otherOfProcess = /\b(?:number|no|code|id|sort order|sub category|description)\b/i;

/** The hours of the instruction that stand beside those of the work. */
export function onlyOfInstruction({ headings }: WorkTable): Map<WorkRole, ColumnSpan> {
  const own = headings.filter(
    ({ text }) => workColumns.instruction.test(text) && workColumns.hours.test(text),
  );
  const one = columnOfHours(own);
  return new Map(one ? [["hours", one]] : []);
}

/** The column of the processes where none is called so: the first one without a heading, or below a title about the work the first that has another. */
export function columnOfWords(document: ProgramDocument, named: WorkTable): ColumnSpan | undefined {
  const { columns, headings } = named;
  const subject = subjectAbove(document, named) ?? subjectOfTotals(named);
  if (subject === "instruction") return undefined;
  const [first, second] = [0, 1].map((from) => ({ from, to: from + 1 })) as [
    ColumnSpan,
    ColumnSpan,
  ];
  const isUnnamed = ({ from }: ColumnSpan) => !headings.some((one) => one.from === from);
  // What counts the rows may stand before their words.
  if (isUnnamed(first) && !holdsTimes(named, first))
    return isUnnamed(second) && !holdsNames(named, first) && holdsNames(named, second)
      ? second
      : first;
  if (subject !== "work") return undefined;
  const taken = [...columns].flatMap(([role, { from }]) => (role === "description" ? [] : [from]));
  const free = headings.filter((one) => !taken.includes(one.from) && holdsNames(named, one));
  // What stands beside the hours of each row names it; what stands beside few groups them.
  const rows = [...rowsOf(named)].filter((row) => hoursOf(named, row).hours);
  const [one] = [
    ...free.filter(({ from }) => rows.every((row) => textIn(named.table.rows[row]!, from) !== "")),
    ...free,
  ];
  return one && { from: one.from, to: one.to };
}

/** Whether a column only says when the rows beside it are worked: `FIRST YEAR` */
const holdsTimes = (named: WorkTable, { from }: ColumnSpan): boolean =>
  [...rowsOf(named)]
    .flatMap((row) => named.table.rows[row]!.filter(({ column }) => column === from).map(textOf))
    .filter(Boolean)
    .every((text) => ofTime.test(text));

/** The column before that of the tasks where it has a name of its own for each row, and each row has hours: `Service`, `Description of task`, `Hours`. */
export function columnOfNames(named: WorkTable): ColumnSpan | undefined {
  const { table, columns, headings } = named;
  const tasks = columns.get("competency");
  const taken = [...columns.values()].map(({ from }) => from);
  const before = headings.filter(
    (one) => tasks && one.from < tasks.from && !taken.includes(one.from) && holdsNames(named, one),
  );
  const [own] = before;
  const rows = [...rowsOf(named)].filter(
    (row) => table.rows[row]!.map(textOf).some(Boolean) && !isOverGroup(named, row),
  );
  if (columns.has("process") || !own || before.length > 1 || rows.length < 2) return undefined;
  const texts = rows.map((row) => {
    const cell = table.rows[row]!.find(({ column }) => column === own.from);
    return cell && hoursOf(named, row).hours ? textOf(cell) : "";
  });
  const isName = (text: string) => /\p{L}{3}/u.test(text) && !isCounter(text);
  const areNames = texts.every(isName);
  if (areNames && new Set(texts).size === texts.length) return own;
  // Each over the rows of its tasks, of which the first says its hours.
  const over = rows.filter((row) => isName(textIn(table.rows[row]!, own.from)));
  const isOver = rows.every((row) => over.includes(row) === Boolean(hoursOf(named, row).hours));
  return over[0] === rows[0] && over.length > 1 && over.length < rows.length && isOver
    ? own
    : undefined;
}

/** The column before that of the tasks, whatever it is called, where it has a name for each of several lists: `Promise`, `We see it when the apprentice`. */
export function columnOverLists(named: WorkTable): ColumnSpan | undefined {
  const { table, columns, headings } = named;
  const tasks = columns.get("competency");
  if (!tasks || columns.has("process")) return undefined;
  const before = headings.filter((one) => one.from < tasks.from && holdsNames(named, one));
  const rows = [...rowsOf(named)].filter((row) => textIn(table.rows[row]!, tasks.from) !== "");
  const lists = rows.filter((row) =>
    isListOfTasks(table.rows[row]!.find(({ column }) => column === tasks.from)!),
  );
  const names = new Set(rows.map((row) => textIn(table.rows[row]!, before[0]?.from ?? -1)));
  const areNamed = names.size === rows.length && !names.has("");
  return before.length === 1 && rows.length > 1 && lists.length === rows.length && areNamed
    ? before[0]
    : undefined;
}

/** Whether a row is one merged cell, as a title over others is, such as `MANUAL SIDE`. */
export const isOverGroup = ({ table }: WorkTable, row: number): boolean =>
  table.rows[row]!.length === 1 && table.rows[row]![0]!.span > 1;

const textIn = (row: readonly Cell[], column: number): string => {
  const cell = row.find((one) => one.column === column);
  return cell ? textOf(cell) : "";
};

/** What the first of the totals below rows with hours says that these are about, `Total on-the-job hours`. */
function subjectOfTotals(named: WorkTable): Subject | undefined {
  const { table, head, block } = named;
  const withHours = [...rowsOf(named)].filter((row) => hoursOf(named, row).hours);
  if (withHours.length < 2) return undefined;
  const said = table.rows
    .slice(head + 1, block.to)
    .flat()
    .map(textOf)
    .filter(saysTotal);
  return said.map(subjectOf).find((one) => one !== undefined);
}

/** Whether a column says of each row the same hours of the whole program, `Total OJT hours`. */
function repeatsTheProgram({ table, head, block }: WorkTable, { from, text }: Heading): boolean {
  if (!/\b(?:total|program)\b.*\b(?:ojt|ojl|on[\s-]the[\s-]job|program)\b/i.test(text))
    return false;
  const said = table.rows
    .slice(head + 1, block.to)
    .flatMap((row) => row.filter(({ column }) => column === from).map(textOf))
    .filter(Boolean);
  return said.length > 1 && new Set(said).size === 1;
}

/** Of several columns of hours the one that speaks for a row, as that of the total does. */
export function withOneOfHours(named: WorkTable): WorkTable {
  const { headings, columns } = named;
  const { instruction, least, most, hours } = workColumns;
  const ofHours = headings.filter(
    ({ text }) => hours.test(text) && ![instruction, least, most].some((name) => name.test(text)),
  );
  const own = ofHours.filter((one) => !repeatsTheProgram(named, one));
  const ofProcess = headings.filter(({ text }) => /^(?:work )?process (?:hours|hrs)$/i.test(text));
  const unsure = ofHours.length > 0 ? nowhere : undefined;
  const one =
    ofProcess.length === 1
      ? ofProcess[0]
      : (sumOfColumns(named, own) ?? columnOfHours(own) ?? unsure);
  const known = new Map<WorkRole, ColumnSpan>(one ? [...columns, ["hours", one]] : columns);
  for (const role of ["least", "most"] as const) {
    const found = columnOfHours(
      headings.filter(({ text }) => workColumns[role].test(text) && !instruction.test(text)),
    );
    if (found) known.set(role, found);
  }
  return { ...named, columns: known };
}
