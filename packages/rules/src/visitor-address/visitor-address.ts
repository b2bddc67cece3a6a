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

/** An address as it is compared and stored, however it is written: without a port, brackets or the prefix of IPv4 within IPv6. */
export function plainAddress(text: string): string {
  const trimmed = text.trim();
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed) ?? [];
  const [, beforePort] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(trimmed) ?? [];
  const address = bracketed ?? beforePort ?? trimmed;
  return isIP(address) === 6 ? parsedAddress(address) : address;
}

/** One address of IPv6 is written in many ways: with capitals, zeros, or the name of an interface. */
function parsedAddress(address: string): string {
  const written = new URL(`http://[${address.replace(/%.*$/s, "")}]`).hostname.slice(1, -1);
  const [, ...halves] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(written) ?? [];
  if (halves.length === 0) return written;
  return halves
    .map((half) => Number.parseInt(half, 16))
    .flatMap((half) => [half >> 8, half & 255])
    .join(".");
}
