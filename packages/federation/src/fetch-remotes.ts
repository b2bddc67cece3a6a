import { pageArrival } from "./arrival/arrival.ts";
import type { RemotesFile } from "./release.ts";

/** Where the shell's own origin serves what it is made of today. */
const remotesPath = "/remotes.json";

/** What the shell is made of: as it came with the page, or asked afresh; throws when the shell's own server does not answer. */
export async function fetchRemotes({ fresh = false } = {}): Promise<RemotesFile> {
  const came = fresh ? undefined : pageArrival()?.remotes;
  if (came) return came;
  const response = await fetch(remotesPath, fresh ? { cache: "no-store" } : {});
  if (!response.ok) throw new Error(`remotes.json answered ${response.status}`);
  return (await response.json()) as RemotesFile;
}
