import type { Read } from "./program-document.ts";
import type { Hours, Range } from "./values.ts";

interface WithHours {
  hours?: Read<Hours>;
}

/** Whether the hours of all are together what is stated. */
export const isTogether = (named: readonly WithHours[], stated: Hours): boolean =>
  isSum({ least: sumOf(named, "least"), most: sumOf(named, "most") }, stated);

/** Where only one amount is stated it may be the most, or the least, of ranges. */
function isSum(sum: Range, { least, most }: Hours): boolean {
  const [isLeast, isMost] = [sum.least === (least ?? most), sum.most === (most ?? least)];
  // What says no more than one end of all says no more of each.
  if (least === undefined || most === undefined) return isLeast || isMost;
  return least === most ? isLeast || isMost : isLeast && isMost;
}

/** The hours of all at one end; no number where one has none. */
const sumOf = (named: readonly WithHours[], end: keyof Range): number =>
  named.reduce((sum, { hours }) => sum + (hours?.value[end] ?? Number.NaN), 0);

/** The first run, one behind the other, that is together what is stated and is enough. */
export function runTogether<One extends { hours: Read<Range> }>(
  named: readonly One[],
  stated: Hours,
  isEnough: (run: readonly One[]) => boolean,
): One[] | undefined {
  for (const from of named.keys()) {
    const run = runFrom(named, from, stated, isEnough);
    if (run) return run;
  }
  return undefined;
}

/** Such a run that begins at one of them. */
export function runFrom<One extends { hours: Read<Range> }>(
  named: readonly One[],
  from: number,
  stated: Hours,
  isEnough: (run: readonly One[]) => boolean,
): One[] | undefined {
  const most = stated.most ?? stated.least ?? 0;
  const sum = { least: 0, most: 0 };
  for (let to = from; to < named.length && sum.least <= most; to++) {
    sum.least += named[to]!.hours.value.least;
    sum.most += named[to]!.hours.value.most;
    if (!isSum(sum, stated)) continue;
    const run = named.slice(from, to + 1);
    if (isEnough(run)) return run;
  }
  return undefined;
}
