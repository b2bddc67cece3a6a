/** A text in parts of no more than so many characters: at the ends of sentences, else between words, else anywhere but in a character. */
export function splitLong(text: string, most: number): string[] {
  if (text.length <= most) return [text];
  return gathered(
    text.split(/(?<=[.!?…;][”"’)\]]?)\s+/u).flatMap((sentence) =>
      sentence.length <= most
        ? [sentence]
        : gathered(
            sentence.split(" ").flatMap((word) => slices(word, most)),
            most,
          ),
    ),
    most,
  );
}

function gathered(parts: readonly string[], most: number): string[] {
  const all: string[] = [];
  let current = "";
  for (const part of parts) {
    if (current !== "" && current.length + 1 + part.length > most) {
      all.push(current);
      current = part;
    } else current = current === "" ? part : `${current} ${part}`;
  }
  if (current !== "") all.push(current);
  return all;
}

function slices(word: string, most: number): string[] {
  if (word.length <= most) return [word];
  const all: string[] = [];
  for (let from = 0; from < word.length;) {
    let to = Math.min(word.length, from + most);
    // A character of two units stays whole.
    if (to < word.length && /[\uD800-\uDBFF]/.test(word[to - 1]!)) to -= 1;
    all.push(word.slice(from, to));
    from = to;
  }
  return all;
}
