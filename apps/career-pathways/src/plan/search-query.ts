import { call } from "@guildway/api-client";
import { searchOccupations } from "@guildway/api-contract";
import { queryOptions } from "@tanstack/react-query";

/** The occupations that fit a keyword, best first. */
export const searchQuery = (keyword: string) =>
  queryOptions({
    queryKey: ["career-pathways", "search", keyword],
    queryFn: ({ signal }) => call(searchOccupations, { query: { keyword, limit: 20 }, signal }),
    staleTime: 10 * 60_000,
  });
