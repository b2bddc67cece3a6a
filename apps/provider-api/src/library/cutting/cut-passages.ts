import { type Block, onOneLine, type Page } from "../reading/block.ts";
import { splitLong } from "./split-long.ts";

/** A passage as it is searched and cited. */
export interface Passage {
  /** The headings that it stands under, from the top, joined by ` › `. */
  heading: string | null;
  pageNumber: number | null;
  rawText: string;
}

/** In characters. A passage ends at this length, and is begun anew at the next paragraph once it has half of it. */
export const mostCharacters = 1200;
/** What is shorter joins the passage before it, where both stand under one heading. */
const fewCharacters = 200;
const longestHeading = 500;

interface Piece {
  kind: Block["kind"];
  text: string;
  page: number | null;
}

/**
 * Cuts pages into passages of about 600 to 1,200 characters, each under one heading, at the ends of paragraphs, items and
 * rows, and where one of those is longer at the end of a sentence. A page that is closed ends a passage.
 */
export function cutPassages(pages: Iterable<Page>): Passage[] {
  const passages: Passage[] = [];
  let path: { level: number; text: string }[] = [];
  let section: Piece[] = [];
  const endSection = () => {
    passages.push(...cutSection(section, path));
    section = [];
  };
  for (const { number, blocks, isClosed } of pages) {
    if (isClosed) [path] = [[], endSection()];
    for (const block of blocks) {
      const text = onOneLine(block.text);
      if (text === "") continue;
      if (block.kind === "heading") {
        endSection();
        path = [...path.filter(({ level }) => level < block.level), { level: block.level, text }];
      } else if (isSamePieceOverleaf(section.at(-1), block, number))
        section.at(-1)!.text += ` ${text}`;
      else section.push({ kind: block.kind, text, page: number });
    }
    if (isClosed) endSection();
  }
  endSection();
  return passages;
}

/** A sentence that a page's end has parted is one. */
function isSamePieceOverleaf(last: Piece | undefined, block: Block, page: number | null): boolean {
  return (
    last?.kind === "paragraph" &&
    block.kind === "paragraph" &&
    last.page !== page &&
    /[\p{Ll},]$/u.test(last.text) &&
    /^\p{Ll}/u.test(block.text)
  );
}

function cutSection(section: readonly Piece[], path: readonly { text: string }[]): Passage[] {
  const heading =
    path
      .map(({ text }) => text)
      .join(" › ")
      .slice(0, longestHeading) || null;
  return joined(groupsOf(section.flatMap(splitPiece))).map((pieces) => ({
    heading,
    pageNumber: pieces[0]!.page,
    rawText: textOf(pieces),
  }));
}

const splitPiece = ({ text, ...piece }: Piece): Piece[] =>
  splitLong(text, mostCharacters).map((part) => ({ ...piece, text: part }));

/** Pieces that make a passage each, about as long as one another. */
function groupsOf(pieces: readonly Piece[]): Piece[][] {
  const whole = textOf(pieces).length;
  const enough = Math.max(mostCharacters / 2, whole / Math.ceil(whole / mostCharacters));
  const groups: Piece[][] = [];
  for (const piece of pieces) {
    const group = groups.at(-1);
    const length = group ? textOf(group).length : 0;
    if (!group) groups.push([piece]);
    else if (
      length + piece.text.length + 2 > mostCharacters ||
      (length >= enough && !leadsOn(group))
    )
      groups.push([...taken(group), piece]);
    else group.push(piece);
  }
  return groups;
}

const leadsOn = (group: readonly Piece[]) => group.at(-1)!.text.endsWith(":");

/** What leads on to a list goes along with it. */
function taken(group: Piece[]): Piece[] {
  const last = group.at(-1)!;
  return group.length > 1 && last.kind === "paragraph" && leadsOn(group) && last.text.length < 300
    ? [group.pop()!]
    : [];
}

/** A short end joins what is before it. */
function joined(groups: readonly Piece[][]): Piece[][] {
  const last = groups.at(-1);
  const before = groups.at(-2);
  if (!last || !before || textOf(last).length >= fewCharacters) return [...groups];
  const both = [...before, ...last];
  return textOf(both).length > mostCharacters + fewCharacters
    ? [...groups]
    : [...groups.slice(0, -2), both];
}

function textOf(pieces: readonly Piece[]): string {
  return pieces.reduce((text, piece, index) => {
    if (index === 0) return piece.text;
    const isList = piece.kind !== "paragraph" && piece.kind === pieces[index - 1]!.kind;
    return `${text}${isList ? "\n" : "\n\n"}${piece.text}`;
  }, "");
}
