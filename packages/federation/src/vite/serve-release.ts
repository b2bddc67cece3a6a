import type { Plugin } from "vite";

import type { RemoteManifest } from "../manifest.ts";
import type { Release } from "../release.ts";

/** In development a remote's server answers `/release.json` as well, with its live entry and nothing to preload. */
export function serveRelease(manifest: RemoteManifest): Plugin {
  const release: Release = {
    id: manifest.id,
    version: "live",
    federation: manifest.federation,
    entry: "mf-manifest.json",
    preload: [],
    css: [],
    pages: {},
    manifest,
  };
  return {
    name: "guildway:serve-release",
    apply: "serve",
    // Its modules are fetched by the shell's page, so they must not be looked for at the shell's origin.
    config: ({ server }) => ({ server: { origin: `http://localhost:${server?.port ?? 5173}` } }),
    configureServer(server) {
      server.middlewares.use("/release.json", (_request, response) => {
        response.setHeader("content-type", "application/json");
        response.setHeader("access-control-allow-origin", "*");
        response.end(JSON.stringify(release));
      });
    },
  };
}
