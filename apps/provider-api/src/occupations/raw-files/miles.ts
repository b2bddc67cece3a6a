/** For tests: the great-circle distance in miles, by the haversine. */
export function milesBetween(a: LatLon, b: LatLon): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const h =
    half(b.lat - a.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(b.lon - a.lon);
  return 2 * 3958.8 * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** In degrees. */
export interface LatLon {
  lat: number;
  lon: number;
}

/** What lies nearest: those within 50 miles, or wider where there are none, in order. */
export function nearestOf<T extends { miles: number }>(
  all: readonly T[],
  order: (a: T, b: T) => number,
): { radius: number | null; found: T[] } {
  for (const radius of [50, 100, 200, 500]) {
    const found = all.filter(({ miles }) => miles <= radius);
    if (found.length > 0) return { radius, found: found.toSorted(order) };
  }
  return { radius: null, found: [] };
}
