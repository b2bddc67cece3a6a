import { recordsOf } from "@guildway/api-client";
import { type RecordDefinition, type RecordType, savedViews } from "@guildway/api-contract";
import type { SavedView } from "./saved-view.ts";

/** The views of a type's list that one has, and that others share. */
export async function listSavedViews(
  { type }: RecordDefinition,
  signal: AbortSignal,
): Promise<SavedView[]> {
  const { items } = await recordsOf(savedViews).list({
    filters: { "list[eq]": type as RecordType },
    limit: 1000,
    signal,
  });
  return items;
}
