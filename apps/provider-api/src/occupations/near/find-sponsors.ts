import type { ApprenticeshipSponsor } from "@guildway/api-contract";
import { sql, type Kysely } from "kysely";
import type { OccupationTables } from "../../platform/database/occupation-tables.ts";
import { inBandOf, milesFrom, shownMiles, type Point } from "./distance.ts";
import { type Found, widen } from "./widen.ts";

/** As many sponsors as a list offers. */
const most = 50;

/** The registered sponsors that train apprentices in an occupation, nearest first. */
export function findSponsors(
  db: Kysely<OccupationTables>,
  onetCode: string,
  from: Point,
): Promise<Found<ApprenticeshipSponsor>> {
  return widen((radius) => findWithin(db, onetCode, from, radius));
}

async function findWithin(
  db: Kysely<OccupationTables>,
  onetCode: string,
  from: Point,
  radius: number,
): Promise<{ nearest: ApprenticeshipSponsor[]; total: number }> {
  const miles = milesFrom(from, "sponsor");
  const rows = await db
    .selectFrom("sponsorOccupations as of")
    .innerJoin("sponsors as sponsor", "sponsor.id", "of.sponsorId")
    .select([
      "sponsor.id as Id",
      "sponsor.name as Name",
      "sponsor.city as City",
      "sponsor.state as State",
      "sponsor.zip as Zip",
      "sponsor.kind as Kind",
      "sponsor.national as National",
      "sponsor.website as Website",
      "sponsor.profileUrl as ProfileUrl",
      sql<string | null>`"sponsor"."updatedOn"::text`.as("Updated"),
      miles.as("miles"),
      sql<number>`count(*) over ()::int`.as("total"),
    ])
    .where("of.onetCode", "=", onetCode)
    .where(inBandOf(from, radius, "sponsor"))
    .where(miles, "<=", radius)
    .orderBy("miles")
    .orderBy(sql`"sponsor"."name" collate "C"`)
    .orderBy("sponsor.id")
    .limit(most)
    .execute();
  return {
    total: rows[0]?.total ?? 0,
    nearest: rows.map((row) => ({
      Id: row.Id,
      Name: row.Name,
      City: row.City,
      State: row.State,
      Zip: row.Zip,
      Distance: shownMiles(row.miles),
      Kind: row.Kind,
      National: row.National,
      Website: row.Website,
      ProfileUrl: row.ProfileUrl,
      Updated: row.Updated,
    })),
  };
}
