import { getOrganization, recordsOf, type RowOf } from "@guildway/api-client";
import type { RecordDefinition } from "@guildway/api-contract";
import { queryOptions } from "@tanstack/react-query";

/** A record as its grant shows it. */
export function recordQuery<D extends RecordDefinition>(
  record: D,
  id: string,
  grant: string | undefined,
) {
  return queryOptions<RowOf<D>>({
    queryKey: ["agreements", record.type, id, grant ?? "public"],
    queryFn: ({ signal }) => recordsOf(record).read(id, { signal, accessGrant: grant }),
  });
}

/** The organization whose page it is. */
export const organizationQuery = (id: string) =>
  queryOptions({
    queryKey: ["agreements", "organization", id],
    queryFn: ({ signal }) => getOrganization({ id }, { signal }),
  });
