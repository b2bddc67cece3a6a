import type { SignedUrls } from "./signed-urls.ts";
import { nameInUrl } from "./stored-file.ts";

const dayMs = 86_400_000;

/** The address by which an image on a page is fetched, which carries no token; it stays the same for a day, and works for one more. */
export function shownFile(signedUrls: SignedUrls, url: string | null, now: Date): string | null {
  const name = url === null ? undefined : nameInUrl(url);
  if (name === undefined) return url;
  const today = Math.floor(now.getTime() / dayMs);
  return signedUrls.sign(name, new Date((today + 2) * dayMs));
}
