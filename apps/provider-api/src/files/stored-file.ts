import type { Platform } from "../platform/platform.ts";

/** The name of a stored file in its URL; undefined where the URL is none of ours. */
export function nameInUrl(url: string): string | undefined {
  return /^(?:https?:\/\/[^/?#]+)?\/v1\/files\/([\w-]{22}\.[a-z0-9]{2,5})(?:\?|$)/.exec(url)?.[1];
}

/** One of an organization's own stored files by its URL, whoever else may have it. */
export async function ownFile({ db }: Platform, url: string, orgId: string) {
  const name = nameInUrl(url);
  if (!name) return undefined;
  return db
    .selectFrom("files")
    .selectAll()
    .where("name", "=", name)
    .where("orgId", "=", orgId)
    .executeTakeFirst();
}
