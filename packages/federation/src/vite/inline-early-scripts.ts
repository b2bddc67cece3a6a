import { readFileSync } from "node:fs";
import { join } from "node:path";
import { minify, type Plugin, transformWithOxc } from "vite";

/**
 * Puts into index.html itself what has to run before any file has come: the calls that a page begins with, and whatever
 * index.html names as a plain script of the public folder. Data is put before them by the web server, at the mark.
 */
export function inlineEarlyScripts(): Plugin {
  let publicDir = "";
  return {
    name: "guildway:inline-early-scripts",
    apply: "build",
    configResolved(config) {
      ({ publicDir } = config);
    },
    transformIndexHtml: {
      order: "post",
      async handler(html) {
        const plain = /<script src="\/([\w.-]+)"><\/script>/g;
        const named = [...html.matchAll(plain)].map(([, file]) => join(publicDir, file!));
        const sources = [join(import.meta.dirname, "../arrival/early-calls.ts"), ...named];
        const scripts = await Promise.all(sources.map(minified));
        return html
          .replaceAll(plain, "")
          .replace(
            "<title>",
            () =>
              `<!--arrival-->${scripts.map((code) => `<script>${code}</script>`).join("")}<title>`,
          );
      },
    },
  };
}

async function minified(file: string): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(file, "utf8"), file);
  const small = await minify(file, code);
  // A plain script has no exports, not even the empty ones that say that a file is a module.
  return small.code.replace(/export\{\};?$/, "").trim();
}
