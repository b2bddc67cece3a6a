import { join } from "node:path";
import type { PlacedRelease, RenderedPage, RenderRequest } from "@guildway/federation/compose";
import { type Context, Hono } from "hono";
import { pageRenderer } from "./page-renderer.ts";
import { vouchedFor } from "./proxy-calls.ts";
import type { WebServerOptions } from "./start-web-server.ts";

/** Where a remote's server makes the HTML of its pages, for the shell's. */
const renderPath = "/rendered";

/** Answers `/rendered?address=…&lang=…&isPhone=…` with the page as HTML, or with nothing where the remote makes none there. */
export function renderedPages(options: WebServerOptions): Hono {
  const { render } = pageRenderer(join(options.dist, "rendered/render.js"));
  const pages = new Hono();
  pages.get(renderPath, async (context) => {
    const { address, lang, isPhone, marks = "", mainApp = "/" } = context.req.query();
    if (!address || !URL.canParse(address) || !URL.canParse(mainApp, address))
      return context.body(null, 400);
    const api = { origin: options.api, headers: visitorOf(context, options) };
    const page = await render({
      address,
      lang: lang === "es" ? "es" : "en",
      isPhone: isPhone === "true",
      marks,
      mainApp,
      api,
    });
    return page
      ? context.json(page, 200, { "cache-control": "no-store" })
      : context.body(null, 204, { "cache-control": "no-store" });
  });
  return pages;
}

/** Whom a page is made for: the visitor whom our own shell names, else who asks. */
function visitorOf(context: Context, options: WebServerOptions): Record<string, string> {
  const { frontSecret } = options;
  const isOurs =
    frontSecret !== undefined && context.req.header("x-guildway-front") === frontSecret;
  return vouchedFor(context, isOurs ? { ...options, isTrustedProxy: () => true } : options);
}

/** Asks a remote's server for its page as HTML; undefined where it has none, fails, or takes too long. */
export async function askRendered(
  { origin }: PlacedRelease,
  asked: Omit<RenderRequest, "api">,
  visitor: Record<string, string>,
  patience: number,
): Promise<RenderedPage | undefined> {
  const url = new URL(renderPath, origin);
  url.search = String(new URLSearchParams({ ...asked, isPhone: String(asked.isPhone) }));
  try {
    const response = await fetch(url, { headers: visitor, signal: AbortSignal.timeout(patience) });
    return response.status === 200 ? ((await response.json()) as RenderedPage) : undefined;
  } catch {
    return undefined;
  }
}
