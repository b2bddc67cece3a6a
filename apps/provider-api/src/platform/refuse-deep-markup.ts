import { Problem } from "./problem.ts";

/** More elements than anybody writes one in another; a parser takes the square of them. */
const mostDepth = 500;

const tag = /<(\/?)([a-z][^\s<>/]*)/gi;

const named = (names: string): ReadonlySet<string> => new Set(names.split(" "));

/** What nothing stands in. */
const empty = named("area base br col embed hr img input link meta param source track wbr");

/** What ends where the next of it begins, if nothing else was begun in it. */
const endsAtNext = named("li p");

/** Refuses HTML with more elements one in another than anybody writes, before it is parsed; one that is never closed counts as well. */
export function refuseDeepMarkup(html: string, field: string): void {
  const open: string[] = [];
  for (const [, closes, written = ""] of html.matchAll(tag)) {
    const name = written.toLowerCase();
    if (empty.has(name)) continue;
    if (closes) {
      const at = open.lastIndexOf(name);
      // What closes nothing of its name closes nothing at all.
      if (at >= 0) open.length = at;
    } else if (!(endsAtNext.has(name) && open.at(-1) === name)) open.push(name);
    if (open.length > mostDepth)
      throw new Problem("input.invalid", { faults: [{ field, reason: "is nested too deeply" }] });
  }
}
