/** What a search looks for: its words as the database compares them, and all of them in their order. */
export interface SearchWords {
  words: readonly string[];
  phrase: string;
}

/** More words than anybody types; the rest are left out. */
const mostWords = 8;

/** A word of fewer letters is looked for where a word begins, since one of three is the least that an index knows. */
const leastAnywhere = 3;

const leastAlone = 2;

/** Letters that no accent can be taken from; the function "searchText" of the database has the same. */
const plainLetters: Readonly<Record<string, string>> = {
  ø: "o",
  ł: "l",
  đ: "d",
  ß: "s",
  æ: "a",
  œ: "o",
  þ: "t",
  ı: "i",
};

/** Reads what was typed, without accents and case; undefined where there is too little to look for. */
export function searchWords(typed: string): SearchWords | undefined {
  const plain = typed
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[øłđßæœþı]/g, (letter) => plainLetters[letter]!);
  const words = plain.match(/[\p{L}\p{N}]+/gu)?.slice(0, mostWords) ?? [];
  return words.some((word) => [...word].length >= leastAlone)
    ? { words, phrase: words.join(" ") }
    : undefined;
}

/** How a word is looked for in a text that begins and ends with a space. */
export function patternOf(word: string): string {
  return [...word].length < leastAnywhere ? `% ${word}%` : `%${word}%`;
}
