/** What an access code has opened, kept for as long as the document stands and nowhere else. */
const grants = new Map<string, string>();

/** Remembers that a code opened a page. */
export function keepPageGrant(pageId: string, grant: string | undefined): void {
  if (grant !== undefined) grants.set(pageId, grant);
}

/** The grant of a page whose link asked for a code. */
export const pageGrant = (pageId: string): string | undefined => grants.get(pageId);
