import { queryOptions } from "@tanstack/react-query";
import type { AnyRoom } from "../room.ts";
import { askAgain } from "../at-work.ts";
import { listInput, listRoom, type View } from "../view.ts";

/** One page of a room's list. */
export function listQuery(room: AnyRoom, view: View, orgId: string | undefined) {
  const input = listInput(room, view, orgId);
  return queryOptions({
    queryKey: ["admin-console", room.record.type, "list", input],
    queryFn: ({ signal }) => listRoom(room, input, signal),
    refetchInterval: ({ state: { data } }) => askAgain(room, data?.items),
  });
}

/** The organization whose records a view shows; undefined is all, or a record that belongs to none. */
export function shownOrganization(
  { record }: AnyRoom,
  { organization }: View,
  own: string | undefined,
): string | undefined {
  return !("orgId" in record.fields) || organization === "all" ? undefined : (organization ?? own);
}
