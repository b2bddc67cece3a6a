import { Parser } from "htmlparser2";
import { Problem } from "./problem.ts";

/** More elements than anybody writes one in another; who reads them takes the square of them. */
const mostDepth = 500;

/** Refuses HTML with more elements one in another than anybody writes, as the parser that will read it sees them; one that is never closed counts as well. */
export function refuseDeepMarkup(html: string, field: string): void {
  let depth = 0;
  const parser = new Parser({
    onopentagname() {
      depth += 1;
      // Thrown from within, so that nothing is read beyond.
      if (depth > mostDepth)
        throw new Problem("input.invalid", { faults: [{ field, reason: "is nested too deeply" }] });
    },
    onclosetag() {
      depth -= 1;
    },
  });
  parser.end(html);
}
