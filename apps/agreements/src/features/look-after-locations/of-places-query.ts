import { type ListInput, type Page, recordsOf, type RowOf } from "@guildway/api-client";
import type { RecordDefinition } from "@guildway/api-contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

/** Which records of some locations are listed. */
export interface Asked<D extends RecordDefinition> {
  record: D;
  filters: NonNullable<ListInput<D>["filters"]>;
  order?: string;
  /** Begins the key, where another screen reloads it after a change. */
  key?: readonly string[];
}

/** The locations whose records are asked for, as a filter. */
export const ofPlaces = (placeIds: readonly string[]) => ({ "locationId[in]": placeIds.join(",") });

const onPage = 10;

/** One page of the records of some locations. */
export const ofPlacesQuery = <D extends RecordDefinition>(
  { record, filters, order, key = ["agreements"] }: Asked<D>,
  page: number,
) =>
  queryOptions<Page<RowOf<D>>>({
    queryKey: [...key, "ofPlaces", record.type, filters, order ?? "", page],
    queryFn: ({ signal }) =>
      recordsOf(record).list({ signal, filters, order, limit: onPage, page }),
    placeholderData: keepPreviousData,
  });
