import type { Plugin } from "vite";
import { loadOnServer } from "./load-on-server.ts";

/** Writes `rendered/frames.json`: what the shell puts around a page whose HTML a remote's server makes. */
export function writeFrames(root: string): Plugin {
  return {
    name: "guildway:write-frames",
    apply: "build",
    async generateBundle() {
      const frames = await loadOnServer(
        root,
        "/src/frames/rendered-frames.tsx",
        ({ renderedFrames }: { renderedFrames: () => unknown }) => renderedFrames(),
      );
      this.emitFile({
        type: "asset",
        fileName: "rendered/frames.json",
        source: JSON.stringify(frames),
      });
    },
  };
}
