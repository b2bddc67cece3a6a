import type { BrowserContext, Response } from "@playwright/test";
import { findDemoSecret, type LeakWatch } from "@guildway/provider-api/testing";

/** Calls to which a person gives a password or an access code. */
const takesSecrets = /\/v1\/(identity\/|access\/checkAccessCode$)/;

/** Hands every reply that a browser gets to `leaks`, and tells of requests that carry a secret where none is asked for. */
export function watchTraffic(
  context: BrowserContext,
  leaks: LeakWatch,
  onLeak: (leak: string) => void,
): void {
  context.on("request", (request) => {
    const body = takesSecrets.test(request.url()) ? "" : (request.postData() ?? "");
    const secret = findDemoSecret(`${request.url()}\n${body}`);
    if (secret) onLeak(`${request.method()} ${request.url()} carries ${secret}`);
  });
  context.on("response", (response) => {
    leaks.onReply(`${response.request().method()} ${response.url()}`, textOf(response));
  });
}

/** The headers and, where it is text, the body; a page that is left takes it along. */
async function textOf(response: Response): Promise<string> {
  const headers = await response.allHeaders().catch(() => ({}));
  const isText = /json|text/.test(JSON.stringify(headers));
  const body = isText ? await response.text().catch(() => "") : "";
  return `${JSON.stringify(headers)}\n${body}`;
}
