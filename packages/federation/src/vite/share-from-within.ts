import { join } from "node:path";
import type { Plugin } from "vite";
import { singletons } from "./singletons.ts";

/**
 * Gives the parts of a shared package that a remote brings itself, such as its forms and its editor, what the shell shares of
 * it. The sharing plugin (1.23.0) takes an import of a package from within for the package's own affair, and the remote would
 * have a second copy, which knows neither the page's language nor what else is kept in it.
 */
export function shareFromWithin(root: string): Plugin {
  return {
    name: "guildway:share-from-within",
    enforce: "pre",
    resolveId(source, importer, options) {
      if (!importer || !isWithin(source, importer)) return undefined;
      return this.resolve(source, join(root, "src/remote.tsx"), { ...options, skipSelf: true });
    },
  };
}

/** Whether a file belongs to the package of ours whose shared part it imports by name. */
export function isWithin(source: string, importer: string): boolean {
  const name = /^@guildway\/([\w-]+)/.exec(source)?.[1];
  return (
    name !== undefined &&
    (singletons as readonly string[]).includes(source) &&
    importer.replaceAll("\\", "/").includes(`/packages/${name}/`)
  );
}
