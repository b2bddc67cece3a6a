import type { Asked, Told } from "./messages.ts";

/** A thread that makes one call and keeps what it answered, so that a long answer never holds up the page. */
export interface Asking {
  ask<A extends Asked>(asked: A): Promise<Told[A["kind"]]>;
  end(): void;
}

/** Begins such a thread. It answers in the order in which it is asked; asking fails where it cannot be begun. */
export function askApart(): Asking {
  const beginning = beginThread();
  let before: Promise<unknown> = Promise.resolve();
  return {
    ask(asked) {
      const next = before.then(async () => once(await beginning, asked));
      before = next.catch(() => undefined);
      return next;
    },
    end: () =>
      void beginning.then(
        (worker) => worker.terminate(),
        () => undefined,
      ),
  };
}

async function beginThread(): Promise<Worker> {
  // In one file of text, since a thread may not be begun from the remote's own origin.
  const { default: AskingWorker } = await import("./asking-worker.ts?worker&inline");
  return new AskingWorker();
}

async function once<A extends Asked>(worker: Worker, asked: A): Promise<Told[A["kind"]]> {
  const { promise, resolve, reject } = Promise.withResolvers<Told[A["kind"]]>();
  const done = new AbortController();
  const { signal } = done;
  type Message = MessageEvent<{ told: Told[A["kind"]] } | { error: string }>;
  worker.addEventListener(
    "message",
    ({ data }: Message) => ("error" in data ? reject(new Error(data.error)) : resolve(data.told)),
    { signal },
  );
  worker.addEventListener("error", ({ message }) => reject(new Error(message)), { signal });
  worker.postMessage(asked);
  try {
    return await promise;
  } finally {
    done.abort();
  }
}
