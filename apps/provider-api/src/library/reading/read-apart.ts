import { Worker } from "node:worker_threads";
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

const watchEveryMs = 200;

/**
 * Reads a source and cuts it into passages, in a thread of its own that ends when it takes too long or too much memory:
 * a file that is made to break its reader breaks nothing else. Throws `Unreadable` with the reason.
 */
export async function readApart(
  source: Source,
  limits: ReadingLimits,
  { onPage, signal }: { onPage?: (read: number, of: number) => void; signal?: AbortSignal } = {},
): Promise<Reading> {
  signal?.throwIfAborted();
  const worker = new Worker(new URL("./reading-worker.ts", import.meta.url), {
    workerData: { source, limits },
    // Nothing of ours is there to be read: no secrets, no settings.
    env: {},
    stdout: true,
    stderr: true,
    execArgv: ["--disable-warning=ExperimentalWarning"],
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes, maxYoungGenerationSizeMb: 64 },
  });
  const { promise, resolve, reject } = Promise.withResolvers<Reading>();
  worker.on("message", (news: ReadingNews) => {
    if ("passages" in news) resolve(news);
    else if ("reason" in news) reject(new Unreadable(news.reason));
    else onPage?.(news.read, news.of);
  });
  worker.on("error", (error: NodeJS.ErrnoException) =>
    reject(new Unreadable(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? "tooLarge" : "unreadable")),
  );
  worker.on("exit", () => reject(new Unreadable("unreadable")));
  const tooLate = setTimeout(() => reject(new Unreadable("tookTooLong")), limits.seconds * 1000);
  const watch = setInterval(() => {
    void takenBy(worker).then((megabytes) => {
      if (megabytes > limits.megabytes) reject(new Unreadable("tooLarge"));
    });
  }, watchEveryMs);
  const stop = () => reject(signal?.reason);
  signal?.addEventListener("abort", stop);
  try {
    return await promise;
  } finally {
    clearTimeout(tooLate);
    clearInterval(watch);
    signal?.removeEventListener("abort", stop);
    await worker.terminate();
  }
}

/** In megabytes. What a file unpacks to lies outside the heap, which the thread's own limit does not count. */
async function takenBy(worker: Worker): Promise<number> {
  try {
    const { used_heap_size, external_memory } = await worker.getHeapStatistics();
    return (used_heap_size + (external_memory ?? 0)) / 1_000_000;
  } catch {
    return 0;
  }
}
