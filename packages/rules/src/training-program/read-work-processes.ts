import { cellIn, loneCell, type NamedTable, namedColumns, type Table } from "./named-columns.ts";
import {
  type Cell,
  type Line,
  type Place,
  type ProgramDocument,
  type Read,
  textOf,
} from "./program-document.ts";
import { type Hours, hoursAlone } from "./values.ts";

/** A work process or job function, with what an apprentice learns in it. */
export interface WorkProcess {
  title: Read<string>;
  hours?: Read<Hours>;
  competencies: Read<string>[];
}

type Role = "order" | "process" | "description" | "competency" | "least" | "most" | "hours";

const columnNames: Readonly<Record<Role, RegExp>> = {
  order: /\bsort order\b|^(?:#|no\.?|number)$/i,
  least: /\bmin(?:imum|\.)?\b.*(?:hours|hrs)|^min(?:imum|\.)?$/i,
  most: /\bmax(?:imum|\.)?\b.*(?:hours|hrs)|^max(?:imum|\.)?$/i,
  description: /^(?:work process |process )?description$/i,
  process:
    /^(?:[a-z]+ )?(?:work )?process(?:es)?(?: (?:title|name|schedule|area))?$|^(?:job |major )?(?:functions?|dut(?:y|ies)|areas?|units?|modules?|phases?)(?: (?:title|name))?$|^work process schedule|^procesos? de trabajo$|^(?:función|área|tarea principal)(?:es|s)?$/i,
  competency:
    /^(?:skills?|skill titles?|tasks?|activit(?:y|ies)|(?:job |core )?competenc(?:y|ies)|competencias?|destrezas?|habilidades|tareas?)\b(?!.*(?:option|sort order|hours))/i,
  hours: /\b(?:hours|hrs|horas)\b/i,
};
/** What is taught beside the work, what is paid for it, and how it is marked are no work processes. */
const otherTable =
  /\bcourses?\b|\bsubjects?\b|\bcursos?\b|\bsalarios?\b|\bsteps?\b|\bwages?\b|%|\bprovider\b|\bcredits?\b|\bcontact hours\b|\brelated (?:technical |supplemental )?instruction\b/i;
const isTotal = (text: string) => /^(?:sub)?totals?\b/i.test(text);
const endOfWork =
  /^\s*related (?:technical |supplemental )?(?:instruction|training)|^\s*instrucción (?:técnica )?relacionada|^\s*(?:wage|selection|appendix [b-z])\b/i;

/** Reads the work processes of a document from its tables, and where none has any, from lists below headings. */
export function readWorkProcesses(document: ProgramDocument): WorkProcess[] {
  const fromTables = document.parts.flatMap((part, index) =>
    part.part === "table" ? ofTable(document, part, index) : [],
  );
  return fromTables.length > 0 ? fromTables : ofLists(document);
}

function ofTable(document: ProgramDocument, table: Table, part: number): WorkProcess[] {
  const named = namedColumns(table, part, columnNames);
  if (!named) return [];
  const { head } = named;
  const columns = withOneOfHours(named);
  const said = table.rows
    .slice(0, head + 1)
    .flat()
    .map(textOf)
    .join(" ");
  if (otherTable.test(`${table.title ?? ""} ${said}`)) return [];
  const hasHours = columns.has("hours") || columns.has("least") || columns.has("most");
  if (columns.has("process") && columns.has("competency")) return ofRows({ ...named, columns });
  if (columns.has("competency")) return ofOneProcess(document, named);
  if (!hasHours) return [];
  const isNamed = table.rows[head]!.some((cell) => cell.column === 0 && textOf(cell) !== "");
  if (isNamed && !columns.has("process")) return [];
  const first = table.rows[head]![0];
  // The column of the processes is often the one without a heading.
  const process =
    columns.get("process") ??
    (first?.column === 0 ? { from: 0, to: first.span } : { from: 0, to: 1 });
  return ofProcessesWithHours({ ...named, columns: new Map([...columns, ["process", process]]) });
}

/** Of several columns of hours, one for each year, only that of the total speaks for a process. */
function withOneOfHours({ table, head, columns }: NamedTable<Role>): Map<Role, ColumnSpan> {
  const one = new Map(columns);
  const own = table.rows[head]!.filter((cell) => {
    const text = textOf(cell);
    return (
      columnNames.hours.test(text) && !columnNames.least.test(text) && !columnNames.most.test(text)
    );
  });
  if (own.length < 2) return one;
  const total = own.filter((cell) => /\btotal\b/i.test(textOf(cell)));
  if (total.length === 1)
    one.set("hours", { from: total[0]!.column, to: total[0]!.column + total[0]!.span });
  else if (!own.some((cell) => /^(?:approx\S* )?(?:ojt |ojl )?hours$/i.test(textOf(cell))))
    one.set("hours", nowhere);
  return one;
}

interface ColumnSpan {
  from: number;
  to: number;
}
/** The column of hours of which it is not sure which it is. */
const nowhere: ColumnSpan = { from: -1, to: -1 };

/** Rows of one competency each, with the process that they are of. */
function ofRows(named: NamedTable<Role>): WorkProcess[] {
  const processes: WorkProcess[] = [];
  const hoursOfRows = new Map<WorkProcess, (Read<Hours> | undefined)[]>();
  for (let row = named.head + 1; row < named.table.rows.length; row++) {
    const title = readCell(cellIn(named, row, "process"));
    const competency = readCell(cellIn(named, row, "competency"));
    if (title && isTotal(title.value)) continue;
    const last = processes.at(-1);
    const isSame = last && (!title || title.value === last.title.value);
    if (title && !isSame) {
      const described = cellIn(named, row, "description");
      processes.push({
        title,
        ...withHours(named, row),
        competencies: competency || !described ? [] : lettered(described.cell, described.at),
      });
    }
    const open = processes.at(-1);
    if (!open || !competency) continue;
    open.competencies.push(competency);
    hoursOfRows.set(open, [...(hoursOfRows.get(open) ?? []), withHours(named, row).hours]);
  }
  return processes.map((one) => ofItsRows(one, hoursOfRows.get(one) ?? []));
}

/** Where the rows of a process say different hours, each says those of its competency: the process has their sum, or none where a row says nothing. */
function ofItsRows(process: WorkProcess, rows: readonly (Read<Hours> | undefined)[]): WorkProcess {
  const said = rows.filter((one) => one !== undefined);
  const [first] = said;
  if (!first || new Set(said.map(({ value }) => JSON.stringify(value))).size === 1) return process;
  const { hours: _, ...rest } = process;
  if (said.length < rows.length) return rest;
  const sum = (of: keyof Hours) =>
    said.every(({ value }) => value[of] !== undefined)
      ? said.reduce((all, { value }) => all + value[of]!, 0)
      : undefined;
  const written = said.map((one) => one.written).join(" + ");
  return {
    ...rest,
    hours: { ...first, value: { least: sum("least"), most: sum("most") }, written },
  };
}

/** Rows of competencies below one title, which stands over the table or above it. */
function ofOneProcess(document: ProgramDocument, named: NamedTable<Role>): WorkProcess[] {
  const title = titleOver(document, named);
  if (!title) return [];
  const competencies: Read<string>[] = [];
  for (let row = named.head + 1; row < named.table.rows.length; row++) {
    const found = cellIn(named, row, "competency");
    if (!found || isTotal(textOf(found.cell))) continue;
    competencies.push(...readLines(found.cell.lines, found.at));
  }
  const hours = hoursInTitle(title);
  return competencies.length > 0 ? [{ title, ...(hours && { hours }), competencies }] : [];
}

/** A row for each process with its hours; its tasks stand below its name, or in a row of their own. */
function ofProcessesWithHours(named: NamedTable<Role>): WorkProcess[] {
  const { table, part, head } = named;
  const processes: WorkProcess[] = [];
  for (let row = head + 1; row < table.rows.length; row++) {
    const found = cellIn(named, row, "process");
    if (!found || isTotal(textOf(found.cell))) continue;
    const lines = readLines(found.cell.lines, found.at);
    const hours = withHours(named, row);
    const lone = loneCell(table, row);
    if (!hours.hours && lone !== undefined) {
      const { lines: tasks } = table.rows[row]![lone]!;
      processes.at(-1)?.competencies.push(...readLines(tasks, { part, row, cell: lone }));
      continue;
    }
    // One whose hours are not sure is a process all the same.
    if (!hours.hours && !saysHours(named, row) && named.columns.get("hours") !== nowhere) continue;
    const [title, ...competencies] = lines;
    if (title) processes.push({ title, ...hours, competencies });
  }
  return processes;
}

/** Items below headings or numbered functions, up to what is taught beside the work. */
function ofLists({ parts }: ProgramDocument): WorkProcess[] {
  const processes: WorkProcess[] = [];
  let open: WorkProcess | undefined;
  let isWork = false;
  for (const [part, one] of parts.entries()) {
    if (one.part === "table") continue;
    if (endOfWork.test(one.text)) [isWork, open] = [false, undefined];
    else if (
      /work process|job function|competenc|on[\s-]the[\s-]job/i.test(one.text) &&
      one.is !== "item"
    )
      isWork = true;
    if (!isWork) continue;
    const [line] = readLines([one], { part });
    if (!line) continue;
    const opens =
      one.is === "heading" ||
      /^(?:job function|work process|unit|module|phase|year|period)\s*(?:\d+|[A-Z]|[ivx]+)\b/i.test(
        one.text,
      );
    if (opens) {
      const hours = hoursInTitle(line);
      open = { title: line, ...(hours && { hours }), competencies: [] };
      processes.push(open);
    } else if (one.is === "item") open?.competencies.push(line);
  }
  return processes.filter(({ competencies }) => competencies.length > 0);
}

function titleOver({ parts }: ProgramDocument, named: NamedTable<Role>): Read<string> | undefined {
  const { table, part, head } = named;
  for (let row = 0; row < head; row++) {
    const cell = loneCell(table, row);
    if (cell !== undefined) return readLines(table.rows[row]![cell]!.lines, { part, row, cell })[0];
  }
  for (let above = part - 1; above >= Math.max(0, part - 3); above--) {
    const one = parts[above]!;
    if (one.part === "table") break;
    if (one.text.trim() !== "") return readLines([one], { part: above })[0];
  }
  return undefined;
}

const saysHours = (named: NamedTable<Role>, row: number): boolean =>
  (["least", "most", "hours"] as const).some((role) => {
    const found = cellIn(named, row, role);
    return found !== undefined && /^\W*(?:\d|at least|up to|included)/i.test(textOf(found.cell));
  });

function withHours(named: NamedTable<Role>, row: number): { hours?: Read<Hours> } {
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

function hoursInTitle({ value, at }: Read<string>): Read<Hours> | undefined {
  const written = /\(?\b(\d[\d,]*(?:\s*(?:-|–|to)\s*\d[\d,]*)?\s*(?:hours|hrs))\b/i.exec(
    value,
  )?.[1];
  const range = written === undefined ? undefined : hoursAlone(written);
  return range && { value: range, at, written: written! };
}

function readCell(found: { cell: Cell; at: Place } | undefined): Read<string> | undefined {
  const written = found ? textOf(found.cell) : "";
  return found && written !== ""
    ? { value: unnumbered(written), at: found.at, written }
    : undefined;
}

function readLines(lines: readonly Line[], at: Place): Read<string>[] {
  return lines.flatMap(({ text }, line) => {
    const written = text.replaceAll(/\s+/g, " ").trim();
    const value = unnumbered(written);
    const place = at.row === undefined ? at : { ...at, line };
    return value === "" ? [] : [{ value, at: place, written }];
  });
}

/** Without the letter or number that counts it. */
function unnumbered(text: string): string {
  return text.replace(/^(?:(?:[A-Za-z]|\d{1,2}|[ivx]{1,4})[.)]|[.•·▪◦-])\s+/, "").trim();
}

/** `a. Read drawings; b. Cut to size` as two, as long as letter follows letter. */
function lettered({ lines }: Cell, at: Place): Read<string>[] {
  const text = textOf({ lines });
  const starts: number[] = [];
  for (let letter = "a".charCodeAt(0); letter <= "z".charCodeAt(0); letter++) {
    const from = starts.at(-1) ?? 0;
    const next = text
      .slice(from)
      .search(new RegExp(`(?<!\\S)${String.fromCharCode(letter)}[.)]\\s`));
    if (next < 0) break;
    starts.push(from + next);
  }
  if (starts.length < 2) return [];
  return starts.map((start, index) => {
    const written = text.slice(start, starts[index + 1]).trim();
    return { value: unnumbered(written).replace(/[;.]$/, ""), at, written };
  });
}
