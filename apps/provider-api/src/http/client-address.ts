import { createHash, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { getConnInfo } from "@hono/node-server/conninfo";
import { lastForwarded, plainAddress, visitorAddress } from "@guildway/rules/visitor-address";
import type { Settings } from "../platform/settings.ts";

const ownMachine = new Set(["127.0.0.1", "::1"]);

/** Reads the address of who calls; docs/decisions/0008-whose-address-counts.md says whose word on it is taken. */
export function clientAddressOf({
  isTrustedProxy,
  frontSecret,
}: Pick<Settings, "isTrustedProxy" | "frontSecret">) {
  const isOwnFront = (peer: string, proof: string | undefined) =>
    frontSecret !== undefined &&
    proof !== undefined &&
    ownMachine.has(peer) &&
    timingSafeEqual(digest(proof), digest(frontSecret));

  return (context: Context): string => {
    const peer = peerAddress(context);
    const forwardedFor = context.req.header("x-forwarded-for");
    if (isOwnFront(peer, context.req.header("x-guildway-front")))
      return lastForwarded(forwardedFor) ?? peer;
    return visitorAddress(peer, forwardedFor, isTrustedProxy);
  };
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

function peerAddress(context: Context): string {
  try {
    return plainAddress(getConnInfo(context).remote.address ?? "127.0.0.1");
  } catch {
    return "127.0.0.1"; // called in process, without a connection
  }
}
