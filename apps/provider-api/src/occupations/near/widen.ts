import { searchRadii } from "@guildway/api-contract";

/** What was found near a place: the nearest of `total` within `radius` miles, null where there is nothing within the widest. */
export interface Found<T> {
  readonly nearest: T[];
  readonly total: number;
  readonly radius: number | null;
}

/** Searches near first, and further where there is nothing. */
export async function widen<T>(
  search: (radius: number) => Promise<{ nearest: T[]; total: number }>,
): Promise<Found<T>> {
  for (const radius of searchRadii) {
    const found = await search(radius);
    if (found.total > 0) return { ...found, radius };
  }
  return { nearest: [], total: 0, radius: null };
}
