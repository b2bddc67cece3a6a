import { lookup } from "node:dns/promises";
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

const patienceMs = 10_000;

/**
 * Posts to an address of the open internet. Its name is resolved anew at each sending, and the connection is made to the very
 * address that was checked, so that a name which answers differently the second time leads nowhere. Redirects are not followed.
 */
export const sendOverHttps: Send = async ({ url, headers, body }) => {
  const { hostname } = new URL(url);
  const address = await publicAddressOf(hostname);
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      {
        method: "POST",
        headers: { ...headers, "content-length": Buffer.byteLength(body) },
        agent: false,
        signal: AbortSignal.timeout(patienceMs),
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
    call.on("error", (error) =>
      reject(new NotSent(error.name === "AbortError" ? "too-slow" : "not-reached")),
    );
    call.end(body);
  });
};

/** Refuses a name of which any address is private: which one is taken is not the name's to choose. */
async function publicAddressOf(hostname: string): Promise<string> {
  const literal = hostname.replace(/^\[|\]$/g, "");
  const addresses = isIP(literal)
    ? [literal]
    : (await lookup(hostname, { all: true }).catch(() => [])).map(({ address }) => address);
  const [first] = addresses;
  if (first === undefined) throw new NotSent("not-resolved");
  if (!addresses.every(isPublicAddress)) throw new NotSent("private-address");
  return first;
}
