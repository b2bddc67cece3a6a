import { strFromU8, strToU8, type Unzipped } from "fflate";
import { parseXml } from "./parse-xml.ts";

const edges = { header: /^word\/header\d*\.xml$/, footer: /^word\/footer\d*\.xml$/ } as const;

/** The style of the paragraphs that come from the edges of pages. */
export const styleOfEdges = "GuildwayPageEdge";

/** What only counts pages. */
const ofPages = /^(?:page|página|pg\.?)?\s*\d*\s*(?:of|de|\/)?\s*\d*$/i;

/**
 * A Word document's main part with the words of its page headers as first paragraphs and those of its footers as last
 * ones, each once; what reads the document leaves them out otherwise.
 */
export function withPageEdges(parts: Unzipped, main: Unzipped[string]): Unzipped[string] {
  const [above, below] = [paragraphs(parts, edges.header), paragraphs(parts, edges.footer)];
  if (above === "" && below === "") return main;
  const text = strFromU8(main);
  const body = /<w:body(?:\s[^>]*)?>/.exec(text);
  const end = text.lastIndexOf("</w:body>");
  if (!body || end < 0) return main;
  const start = body.index + body[0].length;
  return strToU8(text.slice(0, start) + above + text.slice(start, end) + below + text.slice(end));
}

function paragraphs(parts: Unzipped, names: RegExp): string {
  const texts = Object.entries(parts).flatMap(([name, part]) =>
    names.test(name) ? wordsOf(part) : [],
  );
  return [...new Set(texts)]
    .map(
      (text) =>
        `<w:p><w:pPr><w:pStyle w:val="${styleOfEdges}"/></w:pPr><w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`,
    )
    .join("");
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** The words of each paragraph; one in a box stands within another. */
function wordsOf(part: Uint8Array): string[] {
  const found: string[] = [];
  const open: string[] = [];
  let isWords = false;
  const add = (text: string) => {
    if (open.length > 0) open[open.length - 1] += text;
  };
  parseXml(part, {
    open(name) {
      if (name === "p") open.push("");
      if (name === "tab" || name === "br") add(" ");
      isWords = name === "t";
    },
    text(text) {
      if (isWords) add(text);
    },
    close(name) {
      isWords = false;
      if (name === "p") found.push((open.pop() ?? "").replaceAll(/\s+/g, " ").trim());
    },
  });
  return found.filter((text) => !ofPages.test(text));
}
