import { type Total } from "./totals.ts";
import type { WorkProcess } from "./work-process.ts";

const mostOf = ({ hours }: WorkProcess): number => hours?.value.most ?? 0;

/** Rows that say again what a row above them says together are its parts: its competencies. Only a total that they would exceed tells. */
export function withinTheirSums(
  processes: readonly WorkProcess[],
  totals: readonly Total[],
): WorkProcess[] {
  const [total] = totals;
  const sum = (all: readonly WorkProcess[]) => all.reduce((hours, one) => hours + mostOf(one), 0);
  if (!total || totals.length > 1 || sum(processes) <= (total.hours.value.most ?? 0))
    return [...processes];
  const nested: WorkProcess[] = [];
  for (let at = 0; at < processes.length; at++) {
    const one = processes[at]!;
    const parts = partsOf(processes, at);
    nested.push({
      ...one,
      competencies: [...one.competencies, ...parts.map(({ title }) => title)],
    });
    at += parts.length;
  }
  return sum(nested) === total.hours.value.most ? nested : [...processes];
}

/** The processes behind one whose hours together are its own, two or more. */
function partsOf(processes: readonly WorkProcess[], at: number): readonly WorkProcess[] {
  const whole = mostOf(processes[at]!);
  let together = 0;
  for (let next = at + 1; next < processes.length && together < whole; next++) {
    together += mostOf(processes[next]!);
    if (together === whole && next > at + 1) return processes.slice(at + 1, next + 1);
  }
  return [];
}
