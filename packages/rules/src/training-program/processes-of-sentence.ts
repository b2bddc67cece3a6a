import type { PlacedLine } from "./program-document.ts";
import { hoursAlone } from "./values.ts";
import type { WorkProcess } from "./work-process.ts";

/** `1,000 hours in rigging`, one of several in a sentence. */
const named =
  /(\d[\d,]*\s*(?:hours|hrs))\.?\s+(?:in|of|on|for|with|doing|performing)\s+(\p{L}[^,;.\d]*?)(?=\s*(?:,|;|\.|$|\band\s+(?:about\s+|approximately\s+)?\d))/giu;

/** Processes that one sentence lists with their hours; only those of a program add up to its own. */
export function processesOfSentence(
  lines: readonly PlacedLine[],
  statedHours: number | undefined,
): WorkProcess[] {
  for (const { text, at } of lines) {
    if (statedHours === undefined) break;
    for (const sentence of text.split(/(?<=[a-z\d)]\.)\s+(?=\p{Lu})/u)) {
      const found = [...sentence.matchAll(named)].flatMap(([written, amount, title]) => {
        const hours = hoursAlone(amount!);
        return hours ? [{ title: title!.trim(), hours, written }] : [];
      });
      const together = found.reduce((sum, { hours }) => sum + hours.most, 0);
      if (found.length > 1 && together === statedHours)
        return found.map(({ title, hours, written }) => ({
          title: { value: title, at, written },
          hours: { value: hours, at, written },
          competencies: [],
        }));
    }
  }
  return [];
}
