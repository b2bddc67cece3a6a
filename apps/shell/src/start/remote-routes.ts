import type { PageManifest, PlacedRelease } from "@guildway/federation";

/** One page of one remote, as the shell routes it. */
export interface RemoteRoute extends PageManifest {
  id: string;
  page: string;
}

/** Every page of every release, in the order of `remotes.json`. */
export function remoteRoutes(releases: readonly PlacedRelease[]): RemoteRoute[] {
  return releases.flatMap(({ id, manifest }) =>
    Object.entries(manifest.pages).map(([page, described]) => ({ ...described, id, page })),
  );
}
