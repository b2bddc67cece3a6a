import { stemmer } from "stemmer";
import { spanishStemOf } from "../occupations/index.ts";

/** The languages whose words have their endings taken off. */
export type Language = "en" | "es";

/** A word as it stands in a text, and what it has in common with its other forms. */
export interface Word {
  shown: string;
  stem: string;
}

const list = (words: string) => new Set(words.split(" "));

const stopWords = {
  en: list(
    "a about after all also am an and any are as at be been but by can cannot cant could did do does doesnt doing dont each for from get gets got had has have having he her his how i id if im in into is isnt it its ive just like may me might more most must my no not of on one or our out own shall she should so some such than that the their them then there these they this to too up us very was we were what whats when where which while who whom whose why will with without would you your",
  ),
  es: list(
    "a al algo ante antes asi aun como con cual cuales cuando cuanto cuanta cuantos cuantas de del desde donde dos e el ella ellos en entre era es esa ese eso esta estan estar estas este esto estoy fue ha hace hacen hacer hago han hasta hay la las le les lo los mas me mi mis mucho muy nada ni no nos o otra otro para pero poco por porque puede pueden puedo que quien quienes se sea ser si sin sobre son soy su sus tambien tan te tengo tener tiene tienen todo todos tu tus un una unas uno unos y ya yo",
  ),
};

/** What is longer is no word of a language but a code or a picture in letters. */
const longestWord = 60;

const digits = new Map(
  "zero one two three four five six seven eight nine ten"
    .split(" ")
    .map((word, number) => [word, String(number)]),
);

/** In which of the two languages a text is, by its small words. */
export function languageOf(text: string): Language {
  let balance = /[¿¡ñ]/i.test(text) ? 1 : 0;
  for (const word of plainWords(text.slice(0, 5000))) {
    if (stopWords.es.has(word)) balance += 1;
    if (stopWords.en.has(word)) balance -= 1;
  }
  return balance > 0 ? "es" : "en";
}

/** What the forms of a word have in common in a language; only for comparing, never shown. */
export function stemIn(language: Language, word: string): string {
  const number = digits.get(word);
  if (number) return number;
  if (language === "en") return stemmer(word);
  const singular =
    word.length > 4
      ? word.replace(/ces$/, "z").replace(/(?<=[^aeiou])es$|(?<=[aeiou])s$/, "")
      : word;
  return spanishStemOf(singular);
}

/** The words of a text that carry meaning, in order; what is joined by a hyphen stands for its parts and for one word. */
export function tellingWords(text: string, language: Language = languageOf(text)): Word[] {
  return plainWords(text)
    .filter((word) => isTelling(word, language))
    .map((shown) => ({ shown, stem: stemIn(language, shown) }));
}

/** What the words of a text that carry meaning have in common with their other forms. */
export function wordsOf(text: string, language?: Language): string[] {
  return tellingWords(text, language).map(({ stem }) => stem);
}

function isTelling(word: string, language: Language): boolean {
  return (
    (word.length > 1 || /\d/.test(word)) &&
    word.length <= longestWord &&
    !stopWords[language].has(word)
  );
}

/** All words of a text, in small letters without accents. */
export function plainWords(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .normalize("NFKD")
      .replaceAll(/\p{M}/gu, "")
      .replaceAll(/['’`](?:s\b)?/g, "")
      .match(/[a-z0-9]+(?:-[a-z0-9]+)*/g) ?? [];
  return words.flatMap((word) => {
    if (!word.includes("-") || word.length > longestWord) return word;
    const parts = word.split("-");
    return parts.length <= 3 ? [...parts, parts.join("")] : parts;
  });
}
