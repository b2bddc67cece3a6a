import type { Plugin, Rolldown } from "vite";
import { facadeOf, importingTarget, withoutLinks } from "./facades.ts";

type Bundle = Rolldown.OutputBundle;

/**
 * Spares the requests for files with nothing in them: the sharing plugin's parts are imported by their own names, and once
 * they stand in the boot file these names are files that hand its exports on. Its start, which imports them, goes into
 * index.html itself.
 */
export function withoutFacades(): Plugin {
  return {
    name: "guildway:without-facades",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const facades = Object.values(bundle).flatMap((file) =>
          file.type === "chunk" ? (facadeOf(file.fileName, file.code) ?? []) : [],
        );
        const rewritten = (code: string) => facades.reduce(importingTarget, code);
        for (const file of Object.values(bundle))
          if (file.type === "chunk") file.code = rewritten(file.code);
        for (const { path } of facades) delete bundle[path];

        const page = bundle["index.html"];
        if (page?.type !== "asset") throw new Error("The build of a shell has an index.html.");
        page.source = withInlineStart(
          withoutLinks(String(page.source), facades),
          bundle,
          rewritten,
        );
      },
    },
  };
}

/** Puts the first script of a document into it, with its imports as seen from there. */
function withInlineStart(html: string, bundle: Bundle, rewritten: (code: string) => string) {
  const tag = /<script type="module" crossorigin src="\/([^"]*mf-entry-bootstrap[^"]*)"><\/script>/;
  const [whole, path] = tag.exec(html) ?? [];
  const start = path === undefined ? undefined : bundle[path];
  if (!whole || !path || !start)
    throw new Error("The sharing plugin has changed: see without-facades.ts.");
  const code = rewritten(start.type === "chunk" ? start.code : String(start.source));
  delete bundle[path];
  return html.replace(
    whole,
    () => `<script type="module">${code.replaceAll('"./', '"/assets/').trim()}</script>`,
  );
}
