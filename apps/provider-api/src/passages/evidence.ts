import type { AskedWord } from "./asked-words.ts";

/** How much more a word weighs that is missing and that nothing else can stand for. */
const missedWeight = 1.6;

/** How much of what a question tells some words hold, 0 to 1; what is missing weighs more where it is a name, or a word that the whole library does not know. */
export function coverage(
  asked: readonly AskedWord[],
  stems: ReadonlySet<string>,
  unknown: ReadonlySet<string> = new Set(),
): number {
  let held = 0;
  let told = 0;
  for (const word of asked) {
    const worth = worthIn(word, stems);
    const isMissed = worth === 0 && (word.isName || unknown.has(word.shown));
    held += word.weight * worth;
    told += word.weight * (isMissed ? missedWeight : 1);
  }
  return told === 0 ? 0 : held / told;
}

/** How well some words have a word of the question: 1 is the word itself, 0 neither it nor its kin. */
export function worthIn({ stems }: AskedWord, held: ReadonlySet<string>): number {
  let best = 0;
  for (const [stem, worth] of stems) if (worth > best && held.has(stem)) best = worth;
  return best;
}
