import { createSpelling } from "../occupations/index.ts";
import type { AskedWord } from "./asked-words.ts";
import type { Stems } from "./rank.ts";

const shortest = 5;
const shortestPart = 3;
const leastAlike = 0.6;
/** How well a word does that was perhaps meant. */
const meantWeight = 0.8;

/** For the words of a question that none of some passages holds: the words that were meant, misspelt or written as one. */
export function respell(asked: readonly AskedWord[], passages: readonly Stems[]): AskedWord[] {
  const vocabulary = new Set(
    passages.flatMap(({ name, heading, text }) => [...name, ...heading, ...text]),
  );
  const unknown = asked.filter(
    ({ stem, stems }) =>
      stem.length >= shortest &&
      !/\d/.test(stem) &&
      ![...stems.keys()].some((one) => vocabulary.has(one)),
  );
  if (unknown.length === 0) return [];
  const spelling = createSpelling([...vocabulary]);
  return unknown.flatMap((word) => {
    // A word that is misspelt may have kept its ending.
    const forms = new Set([word.stem, word.shown.replace(/(?:ing|ed|ers?|s)$/, "")]);
    const near = [...forms]
      .flatMap((form) => spelling.near(form))
      .filter(([, alike]) => alike >= leastAlike);
    const meant = [...near.map(([one]) => one), ...partsOf(word.stem, vocabulary)];
    return meant.length === 0
      ? []
      : { ...word, stem: meant[0]!, stems: new Map(meant.map((one) => [one, meantWeight])) };
  });
}

/** The two words that one is made of. */
function partsOf(word: string, vocabulary: ReadonlySet<string>): string[] {
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => vocabulary.has(part))) return parts;
  }
  return [];
}
