const blocks = "p, h2, h3, h4, li, blockquote, pre, hr, br, div, td";

/** The words of a rich text on one line, for lists, files and what tells of a change. */
export function wordsOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const block of body.querySelectorAll(blocks)) block.after(" ");
  return (body.textContent ?? "").replaceAll(/\s+/g, " ").trim();
}
