import type { AskedWord } from "./asked-words.ts";
import { tellingWords } from "./words.ts";

const mostWords = 40;

/** The words of a passage by which it was found, as they stand in it. */
export function wordsShown(
  asked: readonly AskedWord[],
  { heading, rawText }: { heading: string | null; rawText: string },
): string[] {
  const wanted = new Set(asked.flatMap(({ stems }) => [...stems.keys()]));
  const shown = tellingWords(`${heading ?? ""} ${rawText}`)
    .filter(({ stem }) => wanted.has(stem))
    .map((word) => word.shown);
  return [...new Set(shown)].slice(0, mostWords);
}
