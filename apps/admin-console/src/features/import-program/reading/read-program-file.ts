import { type SlidePart, sheetsOf, slidesOf, Unreadable } from "@guildway/office-files";
import type { Part, ProgramDocument } from "@guildway/rules/training-program";
import { partsOfHtml } from "./parts-of-html.ts";
import { tableOfRows } from "./parts-of-rows.ts";

/** The kinds of files that a training program is read from. */
export const programFileKinds = ["docx", "pptx", "xlsx"] as const;

const limits = { unpackedBytes: 150_000_000, entries: 5000, refusesMacros: true };
/** More lines than these no program has that somebody reviews. */
const mostParts = 20_000;

/** Reads the structure of a file by its kind. Throws `Unreadable`. */
export async function readProgramFile(
  bytes: Uint8Array,
  extension: string,
): Promise<ProgramDocument> {
  const parts = await partsOf(bytes, extension);
  if (parts.length > mostParts) throw new Unreadable("tooLong");
  return { parts };
}

async function partsOf(bytes: Uint8Array, extension: string): Promise<Part[]> {
  switch (extension) {
    case "docx": {
      const { htmlOfWord } = await import("@guildway/office-files/word");
      return partsOfHtml(await htmlOfWord(bytes, limits));
    }
    case "xlsx":
      return [...sheetsOf(bytes, limits)].map(({ title, rows }) => tableOfRows(rows, title));
    case "pptx":
      return [...slidesOf(bytes, limits)].flatMap((slide) =>
        withTitle(slide).flatMap(partsOfSlide),
      );
    default:
      throw new Unreadable("notWhatItSays");
  }
}

const longestTitle = 80;

/** A slide whose title was not set as one begins with a short paragraph in its place. */
function withTitle(slide: readonly SlidePart[]): readonly SlidePart[] {
  const [first, ...others] = slide;
  if (!first || first.is !== "shape" || others.length === 0) return slide;
  const [text = "", ...more] = first.paragraphs;
  const isTitle =
    !slide.some(({ is }) => is === "title") &&
    more.length === 0 &&
    text.length <= longestTitle &&
    !/\d|[.:]\s*$/.test(text.replace(/\(\d+ of \d+\)$/, ""));
  return isTitle ? [{ ...first, is: "title" }, ...others] : slide;
}

function partsOfSlide(part: SlidePart): Part[] {
  if (part.is === "table") return [tableOfRows(part.rows)];
  const is = part.is === "title" ? "heading" : part.paragraphs.length > 1 ? "item" : "text";
  return part.paragraphs.map((text, index) => {
    const level = part.levels?.[index];
    return { part: "line", is, text, ...(level && { level }) };
  });
}
