/** How often each word of a question stands in a passage, in the question's order, and how many words the passage has. */
export interface Counted {
  id: string;
  length: number;
  counts: Uint16Array;
}

/** How well a passage fits, 0 to 1: 1 is all words of the question, as closely as in the best passage. */
export interface Ranked {
  id: string;
  similarity: number;
}

const k1 = 1.2;
const b = 0.75;

/** Counts the words of a question, each with its place in it, in the words of a passage. */
export function countIn<Word>(
  asked: ReadonlyMap<Word, number>,
  { id, words }: { id: string; words: ArrayLike<Word> },
): Counted {
  const counts = new Uint16Array(asked.size);
  for (let index = 0; index < words.length; index++) {
    const place = asked.get(words[index]!);
    if (place !== undefined) counts[place]! += 1;
  }
  return { id, length: words.length, counts };
}

/** Ranks passages by BM25 over the words of the question; those that share no word with it are left out. */
export function rankPassages(passages: readonly Counted[]): Ranked[] {
  const asked = passages[0]?.counts.length ?? 0;
  if (asked === 0) return [];
  const meanLength = passages.reduce((sum, { length }) => sum + length, 0) / passages.length || 1;
  const holding = new Uint32Array(asked);
  for (const { counts } of passages)
    for (let word = 0; word < asked; word++) if (counts[word]! > 0) holding[word]! += 1;
  const rarity = Array.from(holding, (count) =>
    Math.log(1 + (passages.length - count + 0.5) / (count + 0.5)),
  );
  const best = rarity.reduce((sum, value) => sum + value, 0) * (k1 + 1);
  return passages
    .map(({ id, length, counts }) => {
      let score = 0;
      let held = 0;
      for (let word = 0; word < asked; word++) {
        const count = counts[word]!;
        if (count === 0) continue;
        held += 1;
        const closeness = (count * (k1 + 1)) / (count + k1 * (1 - b + (b * length) / meanLength));
        score += rarity[word]! * closeness;
      }
      // Half the measure is how many of the asked words are there at all, so that a threshold means something.
      const covered = held / asked;
      return { id, similarity: Math.min(1, (covered + score / best) / 2 + covered * 0.25) };
    })
    .filter(({ similarity }) => similarity > 0)
    .toSorted((x, y) => y.similarity - x.similarity || (x.id < y.id ? -1 : 1));
}
