import { join } from "node:path";
import {
  firstCallsOf,
  headOf,
  type MatchedPage,
  matchPage,
  type PlacedRelease,
  type RemotesComposer,
} from "@guildway/federation/compose";
import type { Context, Handler, MiddlewareHandler } from "hono";
import { builtDocument } from "./built-document.ts";
import type { Framed } from "./security-headers.ts";
import { documentFolder } from "./site-files.ts";
import type { WebServerOptions } from "./start-web-server.ts";

/** Reads the one document of the app, and leaves to the next what is missing. */
export function findDocument({ dist }: Pick<WebServerOptions, "dist">): MiddlewareHandler<Framed> {
  const built = builtDocument(join(documentFolder(dist), "index.html"));
  return async (context, next) => {
    const document = await built();
    if (!document) return context.notFound();
    context.set("document", document);
    await next();
  };
}

/** Answers every address that a person opens: with the document, into which it puts what that address needs. */
export function answerDocument(
  { config, remotes }: Pick<WebServerOptions, "config" | "remotes">,
  compose: RemotesComposer,
): Handler<Framed> {
  const isShell = remotes.length > 0;
  return async (context) => {
    const composed = await compose();
    const matched = pageOf(composed.remotes, context, isShell);
    const arrival = {
      ...(isShell && { remotes: composed }),
      config,
      firstCalls: matched ? firstCallsOf(matched, new URL(context.req.url).search) : [],
      answers: {},
    };
    const { html } = context.get("document");
    return context.html(
      html.replace("<!--arrival-->", () => headOf(arrival, matched)),
      200,
      { "cache-control": "no-cache", vary: "cookie" },
    );
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
