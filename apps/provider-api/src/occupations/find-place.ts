import type { ZipPlace } from "@guildway/api-contract";
import type { Kysely } from "kysely";
import type { OccupationTables } from "../platform/database/occupation-tables.ts";

/** The place of a ZIP code, of ZIP+4 as well; undefined when it is not known. */
export async function findPlace(
  db: Kysely<OccupationTables>,
  zip: string,
): Promise<ZipPlace | undefined> {
  const [, fiveDigits] = /^(\d{5})(?:-?\d{4})?$/.exec(zip.trim()) ?? [];
  if (fiveDigits === undefined) return undefined;
  return db
    .selectFrom("zipCodes")
    .select([
      "zip as Zip",
      "city as City",
      "state as State",
      "county as County",
      "lat as Lat",
      "lon as Lon",
    ])
    .where("zip", "=", fiveDigits)
    .executeTakeFirst();
}
