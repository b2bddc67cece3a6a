import type { Plugin, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;

/** A file that only hands on what stands in another, and under which names. */
interface Facade {
  path: string;
  target: string;
  exports: string;
}

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
        const facades = Object.values(bundle).flatMap(asFacade);
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

/** The sharing plugin has the remote's entry fetch files ahead, which the document does here. */
const fetchingAhead = /\nif \(typeof document !== 'undefined'[^]*$/;

function asFacade(file: Bundle[string]): Facade[] {
  if (file.type !== "chunk") return [];
  const code = file.code.replace(fetchingAhead, "").trim();
  const [, names, target] = /^export\{([^}]*)\}from["'`]\.\/([\w.-]+)["'`];?$/.exec(code) ?? [];
  if (names === undefined || target === undefined) return [];
  const exports = names
    .split(",")
    .map((name) => name.split(" as "))
    .map(([inside, outside = inside]) => `${outside}:e.${inside}`)
    .join();
  return [{ path: file.fileName, target, exports }];
}

const nameOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

function importingTarget(code: string, { path, target, exports }: Facade): string {
  const name = RegExp.escape(nameOf(path));
  return code.replaceAll(
    new RegExp(`(\\w*[iI]mport)\\(["'\`]\\./${name}["'\`]\\)`, "g"),
    (_, how: string) => `${how}("./${target}").then(e=>({${exports}}))`,
  );
}

function withoutLinks(html: string, facades: readonly Facade[]): string {
  return facades.reduce(
    (left, { path }) =>
      left.replaceAll(new RegExp(`<link[^>]*${RegExp.escape(nameOf(path))}[^>]*>`, "g"), ""),
    html,
  );
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
