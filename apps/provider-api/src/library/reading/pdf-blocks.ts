import type { Block } from "./block.ts";
import type { Line, LinedPage } from "./pdf-lines.ts";

/** How the body of a document is set, and which larger sizes its headings have, the largest first. */
export interface Setting {
  size: number;
  font: string;
  headingSizes: number[];
}

/** A heading is larger than the body by as much. */
const larger = 1.12;
const longestHeading = 150;
const mostLevels = 5;

/** What most characters of a document are set in. */
export function settingOf(pages: readonly LinedPage[]): Setting {
  const lines = pages.flatMap((page) => page.lines);
  const size = Number(commonest(lines, (line) => String(line.size)) ?? 12);
  const body = lines.filter((line) => line.size === size);
  const sizes = lines.filter((line) => line.size >= size * larger).map((line) => line.size);
  return {
    size,
    font: commonest(body, (line) => line.font) ?? "",
    headingSizes: [...new Set(sizes)].toSorted((a, b) => b - a).slice(0, mostLevels),
  };
}

function commonest(lines: readonly Line[], of: (line: Line) => string): string | undefined {
  const characters = new Map<string, number>();
  for (const line of lines)
    characters.set(of(line), (characters.get(of(line)) ?? 0) + line.text.length);
  return [...characters].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

/** The headings, paragraphs and items of a page, from its lines. */
export function blocksOfPage({ lines }: LinedPage, setting: Setting): Block[] {
  const blocks: Block[] = [];
  let last: Line | undefined;
  for (const [index, line] of lines.entries()) {
    const level = levelOf(line, lines[index + 1], setting);
    const block = blocks.at(-1);
    if (last && block && goesOn(block, last, line, level))
      block.text = appended(block.text, line.text);
    else if (level !== undefined) blocks.push({ kind: "heading", level, text: line.text });
    else if (isItem(line.text))
      blocks.push({ kind: "item", text: line.text.replace(bullet, "• ") });
    else blocks.push({ kind: "paragraph", text: line.text });
    last = line;
  }
  return blocks;
}

const bullet = /^[•▪◦‣●○■–\uF0B7\uF0A7]\s*/;
const isItem = (text: string) => bullet.test(text) || /^(?:\d{1,2}|[a-z])[.)]\s/.test(text);

/** The level of a heading; undefined of a line of the body. A short line in another letter above the body is one too. */
function levelOf(line: Line, next: Line | undefined, setting: Setting): number | undefined {
  if (line.text.length > longestHeading || !/\p{L}/u.test(line.text)) return undefined;
  const place = setting.headingSizes.indexOf(line.size);
  if (place !== -1) return place + 1;
  const standsOut =
    line.size >= setting.size &&
    line.font !== setting.font &&
    line.text.length <= 80 &&
    /^[\p{Lu}\d¿]/u.test(line.text) &&
    !/[.,;:]$/.test(line.text) &&
    next?.font === setting.font &&
    next.bottom < line.bottom - 1;
  return standsOut ? setting.headingSizes.length + 1 : undefined;
}

function goesOn(block: Block, last: Line, line: Line, level: number | undefined): boolean {
  const gap = last.bottom - line.bottom;
  const isBelow = gap > 0 && gap < Math.max(last.size, line.size) * 1.75;
  if (!isBelow) return false;
  if (block.kind === "heading")
    return level === block.level && line.size === last.size && line.font === last.font;
  if (level !== undefined || isItem(line.text)) return false;
  // A new paragraph may be told by nothing but where its first line begins.
  const isIndented = block.kind === "paragraph" && line.left > last.left + line.size;
  return !isIndented || /[\p{Ll},-]$/u.test(block.text);
}

/** A word that was parted at the end of a line is one again. */
function appended(text: string, more: string): string {
  return /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(more) && !/-\p{L}+-$/u.test(text)
    ? text.slice(0, -1) + more
    : `${text} ${more}`;
}
