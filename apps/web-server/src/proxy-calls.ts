import { randomUUID } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import { type IsTrusted, visitorAddress } from "@guildway/rules/visitor-address";
import type { Context } from "hono";
import { proxy } from "hono/proxy";

/** Where calls go, and how a visitor's address is found and vouched for. */
export interface CallForwarding {
  api: string;
  /** The proxies in front of this server; without it nobody's word on an address counts. */
  isTrustedProxy?: IsTrusted;
  /** Proves to the API that this is one of our own servers. */
  frontSecret?: string | undefined;
}

/** Hands calls on to the API as they stream, cookies and the client's address included; says so when it is down. */
export function proxyCalls({ api, isTrustedProxy, frontSecret }: CallForwarding) {
  return async (context: Context): Promise<Response> => {
    const { pathname, search } = new URL(context.req.url);
    const headers = {
      ...context.req.header(),
      ...ofThisConnection,
      host: undefined,
      "x-forwarded-host": context.req.header("host") ?? "",
      "x-forwarded-proto": "http",
      ...vouchedFor(context, { isTrustedProxy, frontSecret }),
    };
    try {
      return await proxy(new URL(pathname + search, api), {
        raw: context.req.raw,
        headers,
        redirect: "manual",
      } as Parameters<typeof proxy>[1]);
    } catch {
      // Nobody is there to be answered.
      if (context.req.raw.signal.aborted) return context.body(null, 499 as never);
      return context.json(
        {
          code: "api.unreachable",
          message: "The server for this call does not answer.",
          requestId: randomUUID(),
        },
        502,
        { "cache-control": "no-store" },
      );
    }
  };
}

/** What a visitor says of the connection to this server means nothing for the one to the API, which would not be made. */
const ofThisConnection = Object.fromEntries(
  [
    "connection",
    "expect",
    "keep-alive",
    "proxy-authorization",
    "te",
    "trailer",
    "transfer-encoding",
    "upgrade",
  ].map((name) => [name, undefined]),
);

/** Whom a call to the API is for, with the proof that one of our own servers says so. One address only, the one that this server determined: what a visitor claims for itself is not passed on. */
export function vouchedFor(
  context: Context,
  { isTrustedProxy = () => false, frontSecret }: Omit<CallForwarding, "api">,
): Record<string, string> {
  const peer = getConnInfo(context).remote.address ?? "";
  const claimed = context.req.header("x-forwarded-for") ?? "";
  return {
    "x-forwarded-for": visitorAddress(peer, claimed, isTrustedProxy),
    "x-guildway-front": frontSecret ?? "",
  };
}
