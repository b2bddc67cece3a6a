import { type AskedWord, askedWords } from "./asked-words.ts";
import { coverage } from "./evidence.ts";
import { wordsOf } from "./words.ts";

/**
 * How much of what two questions tell is the same, from which on one has the answer of the other. It is measured both
 * ways, so that neither asks for what the other does not, and is a higher one than any threshold of a search.
 */
export const closeEnough = 0.8;

interface AskedBefore {
  questions: readonly string[];
}

/** Of what was asked before, the one that a question is the same as but for its wording. */
export function closestQuestion<Known extends AskedBefore>(
  question: string,
  known: readonly Known[],
): Known | undefined {
  const asked = askedWords(question);
  const stems = new Set(wordsOf(question));
  let best: { one: Known; closeness: number } | undefined;
  for (const one of known)
    for (const other of one.questions) {
      const closeness = likeness(question, asked, stems, other);
      if (closeness >= closeEnough && closeness > (best?.closeness ?? 0)) best = { one, closeness };
    }
  return best?.one;
}

function likeness(
  question: string,
  asked: readonly AskedWord[],
  stems: ReadonlySet<string>,
  other: string,
): number {
  if (plain(question) === plain(other)) return 1;
  const there = coverage(asked, stemsOf(other));
  // Most questions have nothing in common.
  return there < closeEnough ? there : Math.min(there, coverage(askedWords(other), stems));
}

const mostKept = 20_000;
const kept = new Map<string, ReadonlySet<string>>();

/** Finding the stems of thousands of questions takes longer than a visitor waits, so they are kept. */
function stemsOf(question: string): ReadonlySet<string> {
  const known = kept.get(question);
  if (known) return known;
  if (kept.size >= mostKept) kept.clear();
  const stems = new Set(wordsOf(question));
  kept.set(question, stems);
  return stems;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, " ")
    .trim();
