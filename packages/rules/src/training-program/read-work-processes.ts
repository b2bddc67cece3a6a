import { type ProcessOfRows, withHoursOfRows } from "./hours-of-rows.ts";
import {
  cellIn,
  type ColumnSpan,
  loneCell,
  namedBlocks,
  type NamedTable,
  saysTotal,
} from "./named-columns.ts";
import { processesOfLines } from "./processes-of-lines.ts";
import { type ProgramDocument, type Read, textOf } from "./program-document.ts";
import { subjectAbove, titleOver } from "./said-above.ts";
import { blocksOf, type Table } from "./table-blocks.ts";
import { isGrandTotal, isSubtotal, type Total, totalIn, wholeOf } from "./totals.ts";
import { type Hours, hoursAlone } from "./values.ts";
import { hoursInTitle, lettered, readCell, readLines, type WorkProcess } from "./work-process.ts";

/** The work processes of a document, and their hours together where it names a total. */
export interface WorkSchedule {
  processes: WorkProcess[];
  totals: Total[];
}

type Role =
  | "order"
  | "instruction"
  | "description"
  | "least"
  | "most"
  | "hours"
  | "process"
  | "competency";
type Named = NamedTable<Role>;

const hours = String.raw`(?:hours?|hrs?|horas)\b`;
const columnNames: Readonly<Record<Role, RegExp>> = {
  order: /\bsort order\b|^(?:#|no\.?|nº|number|item)$/i,
  instruction: /\b(?:rti|rsi|ri|related|classroom|contact|credits?)\b/i,
  description: /^(?:work process |process )?description$/i,
  least: new RegExp(
    String.raw`^(?!.*\bmax)(?=.*\b(?:min(?:imum)?|least|low|mínim[ao]s?)\b)(?=.*(?:${hours}|\b(?:ojt|ojl)\b))|^(?:min(?:imum)?|low|mínimo)\W*$`,
    "i",
  ),
  most: new RegExp(
    String.raw`^(?!.*\bmin)(?=.*\b(?:max(?:imum)?|most|high|máxim[ao]s?)\b)(?=.*(?:${hours}|\b(?:ojt|ojl)\b))|^(?:max(?:imum)?|high|máximo)\W*$`,
    "i",
  ),
  hours: new RegExp(
    String.raw`^(?!.*\b(?:weeks?|months?|completed|credited|earned|logged|actual|to date|per)\b)(?:.*\b${hours}|(?:approx\w*\.?|estimated|est\.?|required|total|training|\s)*(?:time|tiempo)(?: required)?$|totals?$|(?:ojt|ojl)$)`,
    "i",
  ),
  process:
    /^(?=.{1,70}$)(?!.*\b(?:date|code|sub category)\b).*(?:\b(?:process(?:es)?|procesos?|functions?|dut(?:y|ies)|categor(?:y|ies)|areas?|units?|modules?|phases?|operations?|on[\s-]the[\s-]job (?:learning|training)|work experience|ojl|ojt)\b|\b(?:función|área|categoría|tarea principal))/i,
  competency:
    /^(?=.{1,70}$)(?!.*\b(?:option|sort order|level|rating|score|date)\b).*\b(?:skills?|tasks?|activit(?:y|ies)|competenc(?:y|ies)|competencias?|destrezas?|habilidades|tareas?)\b/i,
};
/** What is taught beside the work, what is paid for it, and how it is marked are no work processes. */
const otherTable =
  /\bcourses?\b|\bsubjects?\b|\bcursos?\b|\bsalarios?\b|\bsteps?\b|\bwages?\b|%|\bprovider\b|\bcredits?\b|\bcontact hours\b|\brelated (?:technical |supplemental )?instruction\b/i;
const ofWorkAlone = /\bwork process|\bjob function|\bprocesos? de trabajo/i;

/** Reads the work processes of a document from its tables, and where none has any, from its lines. */
export function readWorkProcesses(
  document: ProgramDocument,
  statedHours: number | undefined,
): { processes: WorkProcess[]; total?: Read<Hours> } {
  const found = document.parts.flatMap((part, index) =>
    part.part === "table" ? ofTable(document, part, index, statedHours) : [],
  );
  const read = found.some(({ processes }) => processes.length > 0)
    ? found
    : [processesOfLines(document)];
  const processes = read.flatMap((one) => one.processes);
  const total = wholeOf(
    read.flatMap((one) => one.totals),
    processes,
  );
  return { processes, ...(total && { total }) };
}

function ofTable(
  document: ProgramDocument,
  table: Table,
  part: number,
  statedHours: number | undefined,
): WorkSchedule[] {
  const named = namedBlocks(table, part, columnNames);
  const read = named.map((one) => ofBlock(document, one, statedHours));
  if (read.some(({ processes }) => processes.length > 0)) return read;
  return blocksOf(table).flatMap((block) => {
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
  const named = { ...given, columns: withOneOfHours(given) };
  const { columns, table, block, head } = named;
  const titles = table.rows.slice(block.from, head).flat().map(textOf);
  const headings = given.headings.map(({ text }) => text).join(" ");
  const isOfWork = columns.has("process") && ofWorkAlone.test(headings);
  if (!isOfWork && otherTable.test([table.title ?? "", ...titles, headings].join(" "))) return none;
  const hasHours = columns.has("hours") || columns.has("least") || columns.has("most");
  const totals = totalsOf(named);
  if (columns.has("process") && columns.has("competency"))
    return { processes: ofRows(named, totals, statedHours), totals };
  if (columns.has("competency")) return ofCompetencies(document, named, totals);
  if (!hasHours) return none;
  const process = columns.get("process") ?? columnOfWords(document, named);
  if (!process) return none;
  const known = { ...named, columns: new Map([...columns, ["process" as const, process]]) };
  return { processes: ofProcessesWithHours(known), totals };
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

/** Of several columns of hours, one for each year, only that of the total speaks for a process. */
function withOneOfHours({ headings, columns }: Named): Map<Role, ColumnSpan> {
  const one = new Map(columns);
  const own = headings.filter(
    ({ text }) =>
      [columnNames.instruction, columnNames.least, columnNames.most].every(
        (name) => !name.test(text),
      ) && columnNames.hours.test(text),
  );
  if (own.length < 2) return one;
  const total = own.filter(({ text }) => /\btotal\b/i.test(text));
  if (total.length === 1) one.set("hours", { from: total[0]!.from, to: total[0]!.to });
  else if (!own.some(({ text }) => /^(?:approx\S* )?(?:ojt |ojl )?hours$/i.test(text)))
    one.set("hours", nowhere);
  return one;
}

/** The column of hours of which it is not sure which it is. */
const nowhere: ColumnSpan = { from: -1, to: -1 };

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
function ofCompetencies(document: ProgramDocument, named: Named, totals: Total[]): WorkSchedule {
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
    return { processes: ofProcessesWithHours(known), totals };
  }
  const competencies = rows.flatMap(({ found }) => readLines(found.cell.lines, found.at));
  if (!title || competencies.length === 0) return { processes: [], totals: [] };
  const own = hoursInTitle(title);
  const process = { title, ...(own && { hours: own }), competencies };
  const [added] = withHoursOfRows(
    [{ process, rows: rows.map((row) => row.hours) }],
    totals[0]?.hours.value.most,
    false,
  );
  return { processes: [own ? process : added!], totals: [] };
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
function ofProcessesWithHours(named: Named): WorkProcess[] {
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
    if (!found || isOfProgram.test(textOf(found.cell))) continue;
    // One whose hours are not sure is a process all the same.
    if (!own.hours && !saysHours(named, row) && named.columns.get("hours") !== nowhere) continue;
    const [title, ...competencies] = readLines(found.cell.lines, found.at);
    if (title) processes.push({ title, ...own, competencies });
  }
  return processes;
}

/** What is said of the program as a whole. */
const isOfProgram =
  /^\W*(?:total\s+|min(?:imum|\.)?\s+|max(?:imum|\.)?\s+)*(?:ojt|ojl|on[\s-]the[\s-]job|rti|rsi|ri|related|probation\w*|term|length|duration|o\*?net|rapids|ratio)\b[^,]{0,40}$/i;

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
    said.some((row) => row.length > 2 || isOfProgram.test(textOf(row[0] ?? { lines: [] })))
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

function totalsOf(named: Named): Total[] {
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
      if (read && !isSubtotal(text)) return [{ hours: read, isGrand: isGrandTotal(text) }];
    }
    return [];
  });
}

const saysHours = (named: Named, row: number): boolean =>
  (["least", "most", "hours"] as const).some((role) => {
    const found = cellIn(named, row, role);
    return found !== undefined && /^\W*(?:\d|at least|up to|included)/i.test(textOf(found.cell));
  });

function hoursOf(named: Named, row: number): { hours?: Read<Hours> } {
  const read = (role: Role) => {
    const found = cellIn(named, row, role);
    const range = found && hoursAlone(textOf(found.cell));
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
