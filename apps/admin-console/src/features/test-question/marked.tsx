/** A text with some of its words marked, as they stand in it. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  const wanted = new Set(words.map(plain));
  // Words and what stands between them, one after the other.
  const parts = text.split(/([\p{L}\p{N}]+)/u);
  return parts.map((part, index) =>
    index % 2 === 1 && wanted.has(plain(part)) ? <mark key={index}>{part}</mark> : part,
  );
}

/** Without what the search does not look at either. */
const plain = (word: string) => word.toLowerCase().normalize("NFKD").replaceAll(/\p{M}/gu, "");
