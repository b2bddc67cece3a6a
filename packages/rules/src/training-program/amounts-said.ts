import { linesOf, type ProgramDocument, type Read } from "./program-document.ts";
import { type Subject, subjectOf } from "./said-above.ts";
import { type Hours, hoursAlone } from "./values.ts";

const amount =
  /(?<![\d.,$-])\d[\d,]*(?:\s*(?:-|–|to)\s*\d[\d,]*)?\s*(?:hours|hrs)\b(?!\s*(?:a|per|each|every)\b)/gi;

/** What may be the hours of the work or of the instruction of a whole program. */
const range: Readonly<Record<Subject, { from: number; to: number }>> = {
  work: { from: 1000, to: 12_000 },
  instruction: { from: 40, to: 1500 },
};

/** Every amount of hours that a document names in sentences and may be one of the whole, the largest first: `6,000 hours in our kitchens`. Only what its parts add up to tells whether it is. */
export function amountsSaid(document: ProgramDocument, subject: Subject): Read<Hours>[] {
  const { from, to } = range[subject];
  const said = linesOf(document).flatMap(({ text, at }) =>
    text.split(/[.;,](?=\s)|\band\b/).flatMap((clause) => {
      const other = subjectOf(clause);
      if (other !== undefined && other !== subject) return [];
      return (clause.match(amount) ?? []).flatMap((written): Read<Hours>[] => {
        const value = hoursAlone(written);
        return value && value.most >= from && value.most <= to ? [{ value, at, written }] : [];
      });
    }),
  );
  const once = [...new Map(said.map((one) => [JSON.stringify(one.value), one])).values()];
  return once
    .toSorted((one, other) => (other.value.most ?? 0) - (one.value.most ?? 0))
    .slice(0, 20);
}
