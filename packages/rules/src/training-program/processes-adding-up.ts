import { addsUpTo, listsOfLines } from "./lists-of-lines.ts";
import { linesOf, type PlacedLine, type ProgramDocument } from "./program-document.ts";
import { hoursAlone } from "./values.ts";
import type { WorkProcess } from "./work-process.ts";

/** Processes that no words call so: of one sentence, or of lines one below the other, whose hours are together those of the program. */
export function processesAddingUp(
  document: ProgramDocument,
  statedHours: number | undefined,
): WorkProcess[] {
  if (statedHours === undefined) return [];
  const lists = [...listsOfSentences(linesOf(document)), ...listsOfLines(document)];
  return lists.find((list) => addsUpTo(list, statedHours)) ?? [];
}

/** `1,000 hours in rigging`, one of several in a sentence. */
const named =
  /(\d[\d,]*\s*(?:hours|hrs))\.?\s+(?:in|of|on|for|with|doing|performing)\s+(\p{L}[^,;.\d]*?)(?=\s*(?:,|;|\.|$|\band\s+(?:about\s+|approximately\s+)?\d))/giu;

const listsOfSentences = (lines: readonly PlacedLine[]): WorkProcess[][] =>
  lines.flatMap(({ text, at }) =>
    text.split(/(?<=[a-z\d)]\.)\s+(?=\p{Lu})/u).map((sentence) =>
      [...sentence.matchAll(named)].flatMap(([written, amount, title]): WorkProcess[] => {
        const value = hoursAlone(amount!);
        const said = { at, written };
        return value
          ? [{ title: { value: title!, ...said }, hours: { value, ...said }, competencies: [] }]
          : [];
      }),
    ),
  );
