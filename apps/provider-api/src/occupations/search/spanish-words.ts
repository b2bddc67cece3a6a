import { wordsOf } from "./words.ts";

/** The words of a Spanish title: `Soldador/a` says the same word twice. */
export function spanishWordsOf(text: string): string[] {
  return wordsOf(text.replace(/\/(?:a|as|o|os|e|es|ora|esa|iz|triz|ra|na)\b/gi, ""));
}

/** What `mesero`, `mesera`, `meseros` and `mesería`, or `reparar`, `reparador` and `reparando`, have in common; only for comparing words. */
export function spanishStemOf(word: string): string {
  for (const [ending, least] of endings) {
    if (word.endsWith(ending) && word.length - ending.length >= least) {
      return word.slice(0, -ending.length);
    }
  }
  return word;
}

const endings: readonly [ending: string, leastLeft: number][] = [
  ["acione", 4],
  ["acion", 4],
  ["adore", 4],
  ["adora", 4],
  ["ador", 4],
  ["adura", 4],
  ["iendo", 4],
  ["ando", 4],
  ["ita", 4],
  ["ito", 4],
  ["ia", 4],
  ["io", 4],
  ["are", 4],
  ["ere", 4],
  ["ar", 4],
  ["er", 4],
  ["ir", 4],
  ["a", 3],
  ["o", 3],
  ["e", 3],
];
