import type { Beside } from "../../room/room.ts";

/** The groups that something of the library stands in, from the top. */
export function pathOf(
  { parentIds }: { parentIds?: readonly string[] | null | undefined },
  { names }: Beside,
): string {
  return (parentIds ?? []).map((id) => names.get(id) ?? "…").join(" › ");
}
