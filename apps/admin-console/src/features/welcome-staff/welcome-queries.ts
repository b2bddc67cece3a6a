import { recordsOf } from "@guildway/api-client";
import { jobProfiles, type Role, users } from "@guildway/api-contract";
import { queryOptions } from "@tanstack/react-query";

const shown = 5;

/** The users of an organization who came last, and how many there are. */
export function newestUsersQuery(orgId: string) {
  return queryOptions({
    queryKey: ["admin-console", "newest-users", orgId],
    queryFn: ({ signal }) =>
      recordsOf(users).list({
        orgId,
        order: "-createdAt",
        limit: shown,
        select: ["id", "name", "createdAt"],
        signal,
      }),
  });
}

/** How many users of an organization have a role. */
export function roleCountQuery(orgId: string, role: Role) {
  return queryOptions({
    queryKey: ["admin-console", "role-count", orgId, role],
    queryFn: ({ signal }) =>
      recordsOf(users).list({
        orgId,
        filters: { "role[ov]": role },
        limit: 1,
        select: ["id"],
        signal,
      }),
  });
}

/** The training plans of an organization that were saved last, and how many there are. */
export function newestPlansQuery(orgId: string) {
  return queryOptions({
    queryKey: ["admin-console", "newest-plans", orgId],
    queryFn: ({ signal }) =>
      recordsOf(jobProfiles).list({
        orgId,
        limit: shown,
        select: ["id", "OnetTitle", "createdAt"],
        signal,
      }),
  });
}
