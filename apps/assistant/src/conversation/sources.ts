import type { Passage } from "./conversation.ts";

/** The names of the resources that passages are of, each once. */
export const namesOf = (passages: readonly Passage[]): string[] => [
  ...new Set(passages.map(({ name }) => name)),
];

/** What has pages that an address can name. */
const hasPages = ({ type, url }: Passage): boolean =>
  type === "pdf" || /\.pdf(?:[?#]|$)/i.test(url ?? "");

/** Where a passage can be read in its resource, at its page where it has some; undefined where it is nowhere to be opened. */
export function addressOf(passage: Passage): string | undefined {
  const url = passage.url ? URL.parse(passage.url, location.href) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  if (hasPages(passage) && passage.pageNumber !== null) url.hash = `page=${passage.pageNumber}`;
  return url.href;
}

/** A passage in three pieces: what a sentence was taken from, and what stands before and behind it. The whole where it was put in other words. */
export function partedBy(text: string, sentence: string): [string, string, string] {
  const words = sentence.match(/[\p{L}\p{N}]+/gu);
  if (!words) return ["", text, ""];
  const spelled = words
    .map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, ""))
    .join("[^\\p{L}\\p{N}]+");
  const found = new RegExp(`${spelled}[.!?]?`, "iu").exec(text);
  if (!found) return ["", text, ""];
  const end = found.index + found[0].length;
  return [text.slice(0, found.index), found[0], text.slice(end)];
}
