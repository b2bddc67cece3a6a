import type { RowOf } from "@guildway/api-client";
import type { RecordDefinition } from "@guildway/api-contract";
import { type LoadedQuery } from "@guildway/ui";
import { useQuery } from "@tanstack/react-query";
import { recordQuery } from "./record-query.ts";

/** One of the records that a document is made of; null where the document names none. */
export function usePart<D extends RecordDefinition>(
  record: D,
  id: string | null | undefined,
  grant: string | undefined,
): LoadedQuery<RowOf<D> | null> {
  const query = useQuery({ ...recordQuery(record, id ?? "", grant), enabled: Boolean(id) });
  return id === null ? { ...query, data: null, isError: false } : query;
}
