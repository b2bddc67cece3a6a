import type { RowOf } from "@guildway/api-client";
import type { materials } from "@guildway/api-contract";

export type Material = RowOf<typeof materials>;

/** Who reads a material: visitors where it is published, else staff; a note is never published. */
export function stateOf({
  isDraft,
  noteType,
}: Pick<Material, "isDraft" | "noteType">): "published" | "draft" | "note" {
  if (isDraft) return "draft";
  return noteType ? "note" : "published";
}
