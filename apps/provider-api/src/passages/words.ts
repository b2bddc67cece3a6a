const stopWords = new Set(
  "a about after all also an and any are as at be been but by can could do does each for from get had has have how i if in into is it its just like may me more most my no not of on one or our out should so some such than that the their them then there these they this to up us was we were what when where which who why will with would you your".split(
    " ",
  ),
);

/** The words of a text that carry meaning, in lower case and without common endings. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize("NFKD")
      .replaceAll(/\p{M}/gu, "")
      .match(/[a-z0-9]+/g) ?? []
  )
    .filter((word) => word.length > 1 && !stopWords.has(word))
    .map(stem);
}

function stem(word: string): string {
  if (word.length <= 4) return word.replace(/s$/, "");
  return word
    .replace(/ies$/, "y")
    .replace(/(ss|x|ch|sh)es$/, "$1")
    .replace(/([^s])s$/, "$1")
    .replace(/(ing|edly|ed)$/, (ending, _, at: number) => (at >= 3 ? "" : ending));
}
