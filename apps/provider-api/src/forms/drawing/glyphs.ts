/** What is known of the letters of a typeface: which glyph draws a code point, and how wide it is. */
export interface Glyphs {
  unitsPerEm: number;
  byCodePoint: ReadonlyMap<number, { id: number; advance: number }>;
}

/** Glyphs as they are stored beside the templates: `codePoint:glyph:advance`, each after a blank. */
export interface StoredGlyphs {
  unitsPerEm: number;
  glyphs: string;
}

/** Reads what `make-forms` has stored. */
export function readGlyphs({ unitsPerEm, glyphs }: StoredGlyphs): Glyphs {
  const entries = glyphs.split(" ").map((glyph) => {
    const [codePoint, id, advance] = glyph.split(":").map(Number) as [number, number, number];
    return [codePoint, { id, advance }] as const;
  });
  return { unitsPerEm, byCodePoint: new Map(entries) };
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The text in letters that the typeface has: one without its accents where only those are missing, else a question mark. */
export function writable({ byCodePoint }: Glyphs, text: string): string {
  const has = (letters: string) =>
    [...letters].every((one) => byCodePoint.has(one.codePointAt(0)!));
  const plain = text.normalize("NFC").replaceAll(/[\s\p{Cc}]+/gu, " ");
  if (has(plain)) return plain;
  return [...graphemes.segment(plain)]
    .map(({ segment }) => {
      const shown = segment.replaceAll(/\p{Cf}/gu, "");
      if (has(shown)) return shown;
      const bare = shown.normalize("NFD").replaceAll(/\p{M}/gu, "");
      return bare && has(bare) ? bare : "?";
    })
    .join("");
}

/** How wide a writable text is, in points. */
export function widthOf({ unitsPerEm, byCodePoint }: Glyphs, text: string, size: number): number {
  let units = 0;
  for (const letter of text) units += byCodePoint.get(letter.codePointAt(0)!)!.advance;
  return (units * size) / unitsPerEm;
}

/** A writable text as the glyphs of a content stream. */
export function encode({ byCodePoint }: Glyphs, text: string): string {
  let hex = "";
  for (const letter of text)
    hex += byCodePoint.get(letter.codePointAt(0)!)!.id.toString(16).padStart(4, "0");
  return `<${hex}>`;
}
