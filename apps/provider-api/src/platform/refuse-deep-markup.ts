import { Problem } from "./problem.ts";

/** More elements than anybody writes one in another; a parser takes the square of them. */
const mostDepth = 500;

const tag = /<(\/?)([a-z][^\s<>/]*)/gi;

/** What nothing stands in, and what ends where the next of it begins. */
const shallow: ReadonlySet<string> = new Set(
  "area base br col embed hr img input li link meta p param source track wbr".split(" "),
);

/** Refuses HTML with more elements one in another than anybody writes, before it is parsed; one that is never closed counts as well. */
export function refuseDeepMarkup(html: string, field: string): void {
  const open = new Map<string, number>();
  let depth = 0;
  for (const [, closes, written = ""] of html.matchAll(tag)) {
    const name = written.toLowerCase();
    const before = open.get(name) ?? 0;
    // What closes nothing of its name closes nothing at all.
    if (shallow.has(name) || (closes && before === 0)) continue;
    const change = closes ? -1 : 1;
    open.set(name, before + change);
    depth += change;
    if (depth > mostDepth)
      throw new Problem("input.invalid", { faults: [{ field, reason: "is nested too deeply" }] });
  }
}
