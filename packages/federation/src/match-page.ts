import type { RemoteManifest } from "./manifest.ts";
import type { PlacedRelease } from "./release.ts";

/** Whatever has pages. */
type Paged = { manifest: Pick<RemoteManifest, "pages"> };

/** A page of a release that an address leads to, and what the address says for its `:names`. */
export interface MatchedPage<R extends Paged = PlacedRelease> {
  release: R;
  page: string;
  params: Record<string, string>;
}

/** The page that an address leads to, the first in the order of the releases; undefined where it is none of theirs. */
export function matchPage<R extends Paged = PlacedRelease>(
  releases: readonly R[],
  pathname: string,
): MatchedPage<R> | undefined {
  for (const release of releases)
    for (const [page, { path }] of Object.entries(release.manifest.pages)) {
      const params = matchPattern(path, pathname);
      if (params) return { release, page, params };
    }
  return undefined;
}

/** What a path says for the `:names` of a pattern; undefined where it does not fit. Both as the router reads them. */
export function matchPattern(
  pattern: string,
  pathname: string,
): Record<string, string> | undefined {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(pathname);
  if (given.length > wanted.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = given[index];
    if (value === undefined) {
      if (!segment.endsWith("?")) return undefined;
    } else if (segment.startsWith(":")) {
      params[segment.slice(1).replace(/\?$/, "")] = decoded(value);
    } else if (segment.toLowerCase() !== value.toLowerCase()) return undefined;
  }
  return params;
}

const segmentsOf = (path: string) => path.split("/").filter(Boolean);

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
