/** Letters as they are compared: small, without accents. */
export function plain(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/**
 * How well a label fits what was typed, 0 the best; undefined where it does not. Each word typed begins a word of the
 * label or stands in it; three letters or more may also be some of its letters in order, beginning with a word's first.
 */
export function fit(typed: string, label: string): number | undefined {
  const text = plain(label);
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  if (text.startsWith(words.join(" "))) return 0;
  const fits = words.map((word) => fitOfWord(word, text));
  return fits.includes(undefined) ? undefined : Math.max(...(fits as number[]));
}

function fitOfWord(word: string, text: string): number | undefined {
  const beginnings = text.split(/[^\p{L}\p{N}]+/u);
  if (beginnings.some((beginning) => beginning.startsWith(word))) return 1;
  if (word.length < 3) return undefined;
  if (text.includes(word)) return 2;
  return beginnings.some((_, index) => hasInOrder(word, beginnings.slice(index).join(" ")))
    ? 3
    : undefined;
}

function hasInOrder(letters: string, text: string): boolean {
  if (text[0] !== letters[0]) return false;
  let at = -1;
  return [...letters].every((letter) => (at = text.indexOf(letter, at + 1)) >= 0);
}
