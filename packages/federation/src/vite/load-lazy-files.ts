import { join } from "node:path";
import type { Plugin } from "vite";

/** Has lazy files loaded by `lazy-file.ts`, where Vite would load them by code of its own. */
export function loadLazyFiles(): Plugin {
  return {
    name: "guildway:load-lazy-files",
    apply: "build",
    enforce: "pre",
    resolveId: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => join(import.meta.dirname, "../lazy-file.ts"),
    },
  };
}
