import type { Read } from "./program-document.ts";
import type { Hours } from "./values.ts";

interface Part {
  title: Read<string>;
  hours?: Read<Hours>;
}

/** Words in which a sum of others may be named. */
const mayNameSum =
  /\b(?:all|totals?|sums?|hours|years?|semesters?|terms?|quarters?|together|combined|overall|altogether)\b/i;

/** Parts of a program without the last of them with hours where it is the sum of all others and no part, whatever it is called; and that sum. Where the stated hours count it in, it is a part. What stands below it without hours is none either. */
export function withoutSum<One extends Part>(
  parts: readonly One[],
  stated: Hours | undefined,
): { parts: One[]; sum?: Read<Hours> } {
  const at = parts.findLastIndex(({ hours }) => hours);
  const others = parts.slice(0, Math.max(0, at));
  const last = parts[at];
  const isNamed = mayNameSum.test(last?.title.value ?? "");
  const isSum =
    last?.hours !== undefined &&
    others.length >= (isNamed ? 2 : 4) &&
    stated?.most !== 2 * (last.hours.value.most ?? 0) &&
    last.title.at.part === others[0]?.title.at.part &&
    (["least", "most"] as const).every(
      (end) =>
        last.hours?.value[end] ===
        others.reduce((sum, { hours }) => sum + (hours?.value[end] ?? Number.NaN), 0),
    );
  return isSum ? { parts: others, sum: last.hours! } : { parts: [...parts] };
}
