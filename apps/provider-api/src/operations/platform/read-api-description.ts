import { createHash } from "node:crypto";
import {
  allEndpoints,
  openApiDocument,
  readApiDescription as endpoint,
} from "@guildway/api-contract";
import { callersOf } from "../../access/callers-of.ts";
import { operation } from "../../http/operation.ts";
import { wholeAnswer } from "../../http/unread-answers.ts";
import { cookieName } from "../../identity/session-cookie.ts";
import type { Settings } from "../../platform/settings.ts";

const built = new WeakMap<Settings, { text: string; etag: string }>();

export const readApiDescription = operation(endpoint, async (call, { settings }) => {
  const { text, etag } = description(settings);
  const headers = { etag, "cache-control": "no-cache", "content-type": "application/json" };
  return call.header("if-none-match") === etag
    ? new Response(null, { status: 304, headers })
    : wholeAnswer(text, headers);
});

/** Made once for each running server: it is large, and nothing in it changes while one runs. */
function description(settings: Settings): { text: string; etag: string } {
  const known = built.get(settings);
  if (known) return known;
  const text = JSON.stringify(
    openApiDocument(allEndpoints(), {
      serverUrl: settings.publicUrl,
      sessionCookie: cookieName(settings),
      callersOf,
    }),
  );
  const made = { text, etag: `"${createHash("sha256").update(text).digest("base64url")}"` };
  built.set(settings, made);
  return made;
}
