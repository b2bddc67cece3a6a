import { type ListInput, listEntries, listRecords } from "@guildway/api-client";
import { organization, users } from "@guildway/api-contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { UsersAddress } from "./users-address.ts";

/** How many users a page shows. */
export const pageSize = 200;

/** The filters of the list: who types an @ means an address. */
export function usersFilters({
  search,
  role,
  membership,
}: UsersAddress): NonNullable<ListInput["filters"]> {
  return {
    ...(search && { [search.includes("@") ? "email[ilike]" : "name[ilike]"]: search }),
    ...(role && { "role[ov]": role }),
    ...(membership === "active" && { "membership[!ov]": "inactive" }),
    ...(membership === "inactive" && { "membership[ov]": "inactive" }),
  };
}

/** One page of the users of an organization, or of `all`, as the address asks for it. */
export function usersQuery(address: UsersAddress, shownId: string) {
  return queryOptions({
    queryKey: ["admin-console", "users", address, shownId],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      listRecords(users, {
        ...(shownId !== "all" && { orgId: shownId }),
        filters: usersFilters(address),
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
  queryFn: async ({ signal }) => {
    const found = await listEntries(organization, {
      order: "name",
      limit: 3000,
      select: ["name", "type"],
      signal,
    });
    return found.items.map(({ sys, name, type }) => ({
      id: sys.id,
      name: name ?? sys.id,
      type: type ?? undefined,
    }));
  },
});
