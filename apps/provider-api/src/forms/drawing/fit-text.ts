import { type Glyphs, widthOf } from "./glyphs.ts";

/** Lines of text in one size, in points. */
export interface FittedText {
  size: number;
  lines: string[];
}

/** The height of a line for a size. */
export const leading = (size: number): number => Math.round(size * 13) / 10;

/** Breaks a writable text between words into lines that are no wider; a word that is wider itself is broken where the line ends. */
export function wrapText(glyphs: Glyphs, text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ").flatMap((one) => broken(glyphs, one, size, width))) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && widthOf(glyphs, longer, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

const sizes = [9.5, 9, 8.5, 8, 7.5, 7, 6.5, 6];

/** The text in the largest size in which all of it stands in the box, on one line rather than on more; undefined where it is too long. */
export function fitText(
  glyphs: Glyphs,
  text: string,
  { width, height }: { width: number; height: number },
): FittedText | undefined {
  const oneLine = sizes.slice(0, 4).find((size) => widthOf(glyphs, text, size) <= width);
  if (oneLine) return { size: oneLine, lines: [text] };
  for (const size of sizes) {
    const lines = wrapText(glyphs, text, size, width);
    if (lines.length * leading(size) <= height + 0.5) return { size, lines };
  }
  return undefined;
}

function broken(glyphs: Glyphs, word: string, size: number, width: number): string[] {
  if (widthOf(glyphs, word, size) <= width) return [word];
  const parts: string[] = [];
  let part = "";
  for (const letter of word) {
    if (part !== "" && widthOf(glyphs, part + letter, size) > width) {
      parts.push(part);
      part = letter;
    } else part += letter;
  }
  return [...parts, part];
}
