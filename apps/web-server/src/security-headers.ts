import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";
import type { MadeDocument } from "./document.ts";
import type { WebServerOptions } from "./start-web-server.ts";

/** What a document's policy needs to know beside the options: who may frame it, and what stands in it. */
export interface Framed {
  Variables: { frameAncestors: readonly string[]; document: MadeDocument };
}

/** The headers that we do not send: the front end that stands before us in production decides them, or they no longer mean anything. */
const left = {
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  strictTransportSecurity: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
};

/** What every answer says; a remote's files are loaded by the shell's pages from its origin. */
export function headersOfFiles({ name }: Pick<WebServerOptions, "name">): MiddlewareHandler {
  return secureHeaders({
    ...left,
    // Where no page is told otherwise, browsers keep to what documents say.
    referrerPolicy: false,
    crossOriginResourcePolicy: name === "shell" ? false : "cross-origin",
  });
}

/** What a document says beside that: a strict policy, and that it needs no device of its visitor. */
export function headersOfDocuments({
  remotes,
  config,
}: Pick<WebServerOptions, "remotes" | "config">): MiddlewareHandler<Framed> {
  const own = ["'self'", ...remotes.map(({ origin }) => origin)];
  return secureHeaders({
    ...left,
    crossOriginResourcePolicy: false,
    referrerPolicy: "strict-origin-when-cross-origin",
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: [({ get }) => [...own, ...(get("document") as MadeDocument).scripts].join(" ")],
      styleSrc: [({ get }) => [...own, ...(get("document") as MadeDocument).styles].join(" ")],
      fontSrc: own,
      connectSrc: own,
      imgSrc: [...own, "data:", "blob:", "https:"],
      mediaSrc: [...own, "blob:", "https:"],
      workerSrc: ["'self'", "blob:"],
      manifestSrc: ["'self'"],
      frameSrc: [...own, "blob:", "https:"],
      formAction: ["'self'", new URL(config.loginSiteUrl, "http://localhost").origin],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
      frameAncestors: [({ get }) => ["'self'", ...(get("frameAncestors") as string[])].join(" ")],
    },
  }) as MiddlewareHandler<Framed>;
}
