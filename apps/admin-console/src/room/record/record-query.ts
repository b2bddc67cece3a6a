import { recordsOf } from "@guildway/api-client";
import { queryOptions } from "@tanstack/react-query";
import { askAgain } from "../at-work.ts";
import type { AnyRoom, AnyRow } from "../room.ts";

/** One record of a room, whole. */
export function recordQuery(room: AnyRoom, id: string) {
  const { record } = room;
  return queryOptions({
    queryKey: ["admin-console", record.type, "record", id],
    retry: false,
    queryFn: async ({ signal }) => (await recordsOf(record).read(id, { signal })) as AnyRow,
    refetchInterval: ({ state: { data } }) => askAgain(room, data && [data]),
  });
}
