import { isIP } from "node:net";
import type { IsTrusted } from "./trusted-proxies.ts";

/**
 * The address that counts for a request: its TCP peer, or where that is a trusted proxy, the right-most address of
 * `x-forwarded-for` that is not itself one. What stands left of it was written by somebody unknown.
 */
export function visitorAddress(
  peer: string,
  forwardedFor: string | undefined,
  isTrusted: IsTrusted,
): string {
  let address = plainAddress(peer);
  for (const hop of (forwardedFor ?? "").split(",").toReversed()) {
    const next = plainAddress(hop);
    if (!isTrusted(address) || isIP(next) === 0) return address;
    address = next;
  }
  return address;
}

/** The last address of an `x-forwarded-for`, which is what its sender added; undefined where it is none. */
export function lastForwarded(forwardedFor: string | undefined): string | undefined {
  const last = plainAddress(forwardedFor?.split(",").at(-1) ?? "");
  return isIP(last) === 0 ? undefined : last;
}

/** An address as it is compared and stored: without a port, brackets or the prefix of IPv4 within IPv6. */
export function plainAddress(text: string): string {
  const trimmed = text.trim();
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed) ?? [];
  const [, beforePort] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(trimmed) ?? [];
  return (bracketed ?? beforePort ?? trimmed).replace(/^::ffff:(?=\d+\.)/i, "");
}
