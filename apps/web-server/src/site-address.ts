import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import type { CallForwarding } from "./proxy-calls.ts";

/** Where this site stands for who is told of it. */
export interface Site extends Pick<CallForwarding, "isTrustedProxy"> {
  port: number;
  /** Where browsers reach it; without it, the host that a request names counts where it can be ours. */
  publicUrl?: string | undefined;
}

/**
 * The address of what is asked for, as search engines and messages are told it. A stranger may send any host with a request:
 * this machine's own is believed, and what comes through a proxy that we trust, over TLS where that says so.
 */
export function siteAddress(context: Context, { port, publicUrl, isTrustedProxy }: Site): URL {
  const asked = new URL(context.req.url);
  const at = (origin: string) => new URL(origin + asked.pathname + asked.search);
  if (publicUrl) return at(new URL(publicUrl).origin);
  const { address } = getConnInfo(context).remote;
  if (address !== undefined && isTrustedProxy?.(address)) {
    if (context.req.header("x-forwarded-proto") === "https") asked.protocol = "https:";
    return asked;
  }
  return thisMachine.test(asked.hostname) ? asked : at(`http://localhost:${port}`);
}

const thisMachine = /^(?:(?:[a-z\d-]+\.)*localhost|127(?:\.\d+){3}|\[::1\])$/;
