import type { RemoteManifest } from "./manifest.ts";

/** `release.json`: what one build of a front-end consists of; the same sources give the same file. */
export interface Release {
  id: string;
  /** A hash of everything that was built. */
  version: string;
  federation: number;
  /** The hashed remote entry, relative to the release's origin, as all paths here are. */
  entry: string;
  /** Scripts that every page of it needs, to be fetched at once with the entry. */
  preload: string[];
  css: string[];
  /** By page name, what that page needs besides. */
  pages: Record<string, ReleasedPage>;
  manifest: RemoteManifest;
}

/** What one page of a release needs. */
export interface ReleasedPage {
  preload: string[];
  css: string[];
  /** What it asks the API for first, by which of its `:names` an address has. */
  firstCalls?: FirstCalls[];
}

/** The addresses of the calls that a page begins with; a `:name` stands in them as `--name--`. */
export interface FirstCalls {
  params: string[];
  addresses: string[];
}

/** A release and the origin that serves it. */
export interface PlacedRelease extends Release {
  origin: string;
}

/** `remotes.json`: what a shell is made of today. */
export interface RemotesFile {
  remotes: PlacedRelease[];
}
