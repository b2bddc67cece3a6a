import type { AskedWord } from "./asked-words.ts";

/** How much of what a question tells some words hold, 0 to 1. */
export function coverage(asked: readonly AskedWord[], stems: ReadonlySet<string>): number {
  const told = asked.reduce((sum, { weight }) => sum + weight, 0);
  const held = asked.reduce((sum, word) => sum + word.weight * worthIn(word, stems), 0);
  return told === 0 ? 0 : held / told;
}

/** How well some words have a word of the question: 1 is the word itself, 0 neither it nor its kin. */
export function worthIn({ stems }: AskedWord, held: ReadonlySet<string>): number {
  let best = 0;
  for (const [stem, worth] of stems) if (worth > best && held.has(stem)) best = worth;
  return best;
}
