import type { Plugin } from "vite";

/**
 * Makes a remote's build keep every export of what it shares. The sharing plugin (1.23.0) keeps only those that it saw in use
 * when it took the graph for read, after 10 ms of quiet; on a busy machine that comes too early and the build fails for an
 * export that a later module uses. Without its watch for that moment it waits out `moduleParseIdleTimeout` and keeps them all.
 */
export function keepEverySharedExport(): Plugin {
  return {
    name: "guildway:keep-every-shared-export",
    apply: "build",
    configResolved({ plugins }) {
      const watch = plugins.find(({ name }) => name === "parseEnd");
      if (!watch?.moduleParsed)
        throw new Error("The sharing plugin has changed: see keep-every-shared-export.ts.");
      delete watch.moduleParsed;
    },
  };
}
