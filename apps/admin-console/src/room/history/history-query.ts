import { call } from "@guildway/api-client";
import { listChanges, type RecordType } from "@guildway/api-contract";
import { infiniteQueryOptions } from "@tanstack/react-query";
import type { AnyRoom } from "../room.ts";

/** Who changed a record and when, newest first, page by page. */
export function historyQuery({ record }: AnyRoom, id: string) {
  return infiniteQueryOptions({
    queryKey: ["admin-console", record.type, "history", id],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(listChanges, {
        query: {
          type: record.type as RecordType,
          id,
          ...(pageParam !== undefined && { before: pageParam }),
        },
        signal,
      }),
    getNextPageParam: ({ items, more }) => (more ? items.at(-1)?.id : undefined),
  });
}
