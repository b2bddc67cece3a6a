import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

import type { PlacedRemote } from "@guildway/federation/compose";

import { answerFrom } from "./answer.ts";
import { embedders } from "./embedders.ts";
import { madeFiles } from "./made-files.ts";
import { type CallForwarding, proxyCalls } from "./proxy-calls.ts";
import { securityHeaders } from "./security-headers.ts";
import { siteFiles } from "./site-files.ts";

export interface WebServerOptions extends CallForwarding {
  name: string;
  port: number;
  dist: string;
  /** What the shell is composed of; empty for every other front-end. */
  remotes: readonly PlacedRemote[];
  keepReleasesIn: string;
  /** Origins of ours, beside this one, that may frame its pages. */
  ownOrigins: readonly string[];
  /** Served as `/config.json`. */
  config: { loginSiteUrl: string; mainAppUrl: string; adminAppUrl: string };
}

/** A running server; `stop` lets running answers finish. */
export interface WebServer {
  port: number;
  stop(): Promise<void>;
}

/** Serves one front-end's build; rejects with "Port N is taken" when it is; port 0 takes any free one. */
export async function startWebServer(options: WebServerOptions): Promise<WebServer> {
  const handle = requestHandler(options);
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else void answerFrom(request, response, { status: 500 });
    });
  });
  const port = await listen(server, options.port);
  return { port, stop: () => stop(server) };
}

function requestHandler(options: WebServerOptions) {
  const callApi = proxyCalls(options);
  const made = madeFiles(options);
  const site = siteFiles([options.dist, join(options.dist, "standalone")]);
  const framedBy = embedders(options.api, options.ownOrigins);

  return async (request: IncomingMessage, response: ServerResponse) => {
    const url = readUrl(request);
    if (!url) return answerFrom(request, response, { status: 400 });
    if (url.pathname === "/v1" || url.pathname.startsWith("/v1/"))
      return callApi(request, response);
    if (request.method !== "GET" && request.method !== "HEAD") {
      return answerFrom(request, response, { status: 405, headers: { allow: "GET, HEAD" } });
    }
    const file = (await made(url.pathname)) ?? (await site.find(url.pathname));
    const found = file ?? (isNavigation(request, url.pathname) ? await site.page() : undefined);
    if (!found) return answerFrom(request, response, { status: 404 });
    const ancestors = found.type.startsWith("text/html")
      ? await framedBy(site.isEmbeddable, url.searchParams)
      : [];
    const headers = securityHeaders(found.type, options, ancestors);
    return answerFrom(request, response, { status: 200, file: found, headers });
  };
}

/** Undefined for an address that cannot be decoded, which no link of ours leads to. */
function readUrl(request: IncomingMessage): URL | undefined {
  const url = URL.parse(request.url ?? "/", "http://front-end") ?? undefined;
  try {
    return url && !decodeURIComponent(url.pathname).includes("\0") ? url : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A missing script must stay missing: answering it with a page would hide the fault. A browser that opens an address asks
 * for HTML, whatever the address ends in (an occupation code has a dot too); a program that takes anything gets the page
 * where no file is meant.
 */
function isNavigation(request: IncomingMessage, path: string): boolean {
  if (path.startsWith("/assets/")) return false;
  const accept = request.headers.accept ?? "*/*";
  return accept.includes("text/html") || (accept.includes("*/*") && !/\.\w{1,5}$/.test(path));
}

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
