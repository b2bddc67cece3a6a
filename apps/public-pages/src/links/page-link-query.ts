import { recordsOf } from "@guildway/api-client";
import { pageLinks } from "@guildway/api-contract";
import { queryOptions } from "@tanstack/react-query";
import { readOrNull } from "../records/read-or-null.ts";

const links = recordsOf(pageLinks);

const shown = [
  "id",
  "pageId",
  "url",
  "orgId",
  "hasAccessCode",
  "inactive",
  "enablePageContent",
] as const;

/** A page link as everybody, or the holder of its grant, reads it; null where there is none. */
export const pageLinkQuery = (id: string, grant?: string) =>
  queryOptions({
    queryKey: ["public-pages", "pageLink", id, grant ?? "public"],
    queryFn: ({ signal }) =>
      readOrNull(links.read(id, { signal, accessGrant: grant, select: shown })),
  });

/** As many links as a page is looked for a way back in. */
const mostLinks = 200;

/** The links that lead to a page, the oldest first; of one with a code only that it is there. */
export const linksOfPageQuery = (pageId: string) =>
  queryOptions({
    queryKey: ["public-pages", "pageLinks", "of page", pageId],
    queryFn: async ({ signal }) => {
      const filters = { "pageId[eq]": pageId };
      const select = ["id", "hasAccessCode", "inactive"] as const;
      const found = await links.list({
        filters,
        select,
        order: "createdAt",
        limit: mostLinks,
        signal,
      });
      return found.items;
    },
  });

/** A page link that is open. */
export type PageLink = NonNullable<Awaited<ReturnType<typeof links.read>>>;
