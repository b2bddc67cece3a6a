/** A piece of a text as its author set it. A row of a table names its columns, so that it can be read alone. */
export type Block =
  | { kind: "heading"; level: number; text: string }
  | { kind: "paragraph" | "item" | "row"; text: string };

/** What stands on a page, a slide or a sheet; `number` counts from 1, and is null where a text has no pages. */
export interface Page {
  number: number | null;
  blocks: Block[];
  /** What stands on it never goes on overleaf: a slide, a sheet. */
  isClosed?: boolean;
}

/** Marks that nobody sees: they part words where a line may end, or turn round what is read. */
const unseen = /[\u00ad\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** A text on one line. */
export const onOneLine = (text: string): string =>
  text.replaceAll(unseen, "").replaceAll(/\s+/g, " ").trim();
