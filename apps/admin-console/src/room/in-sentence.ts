/** A title within a sentence: small letters, but for abbreviations. */
export function inSentence(title: string): string {
  return title.replaceAll(/(?<!\p{L})\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase());
}
