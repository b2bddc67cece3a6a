import { call } from "@guildway/api-client";
import { readSite } from "@guildway/api-contract";
import { queryOptions, useQuery } from "@tanstack/react-query";

const siteQuery = queryOptions({
  queryKey: ["admin-console", "site"],
  staleTime: Infinity,
  queryFn: ({ signal }) => call(readSite, { signal }),
});

/** How many millions of bytes a file may have; undefined until that is known. */
export function useMostMegabytes(): number | undefined {
  return useQuery(siteQuery).data?.uploadMegabytes;
}
