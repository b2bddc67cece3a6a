import { stemmer } from "stemmer";
import { kin } from "./kin.ts";

const stopWords = new Set(
  "a about after all also an and any are as at be been but by can could do does each for from get had has have having how i if in into is it its just like may me more most my no not of on one or our out should so some such than that the their them then there these they this to up us was we were what when where which who why will with would you your".split(
    " ",
  ),
);

/** A word as it stands in a text, and what it has in common with its other forms and its kin. */
export interface Word {
  shown: string;
  stem: string;
}

/** What is longer is no word of a language but a code or a picture in letters. */
const longestWord = 60;

/** The words of a text that carry meaning, in order. */
export function tellingWords(text: string): Word[] {
  return plainWords(text)
    .filter((word) => word.length > 1 && word.length <= longestWord && !stopWords.has(word))
    .map((shown) => {
      const stem = stemmer(shown);
      return { shown, stem: kinOf.get(stem) ?? stem };
    });
}

/** What the words of a text that carry meaning have in common with their other forms; only for comparing, never shown. */
export function wordsOf(text: string): string[] {
  return tellingWords(text).map(({ stem }) => stem);
}

/** Each word of a family stands for its first. */
const kinOf = new Map(
  kin.flatMap((family) => {
    const stems = family.split(" ").map(stemmer);
    return stems.map((stem) => [stem, stems[0]!] as const);
  }),
);

function plainWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize("NFKD")
      .replaceAll(/\p{M}/gu, "")
      .match(/[a-z0-9]+/g) ?? []
  );
}
