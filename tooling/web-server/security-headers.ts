import type { OutgoingHttpHeaders } from "node:http";

import type { WebServerOptions } from "./start-web-server.ts";

/** Headers by kind of file: a strict policy for documents, open reading for a remote's files. */
export function securityHeaders(
  type: string,
  options: Pick<WebServerOptions, "name" | "remotes" | "config">,
  frameAncestors: readonly string[],
): OutgoingHttpHeaders {
  const all = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
  };
  if (!type.startsWith("text/html")) {
    // The shell's files are its own; what remotes serve is loaded by the shell's pages from its origin.
    return options.name === "shell"
      ? all
      : {
          ...all,
          "access-control-allow-origin": "*",
          "cross-origin-resource-policy": "cross-origin",
        };
  }
  return {
    ...all,
    "content-security-policy": contentSecurityPolicy(options, frameAncestors),
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
  };
}

function contentSecurityPolicy(
  { remotes, config }: Pick<WebServerOptions, "remotes" | "config">,
  frameAncestors: readonly string[],
): string {
  const own = ["'self'", ...remotes.map(({ origin }) => origin)];
  const policy: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": own,
    "style-src": own,
    "font-src": own,
    "connect-src": own,
    "img-src": [...own, "data:", "blob:", "https:"],
    "media-src": [...own, "blob:", "https:"],
    "worker-src": ["'self'", "blob:"],
    "manifest-src": ["'self'"],
    "frame-src": [...own, "blob:", "https:"],
    "form-action": ["'self'", new URL(config.loginSiteUrl, "http://localhost").origin],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
    "frame-ancestors": ["'self'", ...frameAncestors],
  };
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
    .join("; ");
}
