import { Worker } from "node:worker_threads";

/** How much a thread may take. */
export interface ThreadLimits {
  seconds: number;
  /** Of memory. */
  megabytes: number;
}

/** A thread ended before it answered: it took too long or too much memory, or it broke. */
export class ThreadEnded extends Error {
  override name = "ThreadEnded";
  readonly why: "tookTooLong" | "tooLarge" | "broken";

  constructor(why: ThreadEnded["why"], cause?: unknown) {
    super(why, { cause });
    this.why = why;
  }
}

const watchEveryMs = 200;

/**
 * Does a task with what somebody made in a thread of its own, which ends when it takes too long or too much memory: a file that
 * is made to break its reader breaks nothing else. `answerOf` is told what the thread says, until it answers something or
 * throws. Throws `ThreadEnded`.
 */
export async function inThread<News, Answer extends object>(
  file: URL,
  workerData: unknown,
  limits: ThreadLimits,
  answerOf: (news: News) => Answer | undefined,
  signal?: AbortSignal,
): Promise<Answer> {
  signal?.throwIfAborted();
  const worker = new Worker(file, {
    workerData,
    // Nothing of ours is there to be read: no secrets, no settings.
    env: {},
    stdout: true,
    stderr: true,
    execArgv: ["--disable-warning=ExperimentalWarning"],
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes, maxYoungGenerationSizeMb: 64 },
  });
  // What it prints is kept for whoever reads it, and nobody does.
  worker.stdout.resume();
  worker.stderr.resume();
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  worker.on("message", (news: News) => {
    try {
      const answer = answerOf(news);
      if (answer) resolve(answer);
    } catch (error) {
      reject(error);
    }
  });
  worker.on("error", (error: NodeJS.ErrnoException) =>
    reject(
      new ThreadEnded(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? "tooLarge" : "broken", error),
    ),
  );
  worker.on("exit", () => reject(new ThreadEnded("broken")));
  const tooLate = setTimeout(() => reject(new ThreadEnded("tookTooLong")), limits.seconds * 1000);
  const watch = setInterval(() => {
    void takenBy(worker).then((megabytes) => {
      if (megabytes > limits.megabytes) reject(new ThreadEnded("tooLarge"));
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
