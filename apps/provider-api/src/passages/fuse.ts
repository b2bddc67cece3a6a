import type { Ranked } from "./rank.ts";

/** How far down a list a rank still counts; the usual constant of reciprocal rank fusion. */
const depth = 60;

/** One list of two, best first by both ranks; each passage keeps the better of its similarities. */
export function fuse(byWords: readonly Ranked[], byMeaning: readonly Ranked[]): Ranked[] {
  const scores = new Map<string, { score: number; similarity: number }>();
  for (const list of [byWords, byMeaning])
    for (const [rank, { id, similarity }] of list.entries()) {
      const before = scores.get(id) ?? { score: 0, similarity: 0 };
      scores.set(id, {
        score: before.score + 1 / (depth + rank + 1),
        similarity: Math.min(1, Math.max(before.similarity, similarity)),
      });
    }
  return [...scores]
    .toSorted(([a, x], [b, y]) => y.score - x.score || (a < b ? -1 : 1))
    .map(([id, { similarity }]) => ({ id, similarity }));
}
