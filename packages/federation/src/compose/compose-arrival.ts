import { type Arrival, arrivalId } from "../arrival/arrival.ts";
import type { MatchedPage } from "../match-page.ts";
import type { PlacedRelease } from "../release.ts";

/** Something that the head of a document fetches while the rest is still on its way. */
interface EarlyFile {
  href: string;
  rel: "modulepreload" | "preload";
  as?: "style";
}

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

/** The tags that let a document begin at once: its data, and what its page will need. */
export function headOf(arrival: Arrival, matched: MatchedPage<PlacedRelease> | undefined): string {
  // Nothing in the data may end the element that holds it.
  const data = JSON.stringify(arrival).replaceAll("<", "\\u003c");
  return [
    `<script type="application/json" id="${arrivalId}">${data}</script>`,
    ...(matched ? filesOf(matched).map(linkTag) : []),
  ].join("");
}

function filesOf({ release, page }: MatchedPage<PlacedRelease>): EarlyFile[] {
  const { origin, entry, preload, css, pages } = release;
  const own = pages[page];
  const scripts = [entry, ...preload, ...(own?.preload ?? [])];
  return [
    ...scripts
      // In development the entry is a manifest, which is no script.
      .filter((path) => path.endsWith(".js"))
      .map((path) => ({ href: `${origin}/${path}`, rel: "modulepreload" as const })),
    ...[...css, ...(own?.css ?? [])].map((path) => ({
      href: `${origin}/${path}`,
      rel: "preload" as const,
      as: "style" as const,
    })),
  ];
}

function linkTag({ href, rel, as }: EarlyFile): string {
  return `<link rel="${rel}"${as ? ` as="${as}"` : ""} crossorigin href="${escaped(href)}">`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
