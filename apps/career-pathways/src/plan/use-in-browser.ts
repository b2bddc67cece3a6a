import { useSyncExternalStore } from "react";

/** Whether a browser draws this; false where a server makes the page's HTML. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(neverChanges, inBrowser, onServer);
}

const neverChanges = () => () => {};
const inBrowser = () => true;
const onServer = () => false;
