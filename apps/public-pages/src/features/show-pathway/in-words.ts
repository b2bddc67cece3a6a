const most = 300;

/** The beginning of a text that was written as markdown, in its words alone, as search engines show it. */
export function inWords(markdown: string): string {
  const words = markdown
    .replaceAll(/!?\[([^\][]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/^[ \t]*(?:#{1,6}|>|[-*+]|\d+[.)])[ \t]+/gm, "")
    .replaceAll(/[*_`~]+/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  return words.length > most ? `${words.slice(0, words.lastIndexOf(" ", most))} …` : words;
}
