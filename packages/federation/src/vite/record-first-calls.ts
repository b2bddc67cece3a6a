import { setTimeout } from "node:timers/promises";
import { createServer } from "vite";
import type { FirstQueries, PageFile, Remote, RemoteManifest } from "../manifest.ts";
import type { FirstCalls } from "../release.ts";
import { baseConfig } from "./base-config.ts";

/**
 * The calls that each page of a remote begins with, read from its own queries: they are run once for every choice of
 * optional `:names` that its address can have, and what they ask for is written down instead of asked.
 */
export async function recordFirstCalls(
  root: string,
  manifest: RemoteManifest,
): Promise<Record<string, FirstCalls[]>> {
  const vite = await createServer({
    ...baseConfig(root, "dist"),
    configFile: false,
    logLevel: "error",
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    const { remote } = (await vite.ssrLoadModule("/src/remote.tsx")) as { remote: Remote };
    const recorded: Record<string, FirstCalls[]> = {};
    for (const [page, { path }] of Object.entries(manifest.pages)) {
      const { firstQueries } = (await remote.pages[page]!()) as PageFile;
      if (!firstQueries) continue;
      recorded[page] = [];
      for (const params of choicesOfParams(path))
        recorded[page].push({ params, addresses: await addressesOf(firstQueries, params) });
    }
    return recorded;
  } finally {
    await vite.close();
  }
}

/** Which of a pattern's `:names` an address can have: the optional ones from the right are left out one after another. */
function choicesOfParams(pattern: string): string[][] {
  const names = pattern.split("/").filter((segment) => segment.startsWith(":"));
  const optional = names.filter((name) => name.endsWith("?")).length;
  return Array.from({ length: optional + 1 }, (_, left) =>
    names.slice(0, names.length - left).map((name) => name.slice(1).replace(/\?$/, "")),
  );
}

async function addressesOf(firstQueries: FirstQueries, params: string[]): Promise<string[]> {
  const addresses: string[] = [];
  Object.assign(globalThis, {
    takeEarlyAnswer(_method: string, address: string) {
      addresses.push(address);
      // Nobody answers, so that only what is asked first is written down.
      return new Promise(() => {});
    },
  });
  const queries = firstQueries({
    params: Object.fromEntries(params.map((name) => [name, `--${name}--`])),
    search: new URLSearchParams(),
    organization: { id: "--organization--" },
  });
  const { signal } = new AbortController();
  for (const { queryFn } of queries) void queryFn?.({ signal });
  await setTimeout(0);
  Reflect.deleteProperty(globalThis, "takeEarlyAnswer");
  return addresses;
}
