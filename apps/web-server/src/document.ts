import { join } from "node:path";
import {
  firstCallsOf,
  headOf,
  type MatchedPage,
  matchPage,
  type PlacedRelease,
  type RemotesComposer,
} from "@guildway/federation/compose";
import type { Context, MiddlewareHandler } from "hono";
import { builtDocument } from "./built-document.ts";
import type { Framed } from "./security-headers.ts";
import { documentFolder } from "./site-files.ts";
import type { WebServerOptions } from "./start-web-server.ts";

/** Answers every address that a person opens: with the one document of the app, into which it puts what that address needs. */
export function documentFor(
  { dist, config, remotes }: Pick<WebServerOptions, "dist" | "config" | "remotes">,
  compose: RemotesComposer,
): MiddlewareHandler<Framed> {
  const built = builtDocument(join(documentFolder(dist), "index.html"));
  const isShell = remotes.length > 0;
  return async (context, next) => {
    const document = await built();
    if (!document) return next();
    const composed = await compose();
    const matched = pageOf(composed.remotes, context, isShell);
    const arrival = {
      ...(isShell && { remotes: composed }),
      config,
      firstCalls: matched ? firstCallsOf(matched, new URL(context.req.url).search) : [],
      answers: {},
    };
    context.set("scripts", document.scripts);
    context.header("cache-control", "no-cache");
    context.header("vary", "cookie");
    return context.html(document.html.replace("<!--arrival-->", () => headOf(arrival, matched)));
  };
}

/** The page behind an address, unless its visitor has no session and will be sent to sign in. */
function pageOf(
  releases: readonly PlacedRelease[],
  { req }: Context,
  isShell: boolean,
): MatchedPage<PlacedRelease> | undefined {
  const matched = matchPage(releases, req.path) ?? (isShell ? undefined : firstPage(releases));
  const mayEnter =
    matched?.release.manifest.pages[matched.page]?.access === "public" ||
    /(^|; )gw-hint\./.test(req.header("cookie") ?? "");
  return mayEnter ? matched : undefined;
}

/** What a front end that stands alone shows at every address that is no page's. */
function firstPage([release]: readonly PlacedRelease[]): MatchedPage<PlacedRelease> | undefined {
  const [page] = Object.keys(release?.manifest.pages ?? {});
  return release && page ? { release, page, params: {} } : undefined;
}
