import { listEntries, listRecords } from "@guildway/api-client";
import { organization, users } from "@guildway/api-contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { UsersAddress } from "./users-address.ts";

/** How many users a page shows. */
export const pageSize = 200;

/** One page of users as the address asks for it. */
export function usersQuery(address: UsersAddress, ownOrganization: string) {
  const orgId = address.organization ?? ownOrganization;
  return queryOptions({
    queryKey: ["admin-console", "users", address, orgId],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      listRecords(users, {
        ...(orgId !== "all" && { orgId }),
        filters: {
          ...(address.search && { "name[ilike]": address.search }),
          ...(address.role && { "role[ov]": address.role }),
          ...(address.membership === "active" && { "membership[!ov]": "inactive" }),
          ...(address.membership === "inactive" && { "membership[ov]": "inactive" }),
        },
        order: address.order,
        page: address.page,
        limit: pageSize,
        select: ["id", "name", "email", "role", "membership", "orgId", "createdAt", "testUser"],
        signal,
      }),
  });
}

/** The organizations that a superAdmin chooses from. */
export const organizationsQuery = queryOptions({
  queryKey: ["admin-console", "organizations"],
  staleTime: 60_000,
  queryFn: ({ signal }) =>
    listEntries(organization, { order: "name", limit: 3000, select: ["name", "type"], signal }),
});
