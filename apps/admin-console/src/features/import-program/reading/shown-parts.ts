import type { Cell, Line, Part, Place, ProgramDocument } from "@guildway/rules/training-program";

/** So many parts before and after a place, and rows of a table, are drawn; a long document is not drawn whole. */
export const around = 40;

/** A part of a document with its place in it; of a long table the rows that are drawn. */
export type ShownPart = { index: number } & (
  | ({ part: "line" } & Line)
  | { part: "table"; title?: string; rows: readonly ShownRow[] }
);

/** A row of a table with its place in it. */
export interface ShownRow {
  index: number;
  cells: readonly Cell[];
}

/** Those parts of a document that are drawn beside what was read: its beginning, and what stands around each place. */
export function shownParts({ parts }: ProgramDocument, places: readonly Place[]): ShownPart[] {
  const near = (index: number) =>
    index < 2 * around || places.some((place) => Math.abs(place.part - index) <= around);
  return parts.flatMap((part, index) =>
    near(index) ? [{ index, ...shownOf(part, index, places) }] : [],
  );
}

function shownOf(part: Part, index: number, places: readonly Place[]) {
  if (part.part === "line") return part;
  const here = places.filter((place) => place.part === index);
  const near = (at: number) =>
    at < around || here.some(({ row }) => row !== undefined && Math.abs(row - at) <= around);
  return {
    ...part,
    rows: part.rows.flatMap((cells, at) => (near(at) ? [{ index: at, cells }] : [])),
  };
}
