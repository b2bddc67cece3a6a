import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Context, MiddlewareHandler } from "hono";

/** The folders of a front-end's build: as a part of the shell, and standing alone; it may have only one of them. */
function foldersOf(dist: string): string[] {
  return [dist, join(dist, "standalone")].filter(existsSync);
}

/** A front-end with a standalone build stands in other sites' frames. */
export function isEmbeddable(dist: string): boolean {
  return existsSync(join(dist, "standalone/index.html"));
}

/** The files of a build; those that are named after their content never change. */
export function filesOf(dist: string): MiddlewareHandler[] {
  const onFound = (path: string, context: Context) => {
    context.header(
      "cache-control",
      context.req.path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
    );
    context.header("etag", tagOf(path));
  };
  return foldersOf(dist).map((root) =>
    // A folder is no address: the document answers for it.
    serveStatic({ root, precompressed: true, index: ".none", onFound }),
  );
}

/** The folder of the document that every address of a single-page app gets: the standalone one where there is one. */
export function documentFolder(dist: string): string {
  return foldersOf(dist).at(-1) ?? dist;
}

/**
 * A missing script must stay missing: answering it with a page would hide the fault. A browser that opens an address asks
 * for HTML, whatever the address ends in (an occupation code has a dot too); a program that takes anything gets the page
 * where no file is meant.
 */
export function isNavigation({ req }: Context): boolean {
  if (req.path.startsWith("/assets/")) return false;
  const accept = req.header("accept") ?? "*/*";
  return accept.includes("text/html") || (accept.includes("*/*") && !/\.\w{1,5}$/.test(req.path));
}

/** Tells one version of a file from another without reading it: what is read to be counted is kept until it has gone out. */
function tagOf(path: string): string {
  const { mtimeMs, size } = statSync(path);
  return `"${Math.round(mtimeMs).toString(36)}-${size.toString(36)}"`;
}
