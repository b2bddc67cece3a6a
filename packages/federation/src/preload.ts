import type { PlacedRelease } from "./release.ts";

const asked = new Set<string>();

/** Fetches all that a page needs at once, where its imports would ask for one file after another; without a page, what all pages of a remote need. */
export function preloadRelease(release: PlacedRelease, page?: string): void {
  const own = page === undefined ? undefined : release.pages[page];
  // In development the entry is a manifest, which is no script.
  const scripts = [release.entry, ...release.preload, ...(own?.preload ?? [])].filter((path) =>
    path.endsWith(".js"),
  );
  const styles = [...release.css, ...(own?.css ?? [])];
  for (const path of scripts)
    addLink(`${release.origin}/${path}`, { rel: "modulepreload", crossOrigin: "" });
  for (const path of styles)
    addLink(`${release.origin}/${path}`, { rel: "preload", as: "style", crossOrigin: "" });
}

function addLink(
  href: string,
  attributes: { rel: string; as?: string; crossOrigin?: string },
): void {
  if (asked.has(href)) return;
  asked.add(href);
  const link = Object.assign(document.createElement("link"), attributes, { href });
  // What failed once may be asked for again by a retry.
  link.addEventListener("error", () => asked.delete(href));
  document.head.append(link);
}
