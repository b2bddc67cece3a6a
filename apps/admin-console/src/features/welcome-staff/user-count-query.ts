import { recordsOf } from "@guildway/api-client";
import { users } from "@guildway/api-contract";
import { queryOptions } from "@tanstack/react-query";

/** How many users an organization has. */
export function userCountQuery(orgId: string) {
  return queryOptions({
    queryKey: ["admin-console", "user-count", orgId],
    queryFn: ({ signal }) => recordsOf(users).list({ orgId, limit: 1, select: ["id"], signal }),
  });
}
