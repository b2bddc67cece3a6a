import type { ReadProgram } from "@guildway/rules/training-program";
import type { ShownPart } from "./shown-parts.ts";

/** What was read of a file. */
export interface ReadFile {
  shown: readonly ShownPart[];
  program: ReadProgram;
}

/** Why a file was not read. */
export type FileFault =
  | "kind"
  | "tooLarge"
  | "notWhatItSays"
  | "unreadable"
  | "encrypted"
  | "macros"
  | "tooLong"
  | "tookTooLong"
  | "noProgram";

const mostBytes = 25_000_000;
const mostSeconds = 60;

/** Reads a file beside the page, in a thread that ends when it takes too long. */
export async function readApart(file: File, signal: AbortSignal): Promise<ReadFile | FileFault> {
  const extension = /\.(docx|pptx|xlsx)$/i.exec(file.name)?.[1]?.toLowerCase();
  if (!extension) return "kind";
  if (file.size > mostBytes) return "tooLarge";
  const bytes = new Uint8Array(await file.arrayBuffer());
  // In one file of text, since a thread may not be begun from the remote's own origin.
  const { default: ReadingWorker } = await import("./reading-worker.ts?worker&inline");
  const worker = new ReadingWorker();
  const { promise, resolve } = Promise.withResolvers<ReadFile | FileFault>();
  worker.addEventListener("message", ({ data }: MessageEvent<ReadFile | { reason: FileFault }>) =>
    resolve("reason" in data ? data.reason : data),
  );
  worker.addEventListener("error", () => resolve("unreadable"));
  const late = setTimeout(() => resolve("tookTooLong"), mostSeconds * 1000);
  signal.addEventListener("abort", () => resolve("unreadable"));
  worker.postMessage({ bytes, extension }, [bytes.buffer]);
  try {
    const read = await promise;
    return typeof read !== "string" && isEmpty(read) ? "noProgram" : read;
  } finally {
    clearTimeout(late);
    worker.terminate();
  }
}

const isEmpty = ({ program }: ReadFile): boolean =>
  program.workProcesses.length === 0 && Object.keys(program.details).length === 0;
