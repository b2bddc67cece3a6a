import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";

import type { Encoding, ServedFile } from "./served-file.ts";

interface Answer {
  status: number;
  file?: ServedFile;
  headers?: OutgoingHttpHeaders;
}

/** Sends a file in the best encoding the browser takes, or its bare status; 304 when the browser already has it. */
export async function answerFrom(
  request: IncomingMessage,
  response: ServerResponse,
  { status, file, headers = {} }: Answer,
): Promise<void> {
  if (!file) {
    response.writeHead(status, {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      ...headers,
    });
    response.end(request.method === "HEAD" ? undefined : `${status}\n`);
    return;
  }
  const encoding = file.compressible
    ? bestEncoding(request.headers["accept-encoding"] ?? "")
    : "identity";
  const etag = `"${file.etag}-${encoding}"`;
  const about = {
    ...headers,
    etag,
    vary: "accept-encoding",
    "cache-control": file.immutable ? "public, max-age=31536000, immutable" : "no-cache",
  };
  if (request.headers["if-none-match"] === etag) {
    response.writeHead(304, about).end();
    return;
  }
  const body = await file.encoded(encoding);
  response.writeHead(status, {
    ...about,
    "content-type": file.type,
    "content-length": body.length,
    ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

function bestEncoding(accepted: string): Encoding {
  const offers = accepted.split(",").flatMap((offer) => {
    const [name = "", quality = ""] = offer.trim().split(";");
    return /^\s*q=0(\.0*)?$/.test(quality) ? [] : [name];
  });
  if (offers.includes("br")) return "br";
  return offers.includes("gzip") ? "gzip" : "identity";
}
