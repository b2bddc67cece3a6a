import { wordsOf } from "./words.ts";

/** A passage to rank. */
export interface Rankable {
  id: string;
  rawText: string;
}

/** How well a passage fits, 0 to 1: 1 is all words of the question, as closely as in the best passage. */
export interface Ranked {
  id: string;
  similarity: number;
}

const k1 = 1.2;
const b = 0.75;

/** Ranks passages by BM25 over the words of the question; those that share no word with it are left out. */
export function rankPassages(question: string, passages: readonly Rankable[]): Ranked[] {
  const asked = [...new Set(wordsOf(question))];
  if (asked.length === 0 || passages.length === 0) return [];
  const texts = passages.map(({ rawText }) => wordsOf(rawText));
  const meanLength = texts.reduce((sum, words) => sum + words.length, 0) / texts.length || 1;
  const counts = texts.map((words) => countOf(words));
  const rarity = new Map(
    asked.map((word) => {
      const holding = counts.filter((count) => count.has(word)).length;
      return [word, Math.log(1 + (passages.length - holding + 0.5) / (holding + 0.5))];
    }),
  );
  const best = [...rarity.values()].reduce((sum, value) => sum + value, 0) * (k1 + 1);
  return passages
    .map(({ id }, index) => {
      const length = texts[index]!.length;
      const score = asked.reduce((sum, word) => {
        const count = counts[index]!.get(word) ?? 0;
        return (
          sum +
          (rarity.get(word)! * count * (k1 + 1)) /
            (count + k1 * (1 - b + (b * length) / meanLength))
        );
      }, 0);
      // Half the measure is how many of the asked words are there at all, so that a threshold means something.
      const covered = asked.filter((word) => counts[index]!.has(word)).length / asked.length;
      return { id, similarity: Math.min(1, (covered + score / best) / 2 + covered * 0.25) };
    })
    .filter(({ similarity }) => similarity > 0)
    .toSorted((x, y) => y.similarity - x.similarity || (x.id < y.id ? -1 : 1));
}

function countOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
