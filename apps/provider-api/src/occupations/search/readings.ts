import { spanishLayTerms } from "./spanish-lay-terms.ts";
import { spanishStemOf } from "./spanish-words.ts";
import { layTerms } from "./lay-terms.ts";
import type { OccupationIndex } from "./occupation-index.ts";
import { withoutNegated } from "./without-negated.ts";
import { fillers, stemOf, wordsOf } from "./words.ts";

/** One way to understand a search: for each thing asked for, the words that would do, each with how well (0 to 1). */
export interface Reading {
  readonly weight: number;
  readonly text: string;
  readonly wanted: readonly Wanted[];
}

export interface Wanted {
  readonly mass: number;
  /** Best first. */
  readonly words: readonly (readonly [word: string, weight: number])[];
}

interface LayTerm {
  readonly stems: readonly string[];
  readonly meanings: readonly (readonly string[])[];
}

const mostReadings = 16;

interface LayLanguage {
  readonly stemOf: (word: string) => string;
  readonly termsByStem: ReadonlyMap<string, readonly LayTerm[]>;
}

/** What one says in daily life, in either language; a search may mix the two. */
const layLanguages: readonly LayLanguage[] = [
  layLanguage(layTerms, stemOf),
  layLanguage(spanishLayTerms, spanishStemOf),
];

function layLanguage(terms: typeof layTerms, stemOf: (word: string) => string): LayLanguage {
  const read = terms.map(([lay, ...meanings]): LayTerm => {
    return { stems: wordsOf(lay).map(stemOf), meanings: meanings.map(wordsOf) };
  });
  return { stemOf, termsByStem: Map.groupBy(read, ({ stems }) => stems[0] ?? "") };
}

const layTermsOf = (word: string) =>
  layLanguages.flatMap(({ stemOf, termsByStem }) => termsByStem.get(stemOf(word)) ?? []);

/** All readings of a search: as typed, with words joined or split, and with lay terms put into the titles' own words. */
export function readingsOf(search: string, index: OccupationIndex): Reading[] {
  const all = withoutNegated(wordsOf(search));
  const saysIt = /\bIT\b/.test(search) || all.length <= 2;
  const telling = all.filter((word) => !fillers.has(word) || (word === "it" && saysIt));
  const typed = telling.length > 0 ? telling : all;

  const texts = new Map<string, { words: string[]; weight: number }>();
  const add = (words: string[], weight: number) => {
    const key = words.join(" ");
    const known = texts.get(key);
    if (words.length === 0 || (known && known.weight >= weight)) return;
    if (known || texts.size < mostReadings) texts.set(key, { words, weight });
  };
  add(typed, 1);
  for (const words of joinedAndSplit(all, index))
    add(
      words.filter((word) => !fillers.has(word)),
      0.97,
    );
  // Twice, since a search can hold two lay terms; over copies, since `add` adds to what is walked.
  for (const { words, weight } of Array.from(texts.values())) translations(words, weight, add);
  for (const { words, weight } of Array.from(texts.values()).slice(1)) {
    translations(words, weight, add);
  }

  return [...texts].map(([text, { words, weight }]) => ({
    weight,
    text,
    wanted: words.map((word, place) => wantedFor(word, place === words.length - 1, index)),
  }));
}

function translations(
  words: readonly string[],
  weight: number,
  add: (words: string[], weight: number) => void,
): void {
  for (const { stemOf, termsByStem } of layLanguages) {
    const stems = words.map(stemOf);
    for (const [place, term] of stems.flatMap((stem, place) =>
      (termsByStem.get(stem) ?? []).map((term) => [place, term] as const),
    )) {
      if (!term.stems.every((wanted, offset) => stems[place + offset] === wanted)) continue;
      for (const meaning of term.meanings) {
        if (term.stems.length === 1 && meaning.length === 1) continue;
        add(
          [...words.slice(0, place), ...meaning, ...words.slice(place + term.stems.length)],
          weight * 0.95,
        );
      }
    }
  }
}

function* joinedAndSplit(words: readonly string[], index: OccupationIndex): Generator<string[]> {
  for (const [place, word] of words.entries()) {
    const joined = word + (words[place + 1] ?? "");
    if (joined !== word && index.entriesByWord.has(joined)) {
      yield [...words.slice(0, place), joined, ...words.slice(place + 2)];
    }
    for (let cut = 3; cut <= word.length - 3; cut += 1) {
      const [first, second] = [word.slice(0, cut), word.slice(cut)];
      if (index.entriesByWord.has(first) && index.entriesByWord.has(second)) {
        yield [...words.slice(0, place), first, second, ...words.slice(place + 1)];
      }
    }
  }
}

function wantedFor(word: string, isLast: boolean, index: OccupationIndex): Wanted {
  const words = new Map<string, number>();
  const offer = (other: string, weight: number) => {
    if (weight > (words.get(other) ?? 0)) words.set(other, weight);
  };
  const stem = stemOf(word);
  offer(word, 1);
  for (const other of index.wordsByStem.get(stem) ?? []) offer(other, 0.85);
  for (const other of index.wordsBySpanishStem.get(spanishStemOf(word)) ?? []) offer(other, 0.85);
  const terms = layTermsOf(word);
  for (const term of terms) {
    if (term.stems.length > 1) continue;
    for (const [meaning, ...rest] of term.meanings) {
      if (meaning === undefined || rest.length > 0) continue;
      offer(meaning, 0.8);
      for (const other of index.wordsByStem.get(stemOf(meaning)) ?? []) offer(other, 0.7);
    }
  }
  const isKnown =
    index.entriesByWord.has(word) ||
    index.wordsByStem.has(stem) ||
    index.wordsBySpanishStem.has(spanishStemOf(word)) ||
    index.descriptionsByStem.has(stem);
  if (isLast)
    for (const other of wordsBeginningWith(word, index)) offer(other, isKnown ? 0.4 : 0.75);
  const isRare =
    !fillers.has(word) && (index.entriesByWord.get(word)?.length ?? 0) < 3 && terms.length === 0;
  if (isRare)
    for (const [other, weight] of index.spelling.near(word))
      offer(other, isKnown ? weight * 0.8 : weight);

  const ordered = [...words].sort((a, b) => b[1] - a[1]);
  const known = ordered.filter(([other]) => index.entriesByWord.has(other));
  const [best] = known.length > 0 ? known : ordered;
  return { mass: index.rarity(best?.[0] ?? word), words: ordered };
}

function wordsBeginningWith(start: string, { sortedWords }: OccupationIndex): string[] {
  if (start.length < 3) return [];
  let [low, high] = [0, sortedWords.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sortedWords[middle] ?? "") < start) low = middle + 1;
    else high = middle;
  }
  const found: string[] = [];
  for (let at = low; found.length < 40 && (sortedWords[at] ?? "").startsWith(start); at += 1) {
    found.push(sortedWords[at] ?? "");
  }
  return found;
}
