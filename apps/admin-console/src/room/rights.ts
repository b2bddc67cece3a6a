import { mayI } from "@guildway/api-client";
import type { RecordType } from "@guildway/api-contract";
import { queryOptions } from "@tanstack/react-query";
import type { AnyRoom } from "./room.ts";

/** What the server lets one do with the records of a room, or with one of them. */
export function rightsQuery({ record }: Pick<AnyRoom, "record">, id?: string) {
  return queryOptions({
    queryKey: ["admin-console", record.type, "rights", id ?? "all"],
    queryFn: ({ signal }) => mayI(record.type as RecordType, id, { signal }),
  });
}
