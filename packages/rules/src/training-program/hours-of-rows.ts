import type { Read } from "./program-document.ts";
import type { Hours } from "./values.ts";
import type { WorkProcess } from "./work-process.ts";

type SaidHours = Read<Hours> | undefined;

/** A process with the hours that stand in the rows of its competencies. */
export interface ProcessOfRows {
  process: WorkProcess;
  rows: SaidHours[];
}

const isSame = (said: readonly Read<Hours>[]) =>
  new Set(said.map(({ value }) => JSON.stringify(value))).size === 1;
const saidIn = ({ rows }: ProcessOfRows) => rows.filter((one) => one !== undefined);

/**
 * The processes with their hours, where the rows of their competencies say some: those of each competency, which are
 * added, or those of the process, which each row repeats. Rows that differ, or the total, say which; else a process has
 * hours only where `repeats` is known or a single row says them.
 */
export function withHoursOfRows(
  given: readonly ProcessOfRows[],
  total: number | undefined,
  repeats: boolean,
): WorkProcess[] {
  const differ = given.some((one) => saidIn(one).length > 1 && !isSame(saidIn(one)));
  const sum = (hours: (one: ProcessOfRows) => SaidHours) =>
    given.reduce((all, one) => all + (hours(one)?.value.most ?? hours(one)?.value.least ?? 0), 0);
  const onceIsTotal = total !== undefined && sum((one) => saidIn(one)[0]) === total;
  const addedIsTotal = total !== undefined && sum(addedHours) === total;
  const isAdded = differ || (addedIsTotal && !onceIsTotal);
  const isRepeated = onceIsTotal || (repeats && !addedIsTotal);
  return given.map((one) => {
    const { process } = one;
    const said = saidIn(one);
    if (said.length === 0) return process;
    const { hours: _, ...rest } = process;
    const once = said.length === 1 && (one.rows.length === 1 || !differ);
    const hours = once ? said[0] : isAdded ? addedHours(one) : isRepeated ? said[0] : undefined;
    return { ...rest, ...(hours && { hours }) };
  });
}

/** The hours of all rows together; none where a row says none. */
function addedHours(one: ProcessOfRows): SaidHours {
  const said = saidIn(one);
  const [first] = said;
  if (!first || said.length < one.rows.length) return undefined;
  const sum = (of: keyof Hours) =>
    said.every(({ value }) => value[of] !== undefined)
      ? said.reduce((all, { value }) => all + value[of]!, 0)
      : undefined;
  return {
    ...first,
    value: { least: sum("least"), most: sum("most") },
    written: said.map(({ written }) => written).join(" + "),
  };
}
