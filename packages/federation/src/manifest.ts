import type { ListedKind, RecordType, Role } from "@guildway/api-contract";
import type { ComponentType } from "react";

/** The version of the kit between shell and remotes; it rises when a remote built for the old one cannot be hosted any more. */
export const federationVersion = 1;

/** What stands around a page: the staff side bar and top bar, the organisation's bar, or nothing. */
export type Frame = "standard" | "branded" | "bare";

/** A few words in each language that we speak. */
export type Spoken = Readonly<Record<"en" | "es", string>>;

/** Words in a language; those that stand in one language only, as they are. */
export function said(words: string | Spoken, lang: keyof Spoken): string {
  return typeof words === "string" ? words : words[lang];
}

/** One page of a remote: its route pattern, its frame, and everybody or the roles that may enter. */
export interface PageManifest {
  path: string;
  frame: Frame;
  access: "public" | readonly Role[];
  /** Who is signed in and may not enter is led home, not asked to sign in as somebody else. */
  othersGoHome?: true;
  /** The document's title where the default by the first path segment does not fit. */
  title?: string;
  /** The remote's own server makes its HTML too, so that it is readable without a script. */
  rendered?: true;
  /** What of the API's list of pages for search engines stands here, at the address that its parameters fill. */
  listedAs?: ListedKind;
  /** A staff page that stands in the side bar, under this group and label. */
  navigation?: { group: string; label: string | Spoken };
  /** A public page that visitors begin with: what it is for, on the start page. */
  door?: { title: Spoken; text: Spoken };
  /** The type of records whose own pages stand at its `:id`, where a search leads to them. */
  records?: RecordType;
  /** What the command palette offers to do here, each at an address; for the roles of the page unless it says which. */
  actions?: readonly { label: Spoken; path: string; access?: readonly Role[] }[];
}

/** What a shell reads of a remote before any of its code: data only, copied into its release. */
export interface RemoteManifest {
  id: string;
  /** The name that people see, for example "Career Pathways". */
  title: string | Spoken;
  /** The team that answers for it; named on its panel when it does not load. */
  owner: string;
  federation: number;
  pages: Record<string, PageManifest>;
  modals: Record<string, object>;
  /** What it shows within the pages of others, by name. */
  parts?: Record<string, object>;
}

/** The code behind a manifest: a lazy file for every page, every modal and every part. */
export type Remote<Manifest extends RemoteManifest = RemoteManifest> = {
  pages: { [Page in keyof Manifest["pages"]]: LazyPage };
  modals: { [Modal in keyof Manifest["modals"]]: LazyModal };
} & PartsOf<Manifest>;

type PartsOf<Manifest> = Manifest extends { parts: infer Parts }
  ? { parts: { [Part in keyof Parts]: LazyPart } }
  : { parts?: Record<string, LazyPart> };

/** Loads a `.page` file. */
export type LazyPage = () => Promise<PageFile>;

/** A `.page` file: the page, and what it asks for first, so that it can be asked before the page is drawn. */
export interface PageFile {
  default: ComponentType;
  firstQueries?: FirstQueries;
}

/** Where a page is opened: its `:names`, its query, and the organization of who is signed in. */
export interface Place {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  organization: { id: string } | undefined;
}

/** The queries that a page begins with, the very ones that it uses. */
export type FirstQueries = (place: Place) => readonly FirstQuery[];

/** A query as the query client takes it. */
export interface FirstQuery {
  queryKey: readonly unknown[];
  queryFn?(context: { signal: AbortSignal }): unknown;
  /** `drawnWithout` is set where the page is whole before the answer has come. */
  meta?: Record<string, unknown> | undefined;
}

/** Loads a modal; beside the props of its opener it is given `close`. */
// A modal declares its own props and the opener is checked against `ModalProps`, so the host passes them through unread.
export type LazyModal = () => Promise<ComponentType<never>>;

/** Loads a part, which declares its own props as a modal does and is checked against `PartProps`. */
export type LazyPart = LazyModal;

/** Checks a remote's manifest and keeps its literal types, which links and `defineRemote` are derived from. */
export function defineManifest<const Manifest extends RemoteManifest>(
  manifest: Manifest,
): Manifest {
  return manifest;
}

/** Ties a remote's lazy files to the type of its manifest, whose data the shell has already; a page or modal without a file does not compile. */
export function defineRemote<Manifest extends RemoteManifest>(
  remote: Remote<NoInfer<Manifest>>,
): Remote<Manifest> {
  return remote;
}
