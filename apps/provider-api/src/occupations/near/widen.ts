/** How far a search reaches, in miles, each where the one before found nothing. */
export const radii = [50, 100, 200, 500] as const;

/** What was found near a place: the nearest of `total` within `radius` miles, null where there is nothing within the widest. */
export interface Found<T> {
  readonly nearest: T[];
  readonly total: number;
  readonly radius: number | null;
}

/** Searches within 50 miles, and further where there is nothing. */
export async function widen<T>(
  search: (radius: number) => Promise<{ nearest: T[]; total: number }>,
): Promise<Found<T>> {
  for (const radius of radii) {
    const found = await search(radius);
    if (found.total > 0) return { ...found, radius };
  }
  return { nearest: [], total: 0, radius: null };
}
