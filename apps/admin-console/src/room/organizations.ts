import { recordsOf } from "@guildway/api-client";
import { organization, type RecordDefinition } from "@guildway/api-contract";
import { useAuth } from "@guildway/auth";
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { AnyRow, KnownOrganization } from "./room.ts";

/** The organizations that a superAdmin chooses from. */
export const organizationsQuery = queryOptions({
  queryKey: ["admin-console", "organizations"],
  staleTime: 60_000,
  queryFn: async ({ signal }) => {
    const { items } = await recordsOf(organization).list({
      order: "name",
      limit: 3000,
      select: ["name", "type", "timeZone"],
      signal,
    });
    return items.map(({ id, name, type, timeZone }) => ({
      id,
      name: name ?? id,
      type: type ?? undefined,
      timeZone,
    }));
  },
});

/** One's own organization, and all that are known; until they are, one's own alone. */
export function useOrganizations(): {
  own: KnownOrganization | undefined;
  all: readonly KnownOrganization[];
} {
  const auth = useAuth();
  const { data } = useQuery(organizationsQuery);
  const own = auth.status === "signed-in" ? auth.organization : undefined;
  return { own, all: data ?? (own ? [own] : []) };
}

/** Whose a record is; an organization is its own. */
export function organizationOf({ type }: RecordDefinition, row: AnyRow): string | undefined {
  return type === "organization" ? row.id : ((row["orgId"] ?? undefined) as string | undefined);
}
