import { randomUUID } from "node:crypto";
import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as call,
  type ServerResponse,
} from "node:http";

const hopByHop = [
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "te",
  "trailer",
  "upgrade",
];

/** Hands calls on to the API as they stream, cookies and the client's address included; says so when it is down. */
export function proxyCalls(api: string) {
  const agent = new Agent({ keepAlive: true });
  const target = new URL(api);

  return (request: IncomingMessage, response: ServerResponse): void => {
    const upstream = call({
      agent,
      host: target.hostname,
      port: target.port,
      method: request.method,
      path: request.url,
      headers: forwardedHeaders(request, target.host),
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

function forwardedHeaders(request: IncomingMessage, host: string): IncomingHttpHeaders {
  return {
    ...endToEnd(request.headers),
    host,
    "x-forwarded-host": request.headers.host ?? "",
    "x-forwarded-proto": "http",
    // This server is the edge: an address that the client claims for itself is not passed on.
    "x-forwarded-for": (request.socket.remoteAddress ?? "").replace(/^::ffff:/, ""),
  };
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
