import { type SlidePart, slidesOf } from "@guildway/office-files";
import type { Block, Page } from "./block.ts";
import type { ReadingLimits } from "./limits.ts";
import { tableBlocks } from "./table-blocks.ts";

/** The slides of a presentation, in their order. */
export function* readSlides(bytes: Uint8Array, limits: ReadingLimits): Generator<Page> {
  let number = 0;
  for (const parts of slidesOf(bytes, limits)) {
    number += 1;
    const blocks = parts.flatMap(blocksOf).filter(({ text }) => text !== "");
    yield { number, blocks, isClosed: true };
  }
}

/** The title is a heading, the paragraphs of other shapes are items, and a table has rows. */
function blocksOf(part: SlidePart): Block[] {
  if (part.is === "table")
    return tableBlocks(part.rows.map((row) => row.map((cell) => cell.replaceAll("\n", " "))));
  if (part.is === "title") return [{ kind: "heading", level: 1, text: part.paragraphs.join(" ") }];
  return part.paragraphs.map((text) => ({ kind: "item", text }));
}
