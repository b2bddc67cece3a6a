import { federation } from "@module-federation/vite";
import { defineConfig, mergeConfig, type UserConfigFnObject } from "vite";

import { baseConfig } from "./base-config.ts";
import { fewerFiles, shellFiles } from "./fewer-files.ts";
import { inlineEarlyScripts } from "./inline-early-scripts.ts";
import { keepReleases } from "./keep-releases.ts";
import { preloadBoot } from "./preload-boot.ts";
import { providedShares } from "./shared.ts";
import { twoFirstScripts } from "./two-first-scripts.ts";
import { versionAlone } from "./version-alone.ts";
import { writeFrames } from "./write-frames.ts";
import { withoutFacades } from "./without-facades.ts";

/** The build of the shell, which provides every singleton and the federation runtime, and names no remote. */
export function shellPreset({ root }: { root: string }): UserConfigFnObject {
  return defineConfig(({ command }) =>
    mergeConfig(baseConfig(root, "dist"), {
      plugins: [
        federation({
          name: "shell",
          filename: "assets/remoteEntry-[hash].js",
          remotes: {},
          shared: providedShares(root),
          dts: false,
          manifest: false,
          // In development the remotes' entries are manifests, which snapshots read.
          disableSnapshot: command === "build",
          experiments: { provideExternalRuntime: true },
          dev: { remoteHmr: true },
        }),
        keepReleases(),
        preloadBoot(),
        inlineEarlyScripts(),
        fewerFiles(shellFiles),
        twoFirstScripts(),
        withoutFacades(),
        versionAlone(),
        writeFrames(root),
      ],
    }),
  );
}
