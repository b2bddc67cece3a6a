import { recordsOf } from "@guildway/api-client";
import { queryOptions } from "@tanstack/react-query";
import type { AnyRoom, AnyRow } from "../room.ts";

/** One record of a room, whole. */
export function recordQuery({ record }: AnyRoom, id: string) {
  return queryOptions({
    queryKey: ["admin-console", record.type, "record", id],
    retry: false,
    queryFn: async ({ signal }) => (await recordsOf(record).read(id, { signal })) as AnyRow,
  });
}
