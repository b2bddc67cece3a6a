import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { Plugin } from "vite";
import { compressedEndings } from "./precompress.ts";

/** The current release and two before it, so that a tab opened before a deployment finds its files. */
const kept = 3;
const historyFile = "releases.json";

/** Keeps the hashed files of the last releases in the output folder and drops older ones. */
export function keepReleases(): Plugin {
  let outDir = "dist";
  return {
    name: "guildway:keep-releases",
    apply: "build",
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
    },
    async writeBundle(_options, bundle) {
      const current = Object.keys(bundle).toSorted();
      const earlier = await readHistory(outDir);
      const history = [
        current,
        ...earlier.filter((files) => files.join() !== current.join()),
      ].slice(0, kept);
      await prune(outDir, new Set(history.flat()));
      await writeFile(join(outDir, historyFile), `${JSON.stringify(history, null, 1)}\n`);
    },
  };
}

async function readHistory(outDir: string): Promise<string[][]> {
  try {
    return JSON.parse(await readFile(join(outDir, historyFile), "utf8")) as string[][];
  } catch {
    return [];
  }
}

/** Only hashed files are pruned: all else in the folder is rewritten by each build. */
async function prune(outDir: string, wanted: Set<string>): Promise<void> {
  const assets = await readdir(join(outDir, "assets")).catch(() => []);
  const plain = (path: string) =>
    compressedEndings.reduce((name, ending) => name.replace(ending, ""), path);
  const gone = assets.map((name) => `assets/${name}`).filter((path) => !wanted.has(plain(path)));
  await Promise.all(gone.map((path) => rm(join(outDir, path))));
}
