import type { KnownRemotes } from "./links.ts";
import type { RemoteManifest } from "./manifest.ts";
import { smallStore } from "./small-store.ts";

/** The props of modals that others open, by full name; their owner adds them (`declare module`) beside its manifest. */
export interface ModalProps {}

type Id = keyof KnownRemotes & string;
type ModalsOf<R extends Id> = KnownRemotes[R] extends RemoteManifest
  ? KnownRemotes[R]["modals"]
  : never;

/** The names that a modal can have, `remote.key`. */
export type ModalName = { [R in Id]: `${R}.${keyof ModalsOf<R> & string}` }[Id];

type PropsOf<Name> = Name extends keyof ModalProps
  ? [props: ModalProps[Name]]
  : [props?: Record<string, unknown>];

export interface OpenModal {
  id: string;
  key: string;
  props: Record<string, unknown>;
}

/** The specification's delay between asking for a modal and its state, in milliseconds. */
const delay = 100;

const openModals = smallStore<readonly OpenModal[]>([]);

/** Opens a remote's modal by name over whatever is on screen; another one may open above it. */
export function openModal<Name extends ModalName>(name: Name, ...[props]: PropsOf<Name>): void {
  const [id = "", key = ""] = String(name).split(".");
  document.body.dataset["modal"] = key;
  setTimeout(() => openModals.set([...openModals.get(), { id, key, props: { ...props } }]), delay);
}

/** Closes the modal that is on top. */
export function closeModal(): void {
  const below = openModals.get().at(-2);
  if (below) document.body.dataset["modal"] = below.key;
  else delete document.body.dataset["modal"];
  setTimeout(() => openModals.set(openModals.get().slice(0, -1)), delay);
}

/** Closes every modal at once, for who has left the page that they were opened on. */
export function closeModals(): void {
  delete document.body.dataset["modal"];
  if (openModals.get().length > 0) openModals.set([]);
}

export const modalStack = { get: openModals.get, subscribe: openModals.subscribe };
