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

/** A text on one line. */
export const onOneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();
