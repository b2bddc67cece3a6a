import { listWageSchedules, type WageScheduleFilters } from "@guildway/api-client";
import { queryOptions } from "@tanstack/react-query";

/** Begins the key of each list of wage schedules, so that a change reloads them all. */
export const wageSchedulesKey = ["agreements", "wageSchedules", "list"] as const;

/** The wage schedules of an apprenticeship, an employer or a place: loaded once, and again after a change. */
export const wageSchedulesQuery = (filters: WageScheduleFilters, accessGrant?: string) =>
  queryOptions({
    queryKey: [...wageSchedulesKey, filters, accessGrant ?? "public"],
    queryFn: ({ signal }) =>
      listWageSchedules(filters, { signal, accessGrant, order: "title", limit: 100 }),
    staleTime: Infinity,
  });
