import { parentPort, workerData } from "node:worker_threads";
import type { Render, RenderRequest } from "@guildway/federation/compose";

/** Makes HTML in a thread of its own, so that a page that never ends stops no files. */
const { render } = (await import((workerData as { bundle: string }).bundle)) as { render: Render };

parentPort?.on("message", async ({ id, request }: { id: number; request?: RenderRequest }) => {
  // What a page could not be made of is asked for by the browser, which says what is wrong.
  const page =
    request && (await render(request).catch((error: unknown) => void console.error(error)));
  parentPort?.postMessage({ id, page });
});
