import { parentPort, workerData } from "node:worker_threads";
import { cutPassages } from "../cutting/cut-passages.ts";
import type { ReadingLimits } from "./limits.ts";
import type { ReadingNews } from "./read-apart.ts";
import { readSource, type Source } from "./read-file.ts";
import { reasonOf } from "./unreadable.ts";

const { source, limits } = workerData as { source: Source; limits: ReadingLimits };
const tell = (news: ReadingNews) => parentPort?.postMessage(news);

/** As often as somebody who watches wants to hear of it. */
const everyMs = 250;
let toldAt = 0;

try {
  const { pages, isCut } = await readSource(source, limits, (read, of) => {
    if (Date.now() - toldAt < everyMs) return;
    toldAt = Date.now();
    tell({ read, of });
  });
  const count = pages.at(-1)?.number ?? null;
  const all = cutPassages(pages);
  const passages = all.slice(0, limits.passages);
  tell({ passages, pages: count, isCut: isCut || passages.length < all.length });
} catch (error) {
  tell({ reason: reasonOf(error) });
}
