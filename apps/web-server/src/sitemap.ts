import { escapeHtml, fillPath, type RemotesComposer } from "@guildway/federation/compose";
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { vouchedFor } from "./proxy-calls.ts";
import { siteAddress } from "./site-address.ts";
import type { WebServerOptions } from "./start-web-server.ts";

/** What the API answers of the pages that search engines may list. */
interface ListedPages {
  items: { kind: string; params: Record<string, string>; updatedAt: string }[];
  total: number;
  /** As many as one answer holds. */
  limit: number;
}

const patience = 10_000;

/** `/robots.txt`, and `/sitemap.xml` with a file for each answer of the API on what search engines may list, where the remotes say that they stand. */
export function sitemap(options: WebServerOptions, compose: RemotesComposer): Hono {
  const files = new Hono();
  const origin = (context: Context) => siteAddress(context, options).origin;
  const fresh = { "cache-control": "public, max-age=3600" };
  files.get("/robots.txt", (context) =>
    context.text(
      `User-agent: *\nDisallow: /v1/\nAllow: /v1/files/\nSitemap: ${origin(context)}/sitemap.xml\n`,
      200,
      fresh,
    ),
  );
  files.get("/sitemap.xml", compress(), async (context) => {
    const { total, limit } = await listed(context, options, 1);
    const count = Math.max(1, Math.ceil(total / limit));
    const each = Array.from({ length: count }, (_, index) =>
      entry("sitemap", `${origin(context)}/sitemap/${index + 1}.xml`),
    );
    return xml(context, "sitemapindex", each);
  });
  files.get("/sitemap/:file{[1-9][0-9]{0,2}\\.xml}", compress(), async (context) => {
    const { items } = await listed(
      context,
      options,
      Number.parseInt(context.req.param("file"), 10),
    );
    if (items.length === 0) return context.notFound();
    const paths = await listedPaths(compose);
    const each = items.flatMap(({ kind, params, updatedAt }) => {
      const path = paths.get(kind);
      return path ? [entry("url", origin(context) + fillPath(path, params), updatedAt)] : [];
    });
    return xml(context, "urlset", each);
  });
  return files;
}

/** Where the remotes of now show what is listed, by its kind. */
async function listedPaths(compose: RemotesComposer): Promise<Map<string, string>> {
  const { remotes } = await compose();
  const pages = remotes.flatMap(({ manifest }) => Object.values(manifest.pages));
  return new Map(pages.flatMap(({ listedAs, path }) => (listedAs ? [[listedAs, path]] : [])));
}

async function listed(
  context: Context,
  options: WebServerOptions,
  page: number,
): Promise<ListedPages> {
  const response = await fetch(new URL(`/v1/external/site/pages?page=${page}`, options.api), {
    headers: vouchedFor(context, options),
    signal: AbortSignal.timeout(patience),
  });
  // So many files there can never be.
  if (response.status === 400) return { items: [], total: 0, limit: 1 };
  if (!response.ok) throw new Error(`The list of pages answered ${response.status}.`);
  return (await response.json()) as ListedPages;
}

function entry(name: "sitemap" | "url", address: string, changed?: string): string {
  const when = changed ? `<lastmod>${changed}</lastmod>` : "";
  return `<${name}><loc>${escapeHtml(address)}</loc>${when}</${name}>`;
}

function xml(context: Context, root: "sitemapindex" | "urlset", entries: string[]) {
  return context.body(
    `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join("")}</${root}>\n`,
    200,
    { "content-type": "application/xml", "cache-control": "public, max-age=3600" },
  );
}
