import { htmlOfWord } from "@guildway/office-files/word";
import type { Page } from "./block.ts";
import type { ReadingLimits } from "./limits.ts";
import { readHtml } from "./read-html.ts";

/** A Word document, whose pages nobody knows before it is printed. */
export async function readDocument(bytes: Uint8Array, limits: ReadingLimits): Promise<Page[]> {
  return [{ number: null, blocks: readHtml(await htmlOfWord(bytes, limits)) }];
}
