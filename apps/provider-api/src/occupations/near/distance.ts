import { sql, type RawBuilder } from "kysely";

/** A point on the globe, in degrees. */
export interface Point {
  readonly Lat: number;
  readonly Lon: number;
}

const earthRadiusMiles = 3958.8;
const milesPerDegree = (Math.PI / 180) * earthRadiusMiles;

/** The great-circle distance in miles from a point to that in the columns `lat` and `lon` of a table. */
export function milesFrom({ Lat, Lon }: Point, table: string): RawBuilder<number> {
  const lat = sql.ref<number>(`${table}.lat`);
  const lon = sql.ref<number>(`${table}.lon`);
  return sql<number>`${2 * earthRadiusMiles}::float8 * asin(least(1, sqrt(
    power(sind((${lat} - ${Lat}::float8) / 2), 2)
    + cosd(${Lat}::float8) * cosd(${lat}) * power(sind((${lon} - ${Lon}::float8) / 2), 2))))`;
}

/** Whether the column `lat` of a table lies in the band that holds all within a radius: an index answers it, and it needs no care where longitudes jump. */
export function inBandOf({ Lat }: Point, radius: number, table: string): RawBuilder<boolean> {
  // A little wider than needed, so that rounding loses nobody.
  const degrees = (radius / milesPerDegree) * 1.001;
  const lat = sql.ref<number>(`${table}.lat`);
  return sql<boolean>`${lat} between ${Lat - degrees}::float8 and ${Lat + degrees}::float8`;
}

/** Miles to one decimal, as they are shown. */
export const shownMiles = (miles: number): number => Math.round(miles * 10) / 10;
