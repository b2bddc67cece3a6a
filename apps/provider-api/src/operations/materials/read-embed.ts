import { readEmbed as endpoint, widgets } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import { listRecords } from "../../records/list-records.ts";

/** It may load what it likes over TLS and be framed by our pages alone; as a document of no origin it is a stranger to all of ours. */
const policy = [
  "sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox allow-forms allow-presentation",
  "default-src https: data: blob: 'unsafe-inline' 'unsafe-eval'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action https:",
  "frame-ancestors 'self'",
].join("; ");

const before =
  '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>body{margin:0;font-family:system-ui,sans-serif}</style>';

export const readEmbed = operation(endpoint, async ({ params, raw }, services) => {
  if (raw.headers.get("sec-fetch-dest") !== "iframe") throw new Problem("record.not-found");
  const asVisitor = { caller: { kind: "anonymous" } as const };
  const { items } = await listRecords(services, widgets, [["id", params.id]], asVisitor);
  const code = items[0]?.["embedCode"];
  if (typeof code !== "string" || code === "") throw new Problem("record.not-found");
  return new Response(before + code, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "cache-control": "no-cache",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    },
  });
});
