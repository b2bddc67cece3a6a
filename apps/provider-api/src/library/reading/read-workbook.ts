import { sheetsOf } from "@guildway/office-files";
import type { Block, Page } from "./block.ts";
import type { ReadingLimits } from "./limits.ts";
import { tableBlocks } from "./table-blocks.ts";

/** The sheets of a workbook, in their order; each row reads with the names of its columns. */
export function* readWorkbook(bytes: Uint8Array, limits: ReadingLimits): Generator<Page> {
  let number = 0;
  for (const { title, rows } of sheetsOf(bytes, limits)) {
    number += 1;
    const heading: Block = { kind: "heading", level: 1, text: title };
    const inLines = rows.map((row) => row.map((text) => text.replaceAll("\n", " ")));
    yield { number, blocks: [heading, ...tableBlocks(inLines)], isClosed: true };
  }
}
