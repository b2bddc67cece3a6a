import { Resolver } from "node:dns/promises";
import { request } from "node:https";
import { isIP } from "node:net";
import { webhookReasons } from "@guildway/api-contract";
import { isPublicAddress } from "./public-address.ts";

/** What is sent, and where to. */
export interface Message {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** Sends a message and answers the status; throws `NotSent`. */
export type Send = (message: Message) => Promise<number>;

/** Nothing arrived, for a reason that staff may read. */
export class NotSent extends Error {
  override name = "NotSent";
  readonly code: (typeof webhookReasons)[number];

  constructor(code: (typeof webhookReasons)[number]) {
    super(code);
    this.code = code;
  }
}

/** What a test sets otherwise: how a name is resolved, which authority is trusted, how long all of it may take. */
export interface Sending {
  addressesOf?: (name: string, signal: AbortSignal) => Promise<string[]>;
  isOpen?: (address: string) => boolean;
  ca?: string;
  patienceMs?: number;
}

/**
 * Posts to an address of the open internet. Its name is resolved anew at each sending, and the connection is made to the very
 * address that was checked, so that a name which answers differently the second time leads nowhere. Redirects are not followed.
 */
export function sendingOverHttps({
  addressesOf = resolved,
  isOpen = isPublicAddress,
  ca,
  patienceMs = 10_000,
}: Sending = {}): Send {
  return async ({ url, headers, body }) => {
    const signal = AbortSignal.timeout(patienceMs);
    const { hostname } = new URL(url);
    const addresses = await within(signal, addressesOf(hostname.replace(/^\[|\]$/g, ""), signal));
    const [address] = addresses;
    if (address === undefined) throw new NotSent("not-resolved");
    // Which of them is taken is not the name's to choose.
    if (!addresses.every(isOpen)) throw new NotSent("private-address");
    return new Promise((resolve, reject) => {
      const call = request(
        url,
        {
          method: "POST",
          headers: { ...headers, "content-length": Buffer.byteLength(body) },
          agent: false,
          signal,
          ...(ca !== undefined && { ca }),
          lookup: (_name, { all }, found) =>
            all
              ? found(null, [{ address, family: isIP(address) }])
              : found(null, address, isIP(address)),
        },
        (response) => {
          // Whatever else is said is not read.
          response.destroy();
          resolve(response.statusCode ?? 0);
        },
      );
      call.on("error", () => reject(new NotSent(signal.aborted ? "too-slow" : "not-reached")));
      call.end(body);
    });
  };
}

/** Posts as above, to names as the internet resolves them. */
export const sendOverHttps: Send = sendingOverHttps();

/** What comes of work, unless it takes too long. */
function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const tooSlow = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(new NotSent("too-slow")), { once: true });
  });
  return Promise.race([work, tooSlow]);
}

const patienceOfName = { timeout: 2000, tries: 2 };

/**
 * The addresses of a name, asked of the name servers themselves: the system's own look-up has few threads, which passwords
 * and files wait for as well, so that slow names would hold those up.
 */
async function resolved(name: string, signal: AbortSignal): Promise<string[]> {
  if (isIP(name)) return [name];
  if (/(^|\.)localhost\.?$/i.test(name)) return ["127.0.0.1"];
  const resolver = new Resolver(patienceOfName);
  signal.addEventListener("abort", () => resolver.cancel(), { once: true });
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return found.flatMap((of) => (of.status === "fulfilled" ? of.value : []));
}
