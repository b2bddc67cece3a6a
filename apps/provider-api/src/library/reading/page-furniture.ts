import type { Line, LinedPage } from "./pdf-lines.ts";

/** How far from the upper and lower edge what is repeated on every page stands, of the page's height. */
const edge = 0.12;
/** As many lines as a head or a foot has. */
const mostLines = 4;

/** The pages without their running heads, feet and page numbers. */
export function withoutFurniture(pages: readonly LinedPage[]): LinedPage[] {
  const seen = new Map<string, number>();
  for (const page of pages)
    for (const key of new Set(edgeLines(page).map((line) => keyOf(page, line))))
      seen.set(key, (seen.get(key) ?? 0) + 1);
  // Of two pages both, of few three, of many a fifth, since chapters have heads of their own.
  const often = Math.max(Math.min(3, pages.length), 2, pages.length * 0.2);
  return pages.map((page) => {
    const furniture = new Set(
      edgeLines(page).filter(
        (line) => isPageNumber(line.text) || (seen.get(keyOf(page, line)) ?? 0) >= often,
      ),
    );
    return { ...page, lines: page.lines.filter((line) => !furniture.has(line)) };
  });
}

function edgeLines({ height, lines }: LinedPage): Line[] {
  const atTop = lines.filter(({ bottom }) => bottom > height * (1 - edge));
  const atBottom = lines.filter(({ bottom }) => bottom < height * edge);
  return [...atTop.slice(0, mostLines), ...atBottom.slice(-mostLines)];
}

/** The same words at the same height, whatever the number of the page. */
const keyOf = ({ height }: LinedPage, { text, bottom }: Line) =>
  `${Math.round((bottom / height) * 50)} ${text.toLowerCase().replaceAll(/\d+/g, "#")}`;

const isPageNumber = (text: string) =>
  /^(?:(?:page|p\.|página|pág\.)\s*)?[-–|]?\s*(?:\d{1,4}|[ivxlc]{1,6})\s*[-–|]?(?:\s*(?:of|de|\/)\s*\d{1,4})?$/i.test(
    text,
  );
