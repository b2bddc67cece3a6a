import { recordsOf } from "@guildway/api-client";
import { users } from "@guildway/api-contract";
import { queryOptions } from "@tanstack/react-query";

/** The staff of an organization by name, who manage its locations and teach its classes. */
export const staffQuery = (orgId: string | undefined) =>
  queryOptions({
    queryKey: ["admin-console", "choosable", "staff", orgId ?? "all"],
    enabled: orgId !== undefined,
    queryFn: async ({ signal }) => {
      const { items } = await recordsOf(users).list({
        orgId: orgId ?? "",
        filters: { "role[ov]": "superAdmin,owner,admin,teacher" },
        select: ["id", "name"],
        limit: 1000,
        signal,
      });
      return items.map(({ id, name }) => ({ value: id, label: name ?? id }));
    },
  });
