import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin, Rolldown } from "vite";

import type { RemoteManifest } from "../manifest.ts";
import type { Release } from "../release.ts";
import { filesBehind } from "./files-behind.ts";
import { lazyFiles } from "./lazy-files.ts";

type Bundle = Rolldown.OutputBundle;

/** Writes `release.json` beside a remote's files; the same sources give the same bytes. */
export function writeRelease(root: string, manifest: RemoteManifest, entryPrefix: string): Plugin {
  return {
    name: "guildway:write-release",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const release = describeRelease(bundle, manifest, entryPrefix, join(root, "src"));
        this.emitFile({
          type: "asset",
          fileName: "release.json",
          source: `${JSON.stringify(release, null, 1)}\n`,
        });
      },
    },
  };
}

function describeRelease(
  bundle: Bundle,
  manifest: RemoteManifest,
  entryPrefix: string,
  source: string,
): Release {
  const entry = Object.keys(bundle).find((file) => file.startsWith(entryPrefix));
  if (!entry) throw new Error(`The build of ${manifest.id} has no ${entryPrefix} file.`);
  const everyPage = [
    entry,
    ...chunksOf(bundle, join(source, "remote.tsx")),
    ...sharedLoaders(bundle),
  ];
  const shared = filesBehind(bundle, everyPage);
  const files = lazyFiles(readFileSync(join(source, "remote.tsx"), "utf8"));
  const pages = Object.keys(manifest.pages).map((page) => {
    const file = files[page];
    const own = filesBehind(bundle, file ? chunksOf(bundle, join(source, file)) : []);
    const only = (all: string[], known: string[]) => all.filter((path) => !known.includes(path));
    return [
      page,
      { preload: only(own.scripts, shared.scripts), css: only(own.css, shared.css) },
    ] as const;
  });
  return {
    id: manifest.id,
    version: versionOf(bundle, manifest),
    federation: manifest.federation,
    entry,
    preload: shared.scripts.filter((path) => path !== entry),
    css: shared.css,
    pages: Object.fromEntries(pages),
    manifest,
  };
}

/** The plugin imports its table of shared modules only once the entry runs. */
function sharedLoaders(bundle: Bundle): string[] {
  return Object.keys(bundle).filter((path) => path.includes("localSharedImportMap"));
}

function chunksOf(bundle: Bundle, module: string): string[] {
  return Object.values(bundle).flatMap((file) =>
    file.type === "chunk" && file.moduleIds.includes(module) ? [file.fileName] : [],
  );
}

function versionOf(bundle: Bundle, manifest: RemoteManifest): string {
  const hash = createHash("sha256").update(JSON.stringify(manifest));
  for (const name of Object.keys(bundle).toSorted()) {
    const file = bundle[name];
    hash.update(name).update(file?.type === "chunk" ? file.code : (file?.source ?? ""));
  }
  return hash.digest("hex").slice(0, 12);
}
