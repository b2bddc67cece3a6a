import react from "@vitejs/plugin-react";
import type { UserConfig } from "vite";
import { loadLazyFiles } from "./load-lazy-files.ts";
import { oneWayToCall } from "./one-way-to-call.ts";
import { precompress } from "./precompress.ts";

/** What all front-ends build alike; `outDir` keeps the files of earlier releases until `keepReleases` drops them. */
export function baseConfig(root: string, outDir: string): UserConfig {
  return {
    root,
    plugins: [react(), oneWayToCall(), precompress(), loadLazyFiles()],
    build: {
      target: "es2022",
      outDir,
      emptyOutDir: false,
      modulePreload: { polyfill: false },
      // A small image inlined as a data: URL would be one more thing for the Content-Security-Policy to allow.
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 1000,
    },
    server: { proxy: devProxy() },
  };
}

/** In development, calls stay on the page's own origin as they do in production. */
function devProxy(): Record<string, string> {
  const port = Number(process.env["PORT"] ?? 3000);
  const api = process.env["API_URL"] ?? `http://localhost:${port + 20}`;
  const shell = process.env["SHELL_URL"] ?? `http://localhost:${port}`;
  return { "/v1": api, "/remotes.json": shell, "/config.json": shell };
}
