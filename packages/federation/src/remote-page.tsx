import type { ComponentType } from "react";

import { LazyRemote, type LazyRemoteSlots } from "./lazy-remote.tsx";
import { loadFromRemote } from "./load-remote.ts";

/** One page of a remote by name; a remote that is down, slow, broken or too new gets the shell's panel instead. */
export function RemotePage({ id, page, ...slots }: LazyRemoteSlots & { id: string; page: string }) {
  return <LazyRemote id={id} part={`pages/${page}`} load={() => loadPage(id, page)} {...slots} />;
}

async function loadPage(id: string, page: string): Promise<ComponentType<Record<string, unknown>>> {
  const file = await loadFromRemote(id, page, (remote) => remote.pages[page]?.());
  return file.default;
}
