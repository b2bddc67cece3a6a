import { call } from "@guildway/api-client";
import { exploreOccupations, type QueryOf } from "@guildway/api-contract";
import { infiniteQueryOptions } from "@tanstack/react-query";

const atATime = 20;

/** What is asked for when one explores. */
export type Exploration = Omit<QueryOf<typeof exploreOccupations>, "limit" | "offset">;

/** Occupations without a word to search for, page by page, best first. */
export const exploreQuery = (exploration: Exploration) =>
  infiniteQueryOptions({
    queryKey: ["career-pathways", "explore", exploration],
    queryFn: ({ signal, pageParam }) =>
      call(exploreOccupations, {
        query: { ...exploration, limit: atATime, offset: pageParam },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ Total }, pages) => {
      const shown = pages.reduce((sum, page) => sum + page.OccupationList.length, 0);
      return shown < Total ? shown : undefined;
    },
    staleTime: 10 * 60_000,
  });
