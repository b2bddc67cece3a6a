import { type MatchedPage, stylesOf, styleTags } from "@guildway/federation/compose";

/** The style sheets of a page: in the document, so that nothing is waited for before it is painted, or linked to. */
export interface PageStyles {
  css: string;
  links: string;
}

const patience = 1000;
const mostKept = 200;

/** Their names change with what they hold, so what was read once is so for ever. */
const kept = new Map<string, string>();

/** Reads a page's style sheets from its remote; where one does not come, they are linked to. */
export async function pageStyles(matched: MatchedPage): Promise<PageStyles> {
  try {
    const sheets = await Promise.all(stylesOf(matched).map(sheet));
    return { css: sheets.join("\n"), links: "" };
  } catch {
    return { css: "", links: styleTags(matched) };
  }
}

async function sheet(address: string): Promise<string> {
  const before = kept.get(address);
  if (before !== undefined) return before;
  const response = await fetch(address, { signal: AbortSignal.timeout(patience) });
  const css = await response.text();
  // What names other files by where it stands, or would end its element, cannot stand elsewhere.
  if (!response.ok || /url\(|@import|<\//i.test(css)) throw new Error(`${address} is linked to.`);
  if (kept.size >= mostKept) kept.clear();
  kept.set(address, css);
  return css;
}
