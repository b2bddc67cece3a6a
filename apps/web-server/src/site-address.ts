import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import type { CallForwarding } from "./proxy-calls.ts";

/** The address as the visitor's browser shows it: over TLS where a proxy that we trust says so. */
export function siteAddress(
  context: Context,
  { isTrustedProxy }: Pick<CallForwarding, "isTrustedProxy">,
): URL {
  const url = new URL(context.req.url);
  const { address } = getConnInfo(context).remote;
  const isTrusted = address !== undefined && isTrustedProxy?.(address);
  if (isTrusted && context.req.header("x-forwarded-proto") === "https") url.protocol = "https:";
  return url;
}
