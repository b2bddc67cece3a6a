import { inThread, ThreadEnded } from "../../platform/in-thread.ts";
import type { Passage } from "../cutting/cut-passages.ts";
import type { ReadingLimits } from "./limits.ts";
import type { Source } from "./read-file.ts";
import { Unreadable, type UnreadableReason } from "./unreadable.ts";

/** What was read of a source. */
export interface Reading {
  passages: Passage[];
  /** How many it has; null of a text without pages. */
  pages: number | null;
  /** Whether more stands in it than was read. */
  isCut: boolean;
}

/** What the thread that reads tells. */
export type ReadingNews = { read: number; of: number } | Reading | { reason: UnreadableReason };

/** Reads a source and cuts it into passages, in a thread of its own. Throws `Unreadable` with the reason. */
export function readApart(
  source: Source,
  limits: ReadingLimits,
  { onPage, signal }: { onPage?: (read: number, of: number) => void; signal?: AbortSignal } = {},
): Promise<Reading> {
  return inThread<ReadingNews, Reading>(
    new URL("./reading-worker.ts", import.meta.url),
    { source, limits },
    limits,
    (news) => {
      if ("passages" in news) return news;
      if ("reason" in news) throw new Unreadable(news.reason);
      onPage?.(news.read, news.of);
      return undefined;
    },
    signal,
  ).catch((error: unknown) => {
    if (!(error instanceof ThreadEnded)) throw error;
    throw new Unreadable(error.why === "broken" ? "unreadable" : error.why);
  });
}
