import type { Page } from "./block.ts";
import type { ReadingLimits } from "./limits.ts";
import type { OnPage } from "./read-pdf.ts";
import { Unreadable } from "./unreadable.ts";

/** What is read: a stored file, or what staff typed. */
export type Source =
  | { kind: "file"; extension: string; bytes: Uint8Array }
  | { kind: "typed"; text: string };

/** Reads a source page by page, no more of it than the limits allow; `isCut` says that there is more. What reads a kind is loaded for it. */
export async function readSource(
  source: Source,
  limits: ReadingLimits,
  onPage: OnPage,
): Promise<{ pages: Page[]; isCut: boolean }> {
  if (source.kind === "typed") {
    const { readTyped } = await import("./read-text.ts");
    return { pages: readTyped(source.text), isCut: false };
  }
  const { extension, bytes } = source;
  if (bytes.length > limits.bytes) throw new Unreadable("tooLarge");
  switch (extension) {
    case "pdf":
      return (await import("./read-pdf.ts")).readPdf(bytes, limits, onPage);
    case "docx":
      return within(await (await import("./read-document.ts")).readDocument(bytes, limits), limits);
    case "pptx":
      return within((await import("./read-slides.ts")).readSlides(bytes, limits), limits, onPage);
    case "xlsx":
      return within(
        (await import("./read-workbook.ts")).readWorkbook(bytes, limits),
        limits,
        onPage,
      );
    case "txt":
    case "md": {
      const { readMarkdown, readPlainText, textOf } = await import("./read-text.ts");
      const text = textOf(bytes);
      return within(extension === "md" ? readMarkdown(text) : readPlainText(text), limits);
    }
    default:
      throw new Unreadable("unreadable");
  }
}

/** The pages until there are too many of them, or too much stands on them. */
function within(
  all: Iterable<Page>,
  limits: ReadingLimits,
  onPage?: OnPage,
): { pages: Page[]; isCut: boolean } {
  const pages: Page[] = [];
  let left = limits.characters;
  for (const page of all) {
    if (pages.length >= limits.pages || left <= 0) return { pages, isCut: true };
    const blocks = page.blocks.filter(({ text }) => {
      const fits = left > 0;
      left -= text.length;
      return fits;
    });
    pages.push({ ...page, blocks });
    if (blocks.length < page.blocks.length) return { pages, isCut: true };
    if (page.number !== null) onPage?.(page.number, page.number);
  }
  return { pages, isCut: false };
}
