import { randomUUID } from "node:crypto";
import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as call,
  type ServerResponse,
} from "node:http";
import { type IsTrusted, visitorAddress } from "@guildway/rules/visitor-address";

const hopByHop = [
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "te",
  "trailer",
  "upgrade",
];

/** Where calls go, and how a visitor's address is found and vouched for. */
export interface CallForwarding {
  api: string;
  /** The proxies in front of this server; without it nobody's word on an address counts. */
  isTrustedProxy?: IsTrusted;
  /** Proves to the API that this is one of our own servers. */
  frontSecret?: string | undefined;
}

/** Hands calls on to the API as they stream, cookies and the client's address included; says so when it is down. */
export function proxyCalls({ api, isTrustedProxy = () => false, frontSecret }: CallForwarding) {
  const agent = new Agent({ keepAlive: true });
  const target = new URL(api);

  return (request: IncomingMessage, response: ServerResponse): void => {
    const upstream = call({
      agent,
      host: target.hostname,
      port: target.port,
      method: request.method,
      path: request.url,
      headers: {
        ...endToEnd(request.headers),
        host: target.host,
        "x-forwarded-host": request.headers.host ?? "",
        "x-forwarded-proto": "http",
        "x-forwarded-for": addressOf(request, isTrustedProxy),
        "x-guildway-front": frontSecret ?? "",
      },
    });
    upstream.on("response", (answer) => {
      response.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
      answer.pipe(response);
      answer.on("error", () => response.destroy());
    });
    upstream.on("error", () =>
      response.headersSent ? response.destroy() : sayUnreachable(response),
    );
    response.on("close", () => upstream.destroy());
    request.pipe(upstream);
  };
}

/** One address only, the one that this server determined: what a visitor claims for itself is not passed on. */
function addressOf({ headers, socket }: IncomingMessage, isTrustedProxy: IsTrusted): string {
  const forwardedFor = [headers["x-forwarded-for"] ?? []].flat().join(",");
  return visitorAddress(socket.remoteAddress ?? "", forwardedFor, isTrustedProxy);
}

function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.includes(name)));
}

function sayUnreachable(response: ServerResponse): void {
  const body = {
    code: "api.unreachable",
    message: "The server for this call does not answer.",
    requestId: randomUUID(),
  };
  response.writeHead(502, {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
  });
  response.end(JSON.stringify(body));
}
