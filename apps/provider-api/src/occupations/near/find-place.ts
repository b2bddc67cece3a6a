import type { ZipPlace } from "@guildway/api-contract";
import { sql, type Kysely } from "kysely";
import type { OccupationTables } from "../../platform/database/occupation-tables.ts";

/** A place, with the area of the wage survey that it lies in. */
export interface FoundPlace {
  readonly place: ZipPlace;
  readonly wageArea: string | null;
  readonly source: "zip" | "schools";
}

/**
 * The place of a ZIP code, of ZIP+4 as well. Of one that is not known it is the nearest by number with the same first three
 * digits, those of a mail region: among the ZIP codes, or where they leave a region out (Puerto Rico) among those of schools.
 * Undefined when there is none either.
 */
export async function findPlace(
  db: Kysely<OccupationTables>,
  zip: string,
): Promise<FoundPlace | undefined> {
  const [, fiveDigits] = /^(\d{5})(?:-?\d{4})?$/.exec(zip.trim()) ?? [];
  if (fiveDigits === undefined) return undefined;
  return (await nearestZip(db, fiveDigits)) ?? nearestSchool(db, fiveDigits);
}

async function nearestZip(
  db: Kysely<OccupationTables>,
  zip: string,
): Promise<FoundPlace | undefined> {
  const region = zip.slice(0, 3);
  const found = await db
    .selectFrom("zipCodes")
    .select([
      "zip as Zip",
      "city as City",
      "state as State",
      "county as County",
      "lat as Lat",
      "lon as Lon",
      "wageArea",
    ])
    .where("zip", ">=", `${region}00`)
    .where("zip", "<=", `${region}99`)
    .orderBy(sql`abs("zip"::int - ${Number(zip)}::int)`)
    .orderBy("zip")
    .limit(1)
    .executeTakeFirst();
  if (!found) return undefined;
  const { wageArea, ...place } = found;
  return {
    place: { ...place, ...(place.Zip !== zip && { Approximate: true as const }) },
    wageArea,
    source: "zip",
  };
}

async function nearestSchool(
  db: Kysely<OccupationTables>,
  zip: string,
): Promise<FoundPlace | undefined> {
  const region = zip.slice(0, 3);
  // The schools' file drops the zeros that a ZIP code begins with.
  const schoolZip = sql<string>`lpad("zip", 5, '0')`;
  const found = await db
    .selectFrom("schools")
    .select([schoolZip.as("Zip"), "city as City", "state as State", "lat as Lat", "lon as Lon"])
    .where(schoolZip, ">=", `${region}00`)
    .where(schoolZip, "<=", `${region}99`)
    .where("zip", "~", "^[0-9]+$")
    .orderBy(sql`abs(${schoolZip}::int - ${Number(zip)}::int)`)
    .orderBy(schoolZip)
    .orderBy("unitId")
    .limit(1)
    .executeTakeFirst();
  return (
    found && {
      place: { ...found, County: "", Approximate: true },
      wageArea: null,
      source: "schools",
    }
  );
}
