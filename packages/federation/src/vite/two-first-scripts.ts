import type { Plugin, Rolldown } from "vite";
import { filesBehind } from "./files-behind.ts";

/**
 * Stops a build of the shell whose first page needs more scripts than what all share and its own start: a module that the
 * start has in common with code that comes later becomes a file of its own, which every first load then waits for.
 */
export function twoFirstScripts(): Plugin {
  return {
    name: "guildway:two-first-scripts",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const { scripts } = filesBehind(bundle, startsOf(bundle));
      if (scripts.length > 2)
        throw new Error(`A first page of the shell needs more than two scripts: ${scripts.join()}`);
    },
  };
}

const startsOf = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle).flatMap((file) =>
    file.type === "chunk" && file.moduleIds.some((id) => id.endsWith("/src/main.tsx"))
      ? [file.fileName]
      : [],
  );
