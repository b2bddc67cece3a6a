import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { World } from "@guildway/testing";
import { startWebServer } from "@guildway/web-server";

const apps = join(import.meta.dirname, "../../apps");

/** The shell's own build on another origin, with one remote taken from somewhere else. */
export interface SecondShell {
  address: string;
  stop(): Promise<void>;
}

/** Serves a remote's build from `dist` and a shell that has this remote only, before the world's API, on any free port. */
export async function startSecondShell(
  world: World,
  id: string,
  dist: string,
  port = 0,
): Promise<SecondShell> {
  const keepReleasesIn = mkdtempSync(join(tmpdir(), "guildway-releases-"));
  const common = {
    port: 0,
    api: world.api,
    keepReleasesIn,
    ownOrigins: [],
    config: { loginSiteUrl: world.loginSite, mainAppUrl: "/", adminAppUrl: "/users" },
  };
  const remote = await startWebServer({ ...common, name: id, dist, remotes: [] });
  const origin = `http://localhost:${remote.port}`;
  const shell = await startWebServer({
    ...common,
    name: "shell",
    port,
    dist: join(apps, "shell/dist"),
    remotes: [{ id, origin, folder: dist }],
  });
  return {
    address: `http://localhost:${shell.port}`,
    async stop() {
      await Promise.all([shell.stop(), remote.stop()]);
      rmSync(keepReleasesIn, { recursive: true });
    },
  };
}

/** Changes `release.json` of a build as a faulty or later release would. */
export function changeRelease(dist: string, change: Record<string, unknown>): void {
  const file = join(dist, "release.json");
  const release = JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
  writeFileSync(file, JSON.stringify({ ...release, ...change }));
}
