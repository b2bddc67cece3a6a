import type { RemoteManifest } from "./manifest.ts";
import type { PlacedRelease, RemotesFile } from "./release.ts";

const manifests = new Map<string, RemoteManifest>();
const releases = new Map<string, PlacedRelease>();

/** Takes the composed `remotes.json` at start, so that pages, links and modals are known before any remote's code. */
export function loadRemotes(file: RemotesFile): readonly PlacedRelease[] {
  for (const release of file.remotes) {
    releases.set(release.id, release);
    manifests.set(release.id, release.manifest);
  }
  return file.remotes;
}

/** Makes one remote's links known where there is no shell: in its standalone entry and in tests. */
export function knowManifest(manifest: RemoteManifest): void {
  manifests.set(manifest.id, manifest);
}

export function findManifest(id: string): RemoteManifest | undefined {
  return manifests.get(id);
}

export function findRelease(id: string): PlacedRelease | undefined {
  return releases.get(id);
}

export function replaceRelease(release: PlacedRelease): void {
  releases.set(release.id, release);
}
