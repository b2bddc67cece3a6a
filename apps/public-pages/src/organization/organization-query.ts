import { getOrganization } from "@guildway/api-client";
import { queryOptions } from "@tanstack/react-query";
import { readOrNull } from "../records/read-or-null.ts";

/** The organization of an address, null where there is none of that slug. */
export const organizationQuery = (slug: string) =>
  queryOptions({
    queryKey: ["public-pages", "organization", slug],
    queryFn: ({ signal }) => readOrNull(getOrganization({ slug }, { signal })),
    staleTime: 60_000,
  });

/** The organization of a record, null where there is none of that id. */
export const organizationByIdQuery = (id: string) =>
  queryOptions({
    queryKey: ["public-pages", "organization", "by id", id],
    queryFn: ({ signal }) => readOrNull(getOrganization({ id }, { signal })),
    staleTime: 60_000,
  });

/** As everybody reads it. */
export type Organization = NonNullable<Awaited<ReturnType<typeof getOrganization>>>;
