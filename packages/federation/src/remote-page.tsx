import { LazyRemote, type LazyRemoteSlots, loadAhead } from "./lazy-remote.tsx";
import { loadFromRemote } from "./load-remote.ts";
import type { FirstQuery, PageFile, Place } from "./manifest.ts";

/** One page of a remote by name; a remote that is down, slow, broken or too new gets the shell's panel instead. */
export function RemotePage({ id, page, ...slots }: LazyRemoteSlots & { id: string; page: string }) {
  return (
    <LazyRemote
      id={id}
      part={partOf(page)}
      load={async () => (await loadPage(id, page)).default}
      {...slots}
    />
  );
}

/** Loads a page and asks what it asks first, so that it can be drawn in one go; what fails is told when it is drawn. */
export async function preparePage(
  id: string,
  page: string,
  place: Place,
  ask: (query: FirstQuery) => Promise<unknown>,
): Promise<void> {
  const file = loadPage(id, page);
  await loadAhead(id, partOf(page), async () => (await file).default);
  const queries = (await file.catch(() => undefined))?.firstQueries?.(place) ?? [];
  const asked = queries.map((query) => [query, ask(query)] as const);
  await Promise.all(
    asked.filter(([{ meta }]) => !meta?.["drawnWithout"]).map(([, answer]) => answer),
  );
}

/** After these milliseconds a first page that is still on its way is drawn as far as it is there. */
const drawnAfter = 3000;

/**
 * Waits for what prepares the first page, so that it is drawn once and whole, but for no longer than a while, unless the
 * server has drawn it and it can be read meanwhile.
 */
export async function beforeDrawing(
  prepared: Promise<unknown>,
  { isDrawn = false } = {},
): Promise<void> {
  if (isDrawn) return void (await prepared);
  await Promise.race([prepared, new Promise((resolve) => setTimeout(resolve, drawnAfter))]);
}

const partOf = (page: string) => `pages/${page}`;

function loadPage(id: string, page: string): Promise<PageFile> {
  return loadFromRemote(id, page, (remote) => remote.pages[page]?.());
}
