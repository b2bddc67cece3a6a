import { useQuery } from "@tanstack/react-query";
import { usePlanStore } from "./plan-store.ts";
import { visitorPlaceQuery } from "./queries.ts";

/** The ZIP code that the visitor typed, else the one that their network suggests; `known` once it is clear which, or that there is none. */
export function useVisitorZip(): { zip: string | undefined; known: boolean } {
  const typed = usePlanStore((store) => store.zip);
  const visitor = useQuery({ ...visitorPlaceQuery, enabled: typed === undefined });
  return {
    zip: typed ?? visitor.data?.zip,
    known: typed !== undefined || visitor.isFetched,
  };
}
