import { fillers } from "./words.ts";

const negations: ReadonlySet<string> = new Set(
  "no not dont doesnt without never sin ni nunca tampoco".split(" "),
);

/** What may follow the negated word and goes with it: no college degree, no high school. */
const companions: ReadonlySet<string> = new Set(
  (
    "degree diploma education school experience license required needed " +
    "titulo universitario universidad escuela experiencia licencia estudio bachillerato"
  ).split(" "),
);

const schooling: ReadonlySet<string> = new Set("college colegio licencia".split(" "));

/** Who says what is not wished for, and nothing else, does not ask for it after all. */
const wishes: ReadonlySet<string> = new Set(
  "want like quiero quisiera queria gusta gustan".split(" "),
);

interface Told {
  kept: string[];
  /** The words that follow a "no" or "without" themselves. */
  negated: string[];
}

function told(words: readonly string[]): Told {
  const kept: string[] = [];
  const negated: string[] = [];
  let at = 0;
  while (at < words.length) {
    if (!negations.has(words[at]!)) {
      kept.push(words[at]!);
      at += 1;
      continue;
    }
    at += 1;
    while (at < words.length && fillers.has(words[at]!)) at += 1;
    if (at < words.length) negated.push(words[at]!);
    at += 1;
    while (at < words.length && companions.has(words[at]!)) at += 1;
    // Spanish says of what it is: "sin licencia de conducir".
    while (at + 1 < words.length && words[at] === "de") at += 2;
  }
  return { kept, negated };
}

/** What the maker of a search does not want to be called: `kitchen work not a cook`. */
export const negatedIn = (words: readonly string[]): string[] => told(words).negated;

/** A search without what its maker does not want: the word after a "no" or "without", and what belongs to it. */
export function withoutNegated(words: readonly string[]): string[] {
  const { kept } = told(words);
  const nothingLeft = kept.every((word) => fillers.has(word));
  if (nothingLeft && kept.length < words.length && words.some((word) => wishes.has(word)))
    return [];
  if (kept.length > 0) return kept;
  // `No college` says how one wishes to begin; `not a nurse` asks for nothing.
  return words.some((word) => companions.has(word) || schooling.has(word)) ? [...words] : [];
}
