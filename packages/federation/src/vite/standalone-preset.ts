import { defineConfig, mergeConfig, type UserConfigFnObject } from "vite";

import { baseConfig } from "./base-config.ts";
import { fewerFiles, standaloneFiles } from "./fewer-files.ts";
import { inlineEarlyScripts } from "./inline-early-scripts.ts";
import { keepReleases } from "./keep-releases.ts";
import { preloadBoot } from "./preload-boot.ts";

/** The build of a front-end that is neither shell nor remote: index.html with its own copy of everything, no federation. */
export function standalonePreset({
  root,
  outDir = "dist",
}: {
  root: string;
  outDir?: string;
}): UserConfigFnObject {
  return defineConfig(() => standaloneConfig(root, outDir));
}

/** The same as plain configuration, for a remote's second mode. */
export function standaloneConfig(root: string, outDir: string, pages = 0) {
  return mergeConfig(baseConfig(root, outDir), {
    plugins: [
      keepReleases(),
      preloadBoot(),
      inlineEarlyScripts(),
      fewerFiles(standaloneFiles(pages)),
    ],
  });
}
