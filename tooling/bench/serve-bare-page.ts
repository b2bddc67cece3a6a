import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { startWebServer } from "@guildway/web-server";

/** Builds a page of nothing but React and serves it as our front-ends are served. */
export async function serveBarePage(): Promise<{ address: string; stop(): Promise<void> }> {
  const dist = mkdtempSync(join(tmpdir(), "guildway-bare-"));
  await build({
    root: join(import.meta.dirname, "bare-page"),
    configFile: false,
    logLevel: "error",
    build: {
      outDir: dist,
      emptyOutDir: true,
      target: "es2022",
      modulePreload: { polyfill: false },
    },
  });
  const server = await startWebServer({
    name: "bare-page",
    port: 0,
    dist,
    api: "http://localhost:1",
    remotes: [],
    keepReleasesIn: dist,
    ownOrigins: [],
    config: { loginSiteUrl: "/", mainAppUrl: "/", adminAppUrl: "/" },
  });
  return {
    address: `http://localhost:${server.port}/`,
    async stop() {
      await server.stop();
      rmSync(dist, { recursive: true });
    },
  };
}
