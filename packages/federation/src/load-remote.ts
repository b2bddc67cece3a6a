import { loadRemote as loadFederated, registerRemotes } from "@module-federation/runtime";

import { fetchRemotes } from "./fetch-remotes.ts";
import { federationVersion, type Remote } from "./manifest.ts";
import { preloadRelease } from "./preload.ts";
import { findRelease, findRemoteAtHand, replaceRelease } from "./registry.ts";
import type { PlacedRelease } from "./release.ts";
import { RemoteProblem } from "./remote-problem.ts";

/** After this many milliseconds a remote counts as slow, and its panel offers a retry. */
export const patience = 10_000;

const registered = new Set<string>();
const failed = new Set<string>();

/** Runs one lazy file of a remote: fetches the remote if needed, and after a failure asks for its newest release first. */
export async function loadFromRemote<Loaded>(
  id: string,
  page: string | undefined,
  pick: (remote: Remote) => Promise<Loaded> | undefined,
): Promise<Loaded> {
  const own = findRemoteAtHand(id);
  const file = own && pick(own);
  if (file) return file;
  const retried = failed.has(id);
  try {
    const loaded = await inTime(id, loadNow(id, page, pick, retried));
    failed.delete(id);
    return loaded;
  } catch (error) {
    failed.add(id);
    throw error;
  }
}

async function loadNow<Loaded>(
  id: string,
  page: string | undefined,
  pick: (remote: Remote) => Promise<Loaded> | undefined,
  retried: boolean,
): Promise<Loaded> {
  if (retried) await takeNewestRelease(id);
  const release = findRelease(id);
  if (!release) throw new RemoteProblem("unknown", `No release of ${id} is known.`);
  if (release.federation > federationVersion) {
    throw new RemoteProblem("too-new", `${id} was built for federation ${release.federation}.`);
  }
  preloadRelease(release, page);
  register(release, retried);
  const module = await loadFederated<{ remote?: Remote }>(`${id}/remote`).catch(
    async (error: unknown) => {
      const reason = (await entryAnswers(release)) ? "broken" : "down";
      throw new RemoteProblem(reason, `${id} did not load from ${release.origin}.`, error);
    },
  );
  const file = module?.remote && pick(module.remote);
  if (!file)
    throw new RemoteProblem(
      "broken",
      `${id} ${release.version} does not have what its manifest names.`,
    );
  return file.catch((error: unknown) => {
    throw new RemoteProblem("down", `A file of ${id} did not load from ${release.origin}.`, error);
  });
}

/** Tells an entry that arrives and does not run from one that does not arrive: the import itself fails alike. */
async function entryAnswers({ origin, entry }: PlacedRelease): Promise<boolean> {
  const asked = { method: "HEAD", cache: "no-store" } as const;
  return fetch(`${origin}/${entry}`, asked).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function takeNewestRelease(id: string): Promise<void> {
  const file = await fetchRemotes({ fresh: true }).catch(() => undefined);
  const release = file?.remotes.find((remote) => remote.id === id);
  if (release) replaceRelease(release);
}

function register(release: PlacedRelease, force: boolean): void {
  if (registered.has(release.id) && !force) return;
  registered.add(release.id);
  // Only Chromium fetches a failed import a second time, so a retry needs an address of its own.
  const query = force ? `?retry=${Date.now()}` : "";
  const entry = `${release.origin}/${release.entry}${query}`;
  registerRemotes([{ name: release.id, entry, type: "module" }], { force });
}

function inTime<Loaded>(id: string, loading: Promise<Loaded>): Promise<Loaded> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new RemoteProblem("slow", `${id} took over ${patience} ms.`)),
    patience,
  );
  return Promise.race([loading, promise]).finally(() => clearTimeout(timer));
}
