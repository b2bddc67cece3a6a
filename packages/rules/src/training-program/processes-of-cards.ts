import { type Cell, type Place, saidIn, textOf } from "./program-document.ts";
import { saysTotal } from "./says-total.ts";
import type { Table } from "./table-blocks.ts";
import { type Hours, hoursAlone } from "./values.ts";
import { workColumns } from "./work-columns.ts";
import { readCell, readLines, type WorkProcess } from "./work-process.ts";

/** Processes that a table says label by label: a row with the name, one with the hours, one with the tasks. */
export function processesOfCards(table: Table, part: number): WorkProcess[] {
  const processes: WorkProcess[] = [];
  let said = 0;
  for (const [row, cells] of table.rows.entries()) {
    const [label, value, ...others] = cells.flatMap((cell, at) =>
      textOf(cell) === "" ? [] : [{ cell, at: { part, row, cell: at } }],
    );
    if (!label || !value || others.length > 0) continue;
    const name = textOf(label.cell).replace(/:$/, "");
    const open = processes.at(-1);
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

/** A table that is one process: `Competency unit 2` and its name in the first row, and a row for each task. */
export function processOfCountedTitle({ rows }: Table, part: number): WorkProcess | undefined {
  const [first = []] = rows;
  const [count, name, ...others] = saidIn(first);
  if (!count || !name || others.length > 0 || !countsProcess.test(textOf(count))) return undefined;
  const title = readCell({ cell: name, at: { part, row: 0, cell: first.indexOf(name) } });
  const below = rows.slice(1).map((row) => saidIn(row));
  const tasks = below.flatMap((said, at) =>
    said.length === 1 ? [{ cell: said[0]!, at: at + 1 }] : [],
  );
  // What stands over the tasks may have headings of its own.
  const isOnlyTasks = below.every((said, at) => said.length < 2 || at === 0);
  if (!title || !isOnlyTasks || tasks.length === 0) return undefined;
  const competencies = tasks.flatMap(({ cell, at }) =>
    readLines(cell.lines, { part, row: at, cell: rows[at]!.indexOf(cell) }),
  );
  return { title, competencies };
}

const countsProcess =
  /^(?:competency |skill |work |job )?(?:unit|module|area|block|duty|function|process|domain|station|rotation)\s*(?:no\.?\s*|#\s*)?(?:\d{1,2}|[A-Z])\W*$/i;

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
