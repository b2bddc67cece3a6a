import { type Block, onOneLine, type Page } from "./block.ts";
import { readHtml } from "./read-html.ts";
import { tableBlocks } from "./table-blocks.ts";
import { Unreadable } from "./unreadable.ts";

/** The text of a file, in the coding that it says or is: UTF-8, UTF-16 with its mark, or what Windows wrote before. */
export function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  if (bytes.includes(0)) throw new Unreadable("notWhatItSays");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Plain text; a form feed begins a page where there is one. */
export function readPlainText(text: string): Page[] {
  const pages = text.split("\f");
  return pages.map((page, index) => ({
    number: pages.length > 1 ? index + 1 : null,
    blocks: paragraphsOf(page).flatMap(plainBlocks),
  }));
}

/** What staff typed or pasted: rich text where it has markup, else plain text with the marks of Markdown. */
export function readTyped(text: string): Page[] {
  return /<(?:p|h[1-6]|ul|ol|li|div|table|br|strong|em|a)\b[^>]*>/i.test(text)
    ? [{ number: null, blocks: readHtml(text) }]
    : readMarkdown(text);
}

/** Markdown: its headings, lists and tables, and of what stands in a line the words alone. */
export function readMarkdown(text: string): Page[] {
  const blocks: Block[] = [];
  let isCode = false;
  for (const paragraph of paragraphsOf(text.replace(/^---\n[\s\S]*?\n---\n/, ""))) {
    const fences = paragraph.match(/^\s*(?:```|~~~)/gm)?.length ?? 0;
    if (isCode || fences > 0) {
      blocks.push(...codeBlocks(paragraph));
      if (fences % 2 === 1) isCode = !isCode;
    } else for (const block of markdownBlocks(paragraph)) blocks.push(block);
  }
  return [{ number: null, blocks }];
}

const paragraphsOf = (text: string) =>
  text
    .replaceAll(/\r\n?/g, "\n")
    .split(/\n[ \t]*\n/)
    .filter((paragraph) => paragraph.trim() !== "");

const itemMark = /^\s*(?:[-*+•▪–]|\d{1,3}[.)])\s+/;

/** A paragraph; where lines of it begin with the mark of an item, the items. */
function plainBlocks(paragraph: string): Block[] {
  return itemsOf(paragraph.split("\n")).map(({ isItem, text }) => ({
    kind: isItem ? "item" : "paragraph",
    text: onOneLine(text),
  }));
}

function itemsOf(lines: readonly string[]): { isItem: boolean; text: string }[] {
  const items: { isItem: boolean; text: string }[] = [];
  for (const line of lines) {
    const last = items.at(-1);
    if (itemMark.test(line))
      items.push({ isItem: true, text: line.replace(/^\s*[-*+▪–]\s+/, "• ") });
    else if (last) last.text += ` ${line}`;
    else items.push({ isItem: false, text: line });
  }
  return items;
}

const codeBlocks = (paragraph: string): Block[] => {
  const text = onOneLine(paragraph.replaceAll(/^\s*(?:```|~~~).*$/gm, ""));
  return text === "" ? [] : [{ kind: "paragraph", text }];
};

function* markdownBlocks(paragraph: string): Generator<Block> {
  const lines = paragraph.split("\n").filter((line) => line.trim() !== "");
  for (let at = 0; at < lines.length;) {
    const { blocks, taken } = blocksAt(lines, at);
    yield* blocks;
    at += taken;
  }
}

/** What stands at a line of a paragraph, and how many lines it takes. */
function blocksAt(lines: readonly string[], at: number): { blocks: Block[]; taken: number } {
  const [first = "", second] = [lines[at], lines[at + 1]];
  const heading = /^ {0,3}(#{1,6})\s+(.*?)\s*#*$/.exec(first);
  if (heading) return { blocks: [headingOf(heading[1]!.length, heading[2]!)], taken: 1 };
  if (second !== undefined && /^\s*(?:=+|-{2,})\s*$/.test(second))
    return { blocks: [headingOf(second.trim().startsWith("=") ? 1 : 2, first)], taken: 2 };
  if (/^(?:\s*[-*_]){3,}\s*$/.test(first)) return { blocks: [], taken: 1 };
  if (second !== undefined && isRow(first) && isRule(second)) {
    const rows = lines.slice(at).filter((line) => isRow(line) && !isRule(line));
    return {
      blocks: tableBlocks(rows.map(cellsOf), { hasHead: true }),
      taken: lines.length - at,
    };
  }
  let next = at + 1;
  while (next < lines.length && !/^ {0,3}#{1,6}\s/.test(lines[next]!)) next += 1;
  const own = lines.slice(at, next);
  const text = own.map((line) => line.replace(/^\s*>\s?/, "")).join("\n");
  return {
    blocks: plainBlocks(text).map(
      (block) => ({ ...block, text: inlineWords(block.text) }) as Block,
    ),
    taken: own.length,
  };
}

const headingOf = (level: number, text: string): Block => ({
  kind: "heading",
  level,
  text: inlineWords(text),
});

const isRow = (line: string) => line.includes("|");
const isRule = (line: string) => /^[\s|:-]+$/.test(line) && line.includes("-");
const cellsOf = (line: string) =>
  line
    .trim()
    .replace(/^\|/, "")
    .replace(/\|$/, "")
    .split("|")
    .map((cell) => inlineWords(cell.trim()));

/** Links and pictures as their words, emphasis and code without their marks. */
function inlineWords(text: string): string {
  return onOneLine(
    text
      .replaceAll(/!?\[([^[\]]*)\]\([^()]*(?:\([^()]*\)[^()]*)?\)/g, "$1")
      .replaceAll(/(\*\*|__)(?=\S)(.+?)\1/g, "$2")
      .replaceAll(/(?<![\w*])\*(?=\S)([^*]+)\*(?!\w)/g, "$1")
      .replaceAll(/`([^`]+)`/g, "$1"),
  );
}
