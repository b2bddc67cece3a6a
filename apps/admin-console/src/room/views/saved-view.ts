import { recordsOf, type RowOf } from "@guildway/api-client";
import { type RecordType, savedViews } from "@guildway/api-contract";
import { queryOptions } from "@tanstack/react-query";
import type { AnyRoom } from "../room.ts";
import { readView, type View, writeView } from "../view.ts";

/** A list under a name. */
export type SavedView = RowOf<typeof savedViews>;

/** The views of a room's list that one has, and that others share. */
export function savedViewsQuery({ record }: AnyRoom) {
  return queryOptions({
    queryKey: ["admin-console", "savedViews", record.type],
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      const { items } = await recordsOf(savedViews).list({
        filters: { "list[eq]": record.type as RecordType },
        limit: 1000,
        signal,
      });
      return items;
    },
  });
}

/** What an address says of a list, whichever way it says it; the page is where one is in it. */
export function queryOf(room: AnyRoom, view: View): string {
  return writeView(room, view, { page: 1 }).toString();
}

/** Whether a saved view is what is shown. */
export function isShown(room: AnyRoom, saved: SavedView, view: View): boolean {
  const shows = readView(room, new URLSearchParams(saved.query ?? ""));
  return queryOf(room, shows) === queryOf(room, view);
}
