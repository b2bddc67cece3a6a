import type { RemotesFile } from "./release.ts";

/** Where the shell's own origin serves what it is made of today. */
const remotesPath = "/remotes.json";

/** Fetches `remotes.json`; throws when the shell's own server does not answer with it. */
export async function fetchRemotes({ fresh = false } = {}): Promise<RemotesFile> {
  // A preload in index.html is only reused when mode and credentials equal its own.
  const response = await fetch(remotesPath, fresh ? { cache: "no-store" } : {});
  if (!response.ok) throw new Error(`remotes.json answered ${response.status}`);
  return (await response.json()) as RemotesFile;
}
