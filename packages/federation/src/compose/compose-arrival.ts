import { type Arrival, arrivalId } from "../arrival/arrival.ts";
import type { MatchedPage } from "../match-page.ts";
import type { PlacedRelease } from "../release.ts";

/** The addresses of the calls that a page begins with, for this very address; none where a query changes what it shows. */
export function firstCallsOf({ release, page, params }: MatchedPage, search: string): string[] {
  if (search !== "") return [];
  const given = Object.keys(params).toSorted().join();
  const calls = release.pages[page]?.firstCalls?.find(
    (described) => described.params.toSorted().join() === given,
  );
  return (calls?.addresses ?? []).map((address) =>
    Object.entries(params).reduce(
      (filled, [name, value]) => filled.replaceAll(`--${name}--`, encodeURIComponent(value)),
      address,
    ),
  );
}

/** The releases as a browser needs them: what pages ask first, their documents say. */
export function forBrowsers(remotes: readonly PlacedRelease[]): PlacedRelease[] {
  return remotes.map((release) => ({
    ...release,
    pages: Object.fromEntries(
      Object.entries(release.pages).map(([page, { preload, css }]) => [page, { preload, css }]),
    ),
  }));
}

/** The tags by which a document begins at once: its data, and the scripts and style sheets that its page will need. */
export function headOf(arrival: Arrival, matched: MatchedPage | undefined): string {
  // Nothing in the data may end the element that holds it.
  const data = JSON.stringify(arrival).replaceAll("<", "\\u003c");
  return [
    `<script type="application/json" id="${arrivalId}">${data}</script>`,
    ...(matched ? scriptsOf(matched) : []).map((file) => linkTag('rel="modulepreload"', file)),
    ...(matched ? stylesOf(matched) : []).map((file) => linkTag('rel="preload" as="style"', file)),
  ].join("");
}

/** The style sheets of a page whose HTML stands in the document; they belong after the document's own. */
export function styleTags(matched: MatchedPage): string {
  return stylesOf(matched)
    .map((file) => linkTag('rel="stylesheet"', file))
    .join("");
}

function scriptsOf({ release: { origin, entry, preload, pages }, page }: MatchedPage): string[] {
  return (
    [entry, ...preload, ...(pages[page]?.preload ?? [])]
      // In development the entry is a manifest, which is no script.
      .filter((path) => path.endsWith(".js"))
      .map((path) => `${origin}/${path}`)
  );
}

/** The whole addresses of a page's style sheets. */
export function stylesOf({ release: { origin, css, pages }, page }: MatchedPage): string[] {
  return [...css, ...(pages[page]?.css ?? [])].map((path) => `${origin}/${path}`);
}

function linkTag(how: string, href: string): string {
  return `<link ${how} crossorigin href="${escapeHtml(href)}">`;
}

/** Text as it may stand in HTML, also between double quotes. */
export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
