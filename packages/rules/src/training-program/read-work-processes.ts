import {
  nameOfProcess,
  withCompetenciesElsewhere,
  withoutHours,
} from "./competencies-elsewhere.ts";
import { totalsBelow } from "./lines-with-hours.ts";
import { isCounter } from "./named-columns.ts";
import {
  processesOfLeadIns,
  processesOfNamesOverHours,
  processesOfSharedWords,
} from "./processes-of-lead-ins.ts";
import { processesOfOutline } from "./outline.ts";
import { processesOfNestedLists } from "./processes-of-nested-lists.ts";
import { processesOfLines } from "./processes-of-lines.ts";
import type { ProgramDocument, Read } from "./program-document.ts";
import { withoutSum } from "./sum-of-others.ts";
import { wholeOf } from "./totals.ts";
import { inOrder, type Hours } from "./values.ts";
import { withinTheirSums } from "./within-sums.ts";
import { workOfTable } from "./work-of-table.ts";
import { hoursInTitle, type WorkProcess, type WorkSchedule } from "./work-process.ts";

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
    const read = workOfTable(document, part, index, stated?.most)
      .map(withoutForm)
      .map((one) => ({
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
  const named = withoutForeignEnd(
    read.flatMap((one) => one.processes).filter(({ title }) => !isCounter(title.value)),
  );
  const processes = asOne(named).map((one) => ({
    ...one,
    title: withoutHours(one.title),
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
  const counted = processesOfOutline(document);
  if (counted.length > 0) return { ...said, processes: counted };
  if (said.processes.length > 0) return said;
  const [found = []] = [
    processesOfLeadIns,
    processesOfSharedWords,
    processesOfNamesOverHours,
    processesOfNestedLists,
  ]
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
      same &&
      (!value !== !other || (value?.least === other?.least && value?.most === other?.most)) &&
      !one.competencies.length !== !same.competencies.length;
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

/** Behind processes that all have tasks a last name alone, such as `Final sign-off`, is none. */
function withoutForeignEnd(processes: readonly WorkProcess[]): readonly WorkProcess[] {
  const [last, ...others] = processes.toReversed();
  const isForeign =
    others.length > 2 && isOnlyName(last!) && others.every((one) => one.competencies.length > 0);
  return isForeign ? others.toReversed() : processes;
}

const isOnlyName = ({ hours, competencies }: WorkProcess): boolean =>
  !hours && competencies.length === 0;

/** `Start wage:` or `Work schedule`, without hours and competencies, says something of the program. */
/** A table in which a code of the program stands says something of the program. */
const withoutForm = (one: WorkSchedule): WorkSchedule =>
  one.processes.some(({ title, competencies }) =>
    [title, ...competencies].some(({ value }) => namesCode.test(value)),
  )
    ? { ...one, processes: [] }
    : one;

const namesCode = /\b(?:O\s?\*?\s?NET|RAPIDS|RAIS)\b/;

const isField = (one: WorkProcess): boolean =>
  /^[^\p{L}]*$|\$\s?\d|\d{3}-\d{4}\b/u.test(one.title.value) ||
  (isOnlyName(one) &&
    /:\s*$|^[^:]{3,40}:\s+\S|^(?:sponsor|employer|apprentice|for the \w+)$|\b(?:wages?|salary|pay|schedule|tuition|fees?)$|^(?:week|month|day)\s*\d+$/i.test(
      one.title.value,
    ));

const withHours = (hours: Read<Hours> | undefined) => hours && { hours };
