import type { Remote, RemoteManifest } from "./manifest.ts";
import type { PlacedRelease, RemotesFile } from "./release.ts";

const manifests = new Map<string, RemoteManifest>();
const atHand = new Map<string, Remote>();
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

/** The same with its code at hand, so that its modals open by name there too. */
export function knowRemote<Manifest extends RemoteManifest>(
  manifest: Manifest,
  remote: Remote<Manifest>,
): void {
  knowManifest(manifest);
  atHand.set(manifest.id, remote as Remote);
}

/** A remote that is part of this very page. */
export function findRemoteAtHand(id: string): Remote | undefined {
  return atHand.get(id);
}

/** What a remote has for others, by its id; none where no release has it. */
export function findManifest(id: string): RemoteManifest | undefined {
  return manifests.get(id);
}

/** The origin that serves a remote, for what other sites fetch of it; none where no release has it. */
export function originOfRemote(id: string): string | undefined {
  return releases.get(id)?.origin;
}

export function findRelease(id: string): PlacedRelease | undefined {
  return releases.get(id);
}

export function replaceRelease(release: PlacedRelease): void {
  releases.set(release.id, release);
}
