import { isIP } from "node:net";
import type { Context } from "hono";
import { getConnInfo } from "@hono/node-server/conninfo";

const ownMachine = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

/** The address of who calls; the front-end servers on this machine may speak for the browser behind them. */
export function clientAddress(context: Context): string {
  const peer = peerAddress(context);
  const forwarded = context.req.header("x-forwarded-for")?.split(",").at(-1)?.trim();
  return ownMachine.has(peer) && forwarded && isIP(forwarded) !== 0 ? forwarded : peer;
}

function peerAddress(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? "127.0.0.1";
  } catch {
    return "127.0.0.1"; // called in process, without a connection
  }
}
