import { type ComponentType, useEffect, useSyncExternalStore } from "react";

import { LazyRemote, type LazyRemoteSlots } from "./lazy-remote.tsx";
import { loadFromRemote } from "./load-remote.ts";
import { closeModal, closeModals, modalStack } from "./modals.ts";

/** Stands once on a page and shows the modals that are open; each is given its opener's props and `close`. They close with it, so it is keyed by the page. */
export function ModalHost(slots: LazyRemoteSlots) {
  useEffect(() => closeModals, []);
  const open = useSyncExternalStore(modalStack.subscribe, modalStack.get, modalStack.get);
  return open.map(({ id, key, props }, level) => (
    <LazyRemote
      key={`${level} ${id}.${key}`}
      id={id}
      part={`modals/${key}`}
      load={() => loadModal(id, key)}
      partProps={{ ...props, close: closeModal }}
      {...slots}
    />
  ));
}

type Modal = ComponentType<Record<string, unknown>>;

function loadModal(id: string, key: string): Promise<Modal> {
  return loadFromRemote(
    id,
    undefined,
    (remote) => remote.modals[key]?.() as Promise<Modal> | undefined,
  );
}
