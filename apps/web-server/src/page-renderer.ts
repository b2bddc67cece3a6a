import { stat } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import type { RenderedPage, RenderRequest } from "@guildway/federation/compose";

/** After these milliseconds a page is left to its browser. */
const usualPatience = 5000;

/** A thread that does not hear for these milliseconds then makes a page that never ends, and is given up. */
const deafFor = 1000;

/** More pages than these at once are left to their browsers. */
const mostAtOnce = 20;

interface Thread {
  worker: Worker;
  /** Of which build it is. */
  made: number;
  waiting: Map<number, (page: RenderedPage | undefined) => void>;
}

/** Makes the HTML of a remote's pages by the `render` of its build, in a thread; undefined where it cannot. */
export function pageRenderer(bundle: string, patience = usualPatience) {
  let thread: Thread | undefined;
  let lastId = 0;

  const giveUp = (ended: Thread) => {
    if (thread === ended) thread = undefined;
    for (const answer of ended.waiting.values()) answer(undefined);
    ended.waiting.clear();
    void ended.worker.terminate();
  };
  const start = (made: number): Thread => {
    const worker = new Worker(new URL("./render-worker.ts", import.meta.url), {
      workerData: { bundle: pathToFileURL(bundle).href },
    });
    const started: Thread = { worker, made, waiting: new Map() };
    worker.on("message", ({ id, page }: { id: number; page?: RenderedPage }) => {
      started.waiting.get(id)?.(page);
    });
    worker.once("error", (error) => {
      console.error(error);
      giveUp(started);
    });
    worker.unref();
    return started;
  };

  /** Asks for a page, or for nothing but a sign that it hears. */
  const ask = ({ worker, waiting }: Thread, request?: RenderRequest) => {
    const id = (lastId += 1);
    const { promise, resolve } = Promise.withResolvers<RenderedPage | undefined>();
    const answer = (page: RenderedPage | undefined) => {
      waiting.delete(id);
      resolve(page);
    };
    waiting.set(id, answer);
    worker.postMessage({ id, request });
    return { promise, resolve: answer };
  };
  /** One page may wait for the answers that it asked for while the thread makes those of others. */
  const endUnlessHears = async (late: Thread) => {
    const timer = setTimeout(() => giveUp(late), deafFor);
    await ask(late).promise;
    clearTimeout(timer);
  };

  const currentThread = async (): Promise<Thread | undefined> => {
    const made = await stat(bundle).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
    if (made === undefined) return undefined;
    if (thread && thread.made !== made) giveUp(thread);
    return (thread ??= start(made));
  };
  // The first visitor does not wait for it to load.
  void currentThread();

  return {
    async render(request: RenderRequest): Promise<RenderedPage | undefined> {
      const current = await currentThread();
      if (!current || current.waiting.size >= mostAtOnce) return undefined;
      const { promise, resolve } = ask(current, request);
      const isLate = () => void endUnlessHears(current).then(() => resolve(undefined));
      const timer = setTimeout(isLate, patience);
      return promise.finally(() => clearTimeout(timer));
    },
    stop() {
      if (thread) giveUp(thread);
    },
  };
}
