import { readEntry, readRecord } from "@guildway/api-client";
import { organization, users } from "@guildway/api-contract";
import { queryOptions } from "@tanstack/react-query";

/** One user with the name of their organization. */
export function userQuery(userId: string) {
  return queryOptions({
    queryKey: ["admin-console", "user", userId],
    retry: false,
    queryFn: async ({ signal }) => {
      const user = await readRecord(users, userId, { signal });
      const { name, type } = user.orgId
        ? await readEntry(organization, user.orgId, { signal })
        : {};
      return { user, organization: { name, type } };
    },
  });
}
