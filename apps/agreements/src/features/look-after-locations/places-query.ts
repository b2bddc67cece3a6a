import { recordsOf } from "@guildway/api-client";
import { location } from "@guildway/api-contract";
import { queryOptions } from "@tanstack/react-query";

/** The locations that a person manages; somebody manages a few. */
export const placesQuery = (userId: string) =>
  queryOptions({
    queryKey: ["agreements", "managedPlaces", userId],
    queryFn: ({ signal }) =>
      recordsOf(location).list({
        signal,
        filters: { "managerIds[ov]": userId },
        select: ["id", "name"],
        order: "name",
        limit: mostPlaces,
      }),
  });

/** As many as one call names. */
const mostPlaces = 50;
