import { getDocumentProxy } from "unpdf";
import type { Page } from "./block.ts";
import type { ReadingLimits } from "./limits.ts";
import { withoutFurniture } from "./page-furniture.ts";
import { blocksOfPage, settingOf } from "./pdf-blocks.ts";
import { type LinedPage, linesOfPage } from "./pdf-lines.ts";
import { Unreadable } from "./unreadable.ts";

/** Hears how many pages of how many are read. */
export type OnPage = (read: number, of: number) => void;

/** The pages of a PDF as text. What is a picture of a text is none. */
export async function readPdf(
  bytes: Uint8Array,
  limits: ReadingLimits,
  onPage: OnPage,
): Promise<{ pages: Page[]; isCut: boolean }> {
  if (!Buffer.from(bytes.subarray(0, 1024)).includes("%PDF-"))
    throw new Unreadable("notWhatItSays");
  const document = await opened(bytes);
  const count = Math.min(document.numPages, limits.pages);
  const lined: LinedPage[] = [];
  let characters = 0;
  for (let number = 1; number <= count && characters < limits.characters; number += 1) {
    const page = await linesOfPage(document, number).catch(() => undefined);
    if (page) lined.push(page);
    characters += page?.lines.reduce((sum, { text }) => sum + text.length, 0) ?? 0;
    onPage(number, count);
  }
  if (lined.length === 0) throw new Unreadable("unreadable");
  const pages = withoutFurniture(lined);
  const setting = settingOf(pages);
  return {
    pages: pages.map((page) => ({ number: page.number, blocks: blocksOfPage(page, setting) })),
    isCut: document.numPages > (lined.at(-1)?.number ?? 0),
  };
}

async function opened(bytes: Uint8Array) {
  try {
    return await getDocumentProxy(bytes, {
      disableFontFace: true,
      useSystemFonts: false,
      // Nothing that a file names elsewhere is fetched.
      disableAutoFetch: true,
      stopAtErrors: false,
      verbosity: 0,
    });
  } catch (error) {
    const isLocked = error instanceof Error && error.name === "PasswordException";
    throw new Unreadable(isLocked ? "encrypted" : "unreadable");
  }
}
