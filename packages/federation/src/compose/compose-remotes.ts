import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import type { PlacedRelease, RemotesFile } from "../release.ts";
import { parseRelease } from "./parse-release.ts";

/** Where a remote's release lies and which origin serves it. */
export interface PlacedRemote {
  id: string;
  /** The build's folder, with `release.json` in it; without one, the origin is asked each time (development). */
  folder?: string;
  origin: string;
}

/** Answers what the shell is made of at this moment. */
export type RemotesComposer = () => Promise<RemotesFile>;

/**
 * Composes `remotes.json` from the releases as they stand on disk, in the given order. The last good release of each
 * is kept, in memory and in the folder `keepIn` where one is given, so that a remote without a build at the moment keeps its routes; one that never
 * had a release is left out.
 */
export function composeRemotes(remotes: readonly PlacedRemote[], keepIn?: string): RemotesComposer {
  const readers = remotes.map(({ id, folder, origin }) =>
    folder === undefined
      ? () => liveRelease(id, origin)
      : lastGoodRelease({ id, folder, origin }, keepIn),
  );
  return async () => {
    const releases = await Promise.all(readers.map((read) => read()));
    return { remotes: releases.filter((release) => release !== undefined) };
  };
}

async function liveRelease(id: string, origin: string): Promise<PlacedRelease | undefined> {
  const response = await fetch(`${origin}/release.json`).catch(() => undefined);
  const release = response?.ok ? parseRelease(await response.text(), id) : undefined;
  return release && { ...release, origin };
}

function lastGoodRelease({ id, folder, origin }: Required<PlacedRemote>, keepIn?: string) {
  const file = join(folder, "release.json");
  const keptFile = keepIn && join(keepIn, `${id}.json`);
  let seen: string | undefined;
  let good: PlacedRelease | undefined;

  return async (): Promise<PlacedRelease | undefined> => {
    const stamp = await stampOf(file);
    if (stamp !== undefined && stamp !== seen) {
      const text = await readFile(file, "utf8").catch(() => "");
      const release = parseRelease(text, id);
      if (release) {
        good = { ...release, origin };
        seen = stamp;
        if (keptFile) await keep(keptFile, text);
      }
    }
    if (!good && keptFile) {
      const kept = parseRelease(await readFile(keptFile, "utf8").catch(() => ""), id);
      if (kept) good = { ...kept, origin };
    }
    return good;
  };
}

async function stampOf(file: string): Promise<string | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found && `${found.mtimeMs} ${found.size}`;
}

async function keep(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
