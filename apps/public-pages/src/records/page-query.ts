import { recordsOf } from "@guildway/api-client";
import { dashboards, pages } from "@guildway/api-contract";
import { queryOptions } from "@tanstack/react-query";
import { readOrNull } from "./read-or-null.ts";

const allPages = recordsOf(pages);
const allDashboards = recordsOf(dashboards);

/** A page as everybody, or who gave the code of a link to it, reads it; null where there is none for them. */
export const pageQuery = (id: string, grant?: string) =>
  queryOptions({
    queryKey: ["public-pages", "page", id, grant ?? "public"],
    queryFn: ({ signal }) => {
      const select = ["id", "orgId", "title", "dashboardId", "showOrgLogo", "showTitle"] as const;
      return readOrNull(allPages.read(id, { signal, accessGrant: grant, select }));
    },
  });

/** What stands on a page; null where it has none, or one that is gone. */
export const dashboardQuery = (id: string | null | undefined) =>
  queryOptions({
    queryKey: ["public-pages", "dashboard", id ?? "none"],
    queryFn: async ({ signal }) => {
      const select = ["id", "activeLayout", "zone1", "zone2", "zone3"] as const;
      return id ? readOrNull(allDashboards.read(id, { signal, select })) : null;
    },
  });

/** A page as its visitors read it. */
export type ShownPage = NonNullable<Awaited<ReturnType<typeof allPages.read>>>;

/** A dashboard as its visitors read it. */
export type Dashboard = NonNullable<Awaited<ReturnType<typeof allDashboards.read>>>;
