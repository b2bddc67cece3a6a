import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import type { RemoteManifest } from "../manifest.ts";
import type { FirstCalls, Release } from "../release.ts";
import { filesBehind } from "./files-behind.ts";
import { lazyFiles } from "./lazy-files.ts";
import { recordFirstCalls } from "./record-first-calls.ts";

type Bundle = Rolldown.OutputBundle;

/** What is built, and which file of it runs first. */
interface Built {
  root: string;
  manifest: RemoteManifest;
  /** How the name of the entry begins. */
  entryPrefix: string;
  /** What the document itself names already; without it the entry's files have to be fetched too. */
  inDocument?: true;
}

/** Writes `release.json` beside a remote's files; the same sources give the same bytes. */
export function writeRelease(built: Built): Plugin {
  return {
    name: "guildway:write-release",
    apply: "build",
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const release = await describeRelease(bundle, built);
        this.emitFile({
          type: "asset",
          fileName: "release.json",
          source: `${JSON.stringify(release, null, 1)}\n`,
        });
      },
    },
  };
}

async function describeRelease(
  bundle: Bundle,
  { root, manifest, entryPrefix, inDocument }: Built,
): Promise<Release> {
  const source = join(root, "src");
  const entry = Object.keys(bundle).find(
    (file) => file.startsWith(entryPrefix) && file.endsWith(".js"),
  );
  if (!entry) throw new Error(`The build of ${manifest.id} has no ${entryPrefix} file.`);
  const everyPage = [
    entry,
    ...chunksOf(bundle, join(source, "remote.tsx")),
    ...sharedLoaders(bundle),
  ];
  const shared = filesBehind(bundle, everyPage);
  const files = lazyFiles(readFileSync(join(source, "remote.tsx"), "utf8"));
  const calls = await recordFirstCalls(root, manifest);
  const pages = Object.keys(manifest.pages).map((page) => {
    const file = files[page];
    const own = filesBehind(bundle, file ? chunksOf(bundle, join(source, file)) : []);
    return [
      page,
      {
        preload: own.scripts.filter((path) => !shared.scripts.includes(path)),
        css: own.css.filter((path) => !shared.css.includes(path)),
        ...(calls[page] && { firstCalls: calls[page] }),
      },
    ] as const;
  });
  return {
    id: manifest.id,
    version: versionOf(bundle, manifest, calls),
    federation: manifest.federation,
    entry,
    preload: inDocument ? [] : shared.scripts.filter((path) => path !== entry),
    css: inDocument ? [] : shared.css,
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

function versionOf(
  bundle: Bundle,
  manifest: RemoteManifest,
  calls: Record<string, FirstCalls[]>,
): string {
  const hash = createHash("sha256").update(JSON.stringify([manifest, calls]));
  for (const name of Object.keys(bundle).toSorted()) {
    const file = bundle[name];
    hash.update(name).update(file?.type === "chunk" ? file.code : (file?.source ?? ""));
  }
  return hash.digest("hex").slice(0, 12);
}
