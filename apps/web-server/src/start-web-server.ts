import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { composeRemotes, type PlacedRemote, type SiteConfig } from "@guildway/federation/compose";
import { createPatientServer } from "@guildway/program";
import { getRequestListener } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { etag, RETAINED_304_HEADERS } from "hono/etag";
import { makeDocument } from "./document.ts";
import { embedders } from "./embedders.ts";
import { madeFiles } from "./made-files.ts";
import { type CallForwarding, proxyCalls, vouchedFor } from "./proxy-calls.ts";
import { renderedPages } from "./rendered-pages.ts";
import { type Framed, headersOfDocuments, headersOfFiles } from "./security-headers.ts";
import type { Site } from "./site-address.ts";
import { sitemap } from "./sitemap.ts";
import { documentFolder, filesOf, isEmbeddable, isNavigation } from "./site-files.ts";

export interface WebServerOptions extends CallForwarding, Site {
  name: string;
  dist: string;
  /** What the shell is composed of; empty for every other front-end. */
  remotes: readonly PlacedRemote[];
  keepReleasesIn: string;
  /** Origins of ours, beside this one, that may frame its pages. */
  ownOrigins: readonly string[];
  /** How long a document waits for its page's HTML, in milliseconds; without it the browser draws the page. Default 300. */
  renderPatience?: number;
  /** Milliseconds after which a connection is ended on which nothing moves. Default two minutes. */
  patience?: number;
  /** Put into each document, and served as `/config.json`. */
  config: SiteConfig;
}

/** A running server; `stop` lets running answers finish. */
export interface WebServer {
  port: number;
  stop(): Promise<void>;
}

const usualPatience = 120_000;

/** Serves one front-end's build; rejects with "Port N is taken" when it is; port 0 takes any free one. */
export async function startWebServer(options: WebServerOptions): Promise<WebServer> {
  const server = createPatientServer(getRequestListener(frontEnd(options).fetch), options);
  // What a visitor asked for and does not read would be kept for as long as their connection.
  server.setTimeout(options.patience ?? usualPatience);
  const port = await listen(server, options.port);
  return { port, stop: () => stop(server) };
}

/** The API's calls, the build's files, and the document for every address that a person opens. */
function frontEnd(options: WebServerOptions): Hono<Framed> {
  const { name, dist, api, ownOrigins, remotes, keepReleasesIn } = options;
  // A front end that stands alone is made of itself.
  const compose =
    remotes.length > 0
      ? composeRemotes(remotes, keepReleasesIn)
      : composeRemotes([{ id: name, folder: documentFolder(dist), origin: "" }]);
  const framedBy = embedders(api, ownOrigins);
  const app = new Hono<Framed>();
  app.use(async (context, next) => (isDecodable(context) ? next() : context.text("400\n", 400)));
  // Public facts and long lists. Of what holds a secret beside words that a stranger chose, the length must not tell.
  app.use("/v1/external/cos/*", compress());
  // Node makes no such request of its own, so that it could not be handed on.
  app.on("TRACE", "*", (context) => context.text("405\n", 405, { allow: "GET, HEAD" }));
  app.all("/v1", proxyCalls(options));
  app.all("/v1/*", proxyCalls(options));
  app.get("/openapi.json", compress(), proxyCalls(options));
  app.use(headersOfFiles(options));
  app.use(async (context, next) =>
    ["GET", "HEAD"].includes(context.req.method)
      ? next()
      : context.text("405\n", 405, { allow: "GET, HEAD" }),
  );
  if (name !== "shell")
    app.use(async (context, next) => {
      await next();
      if (!isDocument(context.res)) context.header("access-control-allow-origin", "*");
    });
  app.route("/", madeFiles(options, compose));
  app.route("/", name === "shell" ? sitemap(options, compose) : renderedPages(options));
  app.use(etag({ retainedHeaders }));
  for (const file of filesOf(dist))
    app.use(async (context, next) => (isHtml(context) ? next() : file(context, next)));
  app.use(async (context, next) => (isNavigation(context) ? next() : context.notFound()));
  app.use(makeDocument(options, compose));
  app.use(async (context, next) => {
    const { searchParams } = new URL(context.req.url);
    const visitor = vouchedFor(context, options);
    context.set("frameAncestors", await framedBy(isEmbeddable(dist), searchParams, visitor));
    await next();
  });
  app.get("*", headersOfDocuments(options), compress(), (context) =>
    context.html(context.get("document").html, context.get("document").status, {
      "cache-control": "no-cache",
      vary: "cookie, accept-language",
    }),
  );
  app.notFound((context) => context.text("404\n", 404, { "cache-control": "no-store" }));
  app.onError((error, context) => {
    console.error(error);
    return context.text("500\n", 500);
  });
  return app;
}

/** An address that cannot be decoded is one that no link of ours leads to. */
function isDecodable({ req }: Context): boolean {
  try {
    return !decodeURIComponent(req.path).includes("\0");
  } catch {
    return false;
  }
}

/** A document goes out with its policy, under whatever name it is asked for. */
const isHtml = ({ req }: Context) => req.path.endsWith(".html");

const policy = "content-security-policy";

/** Who has a document already gets its policy anew, which changes by itself. */
const retainedHeaders = [...RETAINED_304_HEADERS, policy];

/** Also where it is not sent again. */
const isDocument = ({ headers }: Response) => headers.has(policy);

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(error.code === "EADDRINUSE" ? new Error(`Port ${port} is taken`) : error);
    });
    server.listen(port, () => resolve((server.address() as AddressInfo).port));
  });
}

async function stop(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const late = setTimeout(() => server.closeAllConnections(), 3000);
  await closed;
  clearTimeout(late);
}
