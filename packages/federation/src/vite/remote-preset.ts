import react from "@vitejs/plugin-react";
import { federation } from "@module-federation/vite";
import { defineConfig, mergeConfig, type UserConfig, type UserConfigFnObject } from "vite";

import type { RemoteManifest } from "../manifest.ts";
import { baseConfig } from "./base-config.ts";
import { fewerFiles, remoteFiles } from "./fewer-files.ts";
import { keepReleases } from "./keep-releases.ts";
import { keepEverySharedExport } from "./keep-every-shared-export.ts";
import { shareFromWithin } from "./share-from-within.ts";
import { serveRelease } from "./serve-release.ts";
import { consumedShares } from "./shared.ts";
import { standaloneConfig } from "./standalone-preset.ts";
import { writeRelease } from "./write-release.ts";

const entryPrefix = "assets/remoteEntry-";

/** The build of a remote, its folder `root` being the app's; `--mode standalone` builds the same pages without a shell, and `--mode rendered` what makes HTML of them. */
export function remotePreset(remote: {
  root: string;
  manifest: RemoteManifest;
}): UserConfigFnObject {
  return defineConfig(({ mode, command }) => {
    if (mode === "standalone") return standaloneRemote(remote);
    return mode === "rendered"
      ? renderedConfig(remote.root)
      : federatedConfig(remote, command === "serve");
  });
}

/** Alone, a remote's own document names the files that every page needs. */
function standaloneRemote({ root, manifest }: { root: string; manifest: RemoteManifest }) {
  return mergeConfig(
    standaloneConfig(root, "dist/standalone", Object.keys(manifest.pages).length),
    {
      plugins: [writeRelease({ root, manifest, entryPrefix: "assets/index-", inDocument: true })],
    },
  );
}

/** `src/render.tsx` with all that it needs, for the remote's own server. */
function renderedConfig(root: string): UserConfig {
  return {
    root,
    plugins: [react()],
    publicDir: false,
    define: { "process.env.NODE_ENV": '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: "src/render.tsx",
      outDir: "dist/rendered",
      emptyOutDir: true,
      reportCompressedSize: false,
      rolldownOptions: {
        output: { entryFileNames: "render.js", chunkFileNames: "[name]-[hash].js" },
      },
    },
  };
}

function federatedConfig(
  { root, manifest }: { root: string; manifest: RemoteManifest },
  live: boolean,
) {
  return mergeConfig(baseConfig(root, "dist"), {
    // Its files are fetched from the shell's origin, so they name each other relatively.
    base: live ? "/" : "",
    publicDir: false,
    plugins: [
      shareFromWithin(root),
      federation({
        name: manifest.id,
        filename: live ? "remoteEntry.js" : `${entryPrefix}[hash].js`,
        exposes: { "./remote": "./src/remote.tsx" },
        shared: consumedShares(root),
        dts: false,
        // In development the entry is the plugin's own manifest, which snapshots read.
        manifest: live,
        disableSnapshot: !live,
        experiments: { externalRuntime: !live },
        dev: { remoteHmr: true },
        // Seconds without a module read after which the graph counts as read.
        moduleParseIdleTimeout: 2,
      }),
      keepEverySharedExport(),
      writeRelease({ root, manifest, entryPrefix }),
      serveRelease(manifest),
      keepReleases(),
      fewerFiles(remoteFiles(Object.keys(manifest.pages).length)),
    ],
    server: { cors: true },
    build: {
      rolldownOptions: {
        input: "./src/remote.tsx",
      },
    },
  });
}
