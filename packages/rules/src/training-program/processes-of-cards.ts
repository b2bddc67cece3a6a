import { type Cell, type Place, type ProgramDocument, saidIn, textOf } from "./program-document.ts";
import { saysTotal } from "./says-total.ts";
import type { Table } from "./table-blocks.ts";
import { type Hours, hoursAlone } from "./values.ts";
import { workColumns } from "./work-columns.ts";
import { readCell, readLines, type WorkProcess } from "./work-process.ts";

/** Processes that a table says label by label: a row with the name, one with the hours, one with the tasks. */
export function processesOfCards(table: Table, part: number): WorkProcess[] {
  const processes: WorkProcess[] = [];
  let said = 0;
  /** The column of the tasks, where a row names it. */
  let tasksIn: number | undefined;
  for (const [row, cells] of table.rows.entries()) {
    const [label, value, ...others] = cells.flatMap((cell, at) =>
      textOf(cell) === "" ? [] : [{ cell, at: { part, row, cell: at } }],
    );
    const name = label ? textOf(label.cell).replace(/:$/, "") : "";
    const open = processes.at(-1);
    if (label && open && namesColumnOfTasks(cells)) {
      tasksIn = label.cell.column;
      continue;
    }
    if (label && open && tasksIn !== undefined && !/:\s*$/.test(textOf(label.cell))) {
      if (label.cell.column === tasksIn)
        open.competencies.push(...readLines(label.cell.lines, label.at));
      continue;
    }
    tasksIn = undefined;
    if (!label || !value || others.length > 0) continue;
    if (
      /^(?:work process|job function|duty|major task|(?:work |competency )?(?:area|domain)|rotation|station|proceso de trabajo)(?: \(?(?:title|name|\d{1,2}|[A-Z])\)?)?$/i.test(
        name,
      )
    ) {
      if (isHeading(textOf(value.cell))) return [];
      const title = readCell(value);
      if (title) processes.push({ title, competencies: [] });
    } else if (open && workColumns.hours.test(name) && !saysTotal(name))
      said += addHours(open, value, endOf(name));
    else if (open && workColumns.competency.test(name)) {
      open.competencies.push(...readLines(value.cell.lines, value.at));
      said += 1;
    }
  }
  return said > 0 ? processes : [];
}

/** `Skill` beside `Shown`, `Date` and `Mentor`, as it stands over tasks that are signed. */
export function namesColumnOfTasks(row: readonly Cell[]): boolean {
  const [name, ...others] = saidIn(row).map(textOf);
  return (
    name !== undefined &&
    tasksNamed.test(name) &&
    others.length > 1 &&
    others.every((text) => text.length <= 30 && !workColumns.hours.test(text))
  );
}

const tasksNamed =
  /^(?:skills?|tasks?|competenc(?:y|ies)|activit(?:y|ies)|performance|elements?)(?:\s*\([^)]*\))?$/i;

/** A table that is one process: a title alone, a row for each task, and one with the hours, `Hours required` beside 900. */
export function processOfTitledRows(table: Table, part: number): WorkProcess | undefined {
  const [title, ...rows] = table.rows.map((row) => saidIn(row));
  const placed = (row: number, cell: Cell) => ({
    cell,
    at: { part, row, cell: table.rows[row]!.indexOf(cell) },
  });
  const ofHours = rows.findIndex(
    ([label, value, ...others]) =>
      others.length === 0 &&
      value &&
      workColumns.hours.test(textOf(label!)) &&
      hoursAlone(textOf(value)),
  );
  const tasks = rows.flatMap((row, at) => (at === ofHours ? [] : [{ row, at: at + 1 }]));
  const areTasks = tasks.every(({ row }) => row.length === 1 && /\p{L}{3}/u.test(textOf(row[0]!)));
  if (title?.length !== 1 || ofHours < 0 || tasks.length === 0 || !areTasks) return undefined;
  const value = placed(ofHours + 1, rows[ofHours]![1]!);
  const written = textOf(value.cell);
  return {
    title: readCell(placed(0, title[0]!))!,
    hours: { value: hoursAlone(written)!, at: value.at, written },
    competencies: tasks.flatMap(({ row, at }) => {
      const { cell, at: place } = placed(at, row[0]!);
      return readLines(cell.lines, place);
    }),
  };
}

/** A table that is one process, as others of its document are: a title alone, `Task` beside `Date` and `Initials`, and a row for each task. */
export function processOfSignedRows(
  { parts }: ProgramDocument,
  table: Table,
  part: number,
): WorkProcess | undefined {
  const heads = headsBelowTitle(table);
  const alike = parts.filter((one) => one.part === "table" && headsBelowTitle(one) === heads);
  if (heads === undefined || alike.length < 2) return undefined;
  const title = readCell({ cell: saidIn(table.rows[0]!)[0]!, at: { part, row: 0, cell: 0 } })!;
  const competencies = table.rows.slice(2).flatMap((row, index) => {
    const cell = row.findIndex((one) => one.column === table.rows[1]![0]!.column);
    return cell < 0 ? [] : readLines(row[cell]!.lines, { part, row: index + 2, cell });
  });
  return { title, competencies };
}

/** What stands below the title of a table over its tasks and what is noted of each. */
function headsBelowTitle({ rows }: Table): string | undefined {
  const [title, heads] = rows;
  const isTitled = title && saidIn(title).length === 1 && title[0]!.span > 1;
  return isTitled && heads && namesColumnOfTasks(heads) ? heads.map(textOf).join("|") : undefined;
}

/** A name of a column beside another is no value. */
const isHeading = (text: string): boolean =>
  [workColumns.hours, workColumns.competency, workColumns.least, workColumns.order].some((name) =>
    name.test(text),
  );

/** Whether a label is of the hours at the least or at the most; nothing where it is of both. */
const endOf = (label: string): keyof Hours | undefined =>
  (["least", "most"] as const).find((end) => workColumns[end].test(label));

function addHours(
  open: WorkProcess,
  { cell, at }: { cell: Cell; at: Place },
  end: keyof Hours | undefined,
): number {
  const written = textOf(cell);
  const range = hoursAlone(written);
  if (!range) return 0;
  const none = { least: undefined, most: undefined };
  if (end)
    open.hours = {
      at,
      written,
      ...open.hours,
      value: { ...none, ...open.hours?.value, [end]: range[end] },
    };
  else open.hours ??= { value: range, at, written };
  return 1;
}
