import type { Read } from "./program-document.ts";
import { subjectOf } from "./said-above.ts";
import type { Hours } from "./values.ts";

interface Part {
  title: Read<string>;
  hours?: Read<Hours>;
}

/** Words in which a sum of others may be named. */
const mayNameSum =
  /\b(?:all|totals?|sums?|hours|years?|semesters?|terms?|quarters?|together|combined|overall|altogether)\b/i;

/** Parts of a program without those that are sums of others, whatever they are called, and the sum of all: the last where it is the sum of all others and no part, or the first, named by the subject of all. Where the stated hours count it in, it is a part. What stands below it without hours is none either. */
export function withoutSum<One extends Part>(
  given: readonly One[],
  stated: Hours | undefined,
): { parts: One[]; sum?: Read<Hours> } {
  const parts = withoutInnerSums(given);
  const at = parts.findLastIndex(({ hours }) => hours);
  const last = parts[at];
  const isNamed = mayNameSum.test(last?.title.value ?? "");
  const before = parts.slice(0, Math.max(0, at));
  if (last && isSum(last, before, isNamed ? 2 : 4, stated))
    return { parts: before, sum: last.hours! };
  const [first, ...others] = parts;
  if (first && subjectOf(first.title.value) && isSum(first, others, 3, stated))
    return { parts: others, sum: first.hours! };
  return { parts: [...parts] };
}

/** Whether a part is the sum of others of the same place, of which there are enough that this is no chance. */
function isSum(one: Part, others: readonly Part[], fewest: number, stated: Hours | undefined) {
  return (
    one.hours !== undefined &&
    others.length >= fewest &&
    stated?.most !== 2 * (one.hours.value.most ?? 0) &&
    standTogether(one, others[0]!) &&
    (["least", "most"] as const).every((end) => one.hours?.value[end] === together(others, end))
  );
}

/** In one table, or both in lines. */
const standTogether = ({ title: { at } }: Part, { title }: Part): boolean =>
  at.row === undefined ? title.at.row === undefined : at.part === title.at.part;

const together = (parts: readonly Part[], end: "least" | "most") =>
  parts.reduce((sum, { hours }) => sum + (hours?.value[end] ?? Number.NaN), 0);

/** Without the sums below each of several runs that the parts are made of, such as `Year 1 classes`. */
function withoutInnerSums<One extends Part>(parts: readonly One[]): readonly One[] {
  const kept: One[] = [];
  let run: One[] = [];
  let sums = 0;
  for (const one of parts) {
    const most = one.hours?.value.most;
    if (run.length > 1 && most !== undefined && most === together(run, "most")) {
      sums += 1;
      kept.push(...run);
      run = [];
    } else run.push(one);
  }
  // The last may be the sum of all.
  return sums > 1 && run.length < 2 ? [...kept, ...run] : parts;
}
