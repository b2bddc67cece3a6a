import { type AskedWord, askedWords } from "./asked-words.ts";
import { coverage } from "./evidence.ts";
import { nextTurn } from "./turns.ts";
import { wordsOf } from "./words.ts";

/**
 * How much of what two questions tell is the same, from which on one has the answer of the other. It is measured both
 * ways, so that neither asks for what the other does not, and is a higher one than any threshold of a search.
 */
export const closeEnough = 0.8;

interface AskedBefore {
  questions: readonly string[];
}

/** So many are compared between two turns of the event loop: few enough that nobody else waits for them. */
const atOnce = 100;

/** Of what was asked before, the one that a question is the same as but for its wording. */
export async function closestQuestion<Known extends AskedBefore>(
  question: string,
  known: readonly Known[],
): Promise<Known | undefined> {
  const asked = askedWords(question);
  const read = { plain: plain(question), stems: new Set(wordsOf(question)) };
  let best: { one: Known; closeness: number } | undefined;
  let compared = 0;
  for (const one of known)
    for (const other of one.questions) {
      if (++compared % atOnce === 0) await nextTurn();
      const closeness = likeness(read, asked, other);
      if (closeness >= closeEnough && closeness > (best?.closeness ?? 0)) best = { one, closeness };
    }
  return best?.one;
}

function likeness(question: ReadQuestion, asked: readonly AskedWord[], other: string): number {
  const { plain, stems } = readQuestion(other);
  if (question.plain === plain) return 1;
  const there = coverage(asked, stems);
  // Most questions have nothing in common.
  return there < closeEnough ? there : Math.min(there, coverage(askedWords(other), question.stems));
}

interface ReadQuestion {
  plain: string;
  stems: ReadonlySet<string>;
}

const mostKept = 20_000;
const kept = new Map<string, ReadQuestion>();

/** Reading thousands of questions takes longer than a visitor waits, so they are kept as they were read. */
function readQuestion(question: string): ReadQuestion {
  const known = kept.get(question);
  if (known) return known;
  if (kept.size >= mostKept) kept.clear();
  const read = { plain: plain(question), stems: new Set(wordsOf(question)) };
  kept.set(question, read);
  return read;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, " ")
    .trim();
