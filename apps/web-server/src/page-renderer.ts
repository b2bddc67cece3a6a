import { stat } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { networkOf } from "@guildway/rules/visitor-address";
import type { RenderedPage, RenderRequest } from "@guildway/federation/compose";

/** After these milliseconds a page is left to its browser. */
const usualPatience = 5000;

/** A thread that does not hear for these milliseconds then makes a page that never ends, and is given up. */
const deafFor = 1000;

/** More pages than these at once are left to their browsers, and of one network more than half of them. */
const mostAtOnce = 20;
const mostOfOneNetwork = mostAtOnce / 2;

interface Thread {
  worker: Worker;
  /** Of which build it is. */
  made: number;
  waiting: Map<number, Waiting>;
}

/** A page that the thread makes; it has its place until it is made, also where nobody waits for it any more. */
interface Waiting {
  network: string | undefined;
  isLate: boolean;
  answer(page: RenderedPage | undefined): void;
}

const whose = ({ api }: RenderRequest) => networkOf(api.headers["x-forwarded-for"] ?? "");

/** Makes the HTML of a remote's pages by the `render` of its build, in a thread; undefined where it cannot. */
export function pageRenderer(bundle: string, patience = usualPatience) {
  let thread: Thread | undefined;
  let lastId = 0;

  const giveUp = (ended: Thread) => {
    if (thread === ended) thread = undefined;
    for (const { answer } of ended.waiting.values()) answer(undefined);
    ended.waiting.clear();
    void ended.worker.terminate();
  };
  const start = (made: number): Thread => {
    const worker = new Worker(new URL("./render-worker.ts", import.meta.url), {
      workerData: { bundle: pathToFileURL(bundle).href },
    });
    const started: Thread = { worker, made, waiting: new Map() };
    worker.on("message", ({ id, page }: { id: number; page?: RenderedPage }) => {
      started.waiting.get(id)?.answer(page);
      started.waiting.delete(id);
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
    const network = request && whose(request);
    const asked: Waiting = { network, isLate: false, answer: resolve };
    waiting.set(id, asked);
    worker.postMessage({ id, request });
    return { promise, asked };
  };
  /** One page may wait for the answers that it asked for while the thread makes those of others. */
  const endUnlessHears = async (late: Thread) => {
    const timer = setTimeout(() => giveUp(late), deafFor);
    await ask(late).promise;
    clearTimeout(timer);
  };

  const hasPlace = (current: Thread, request: RenderRequest): boolean => {
    const pages = [...current.waiting.values()];
    const ofOne = pages.filter(({ network }) => network === whose(request));
    if (pages.length < mostAtOnce) return ofOne.length < mostOfOneNetwork;
    // None of them comes any more.
    if (pages.every((page) => page.isLate)) giveUp(current);
    return false;
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
      if (!current || !hasPlace(current, request)) return undefined;
      const { promise, asked } = ask(current, request);
      const isLate = () => {
        asked.isLate = true;
        void endUnlessHears(current).then(() => asked.answer(undefined));
      };
      const timer = setTimeout(isLate, patience);
      return promise.finally(() => clearTimeout(timer));
    },
    stop() {
      if (thread) giveUp(thread);
    },
  };
}
