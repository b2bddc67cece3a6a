/** Words near to one that is not known, the nearest first, each with how much it counts (below 1). */
export interface Spelling {
  near(word: string): readonly (readonly [word: string, weight: number])[];
}

/** Finds candidates by shared trigrams and measures them by Damerau-Levenshtein distance. */
export function createSpelling(vocabulary: readonly string[]): Spelling {
  const byTrigram = new Map<string, number[]>();
  for (const [id, word] of vocabulary.entries()) {
    for (const trigram of trigramsOf(word)) {
      const ids = byTrigram.get(trigram);
      if (ids) ids.push(id);
      else byTrigram.set(trigram, [id]);
    }
  }

  return {
    near(word) {
      const most = word.length >= 7 ? 2 : word.length >= 4 ? 1 : 0;
      if (most === 0) return [];
      const trigrams = trigramsOf(word);
      const shared = new Map<number, number>();
      for (const trigram of trigrams) {
        for (const id of byTrigram.get(trigram) ?? []) shared.set(id, (shared.get(id) ?? 0) + 1);
      }
      // One mistake spoils at most three trigrams, and one that swaps letters four.
      const least = Math.max(1, trigrams.size - 4 * most);
      const found: [word: string, weight: number][] = [];
      for (const [id, count] of shared) {
        const candidate = vocabulary[id] ?? "";
        if (count < least || Math.abs(candidate.length - word.length) > most) continue;
        const distance = distanceBetween(word, candidate, most);
        if (distance <= most) found.push([candidate, weightOf(word, candidate, distance)]);
      }
      return found.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, 6);
    },
  };
}

/** The least number of letters added, left out, replaced or swapped with their neighbour; more than `most` when it exceeds it. */
export function distanceBetween(a: string, b: string, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}

function weightOf(word: string, candidate: string, distance: number): number {
  // People seldom mistake the first letter, and in a short word another one makes another word.
  const firstLetter = word[0] === candidate[0] ? 0 : word.length < 6 ? 0.4 : 0.2;
  const sameLetters = [...word].sort().join("") === [...candidate].sort().join("") ? 0.1 : 0;
  return 1 - 0.17 * distance - firstLetter + sameLetters;
}

function trigramsOf(word: string): Set<string> {
  const padded = `  ${word} `;
  const trigrams = new Set<string>();
  for (let at = 0; at + 3 <= padded.length; at += 1) trigrams.add(padded.slice(at, at + 3));
  return trigrams;
}
