import type { TableRows } from "../import/source-rows.ts";

type Row<T extends keyof TableRows> = NonNullable<TableRows[T]>[number];

const nearInMiles = 50;
// Where nothing is near: enough to say what is nearest.
const nearestWhereNoneIsNear = 3;

/** The programs offered by schools within 50 miles of a place, and for each occupation those of the nearest schools where none is so near. */
export function programsNear(
  places: readonly Point[],
  schools: readonly Row<"schools">[],
  offered: readonly Row<"schoolPrograms">[],
  programsOfOccupations: readonly (readonly string[])[],
): Row<"schoolPrograms">[] {
  const cipsOf = new Map<number, Set<string>>();
  for (const { unitId, cipCode } of offered)
    cipsOf.set(unitId, (cipsOf.get(unitId) ?? new Set()).add(cipCode));
  const offering = schools.filter(({ unitId }) => cipsOf.has(unitId));
  const kept = new Set<string>();
  for (const place of places) {
    const byDistance = offering
      .map(({ unitId, ...school }) => ({ unitId, miles: milesBetween(place, school) }))
      .sort((a, b) => a.miles - b.miles);
    for (const { unitId, miles } of byDistance)
      if (miles <= nearInMiles)
        for (const cip of cipsOf.get(unitId) ?? []) kept.add(`${unitId} ${cip}`);
    for (const cips of programsOfOccupations) {
      const fitting = byDistance.filter(({ unitId }) =>
        cips.some((cip) => cipsOf.get(unitId)?.has(cip)),
      );
      if ((fitting[0]?.miles ?? 0) > nearInMiles)
        for (const { unitId } of fitting.slice(0, nearestWhereNoneIsNear))
          for (const cip of cips) kept.add(`${unitId} ${cip}`);
    }
  }
  return offered.filter(({ unitId, cipCode }) => kept.has(`${unitId} ${cipCode}`));
}

type Point = Pick<Row<"zipCodes">, "lat" | "lon">;

function milesBetween(a: Point, b: Point): number {
  const [latA, lonA, latB, lonB] = [a.lat, a.lon, b.lat, b.lon].map(
    (degrees) => (degrees * Math.PI) / 180,
  ) as [number, number, number, number];
  const half =
    Math.sin((latB - latA) / 2) ** 2 +
    Math.cos(latA) * Math.cos(latB) * Math.sin((lonB - lonA) / 2) ** 2;
  return 3958.8 * 2 * Math.asin(Math.sqrt(half));
}
