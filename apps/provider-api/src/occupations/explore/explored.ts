import { type Interest, interests } from "@guildway/api-contract";
import { sql, type Kysely } from "kysely";
import type { OccupationTables } from "../../platform/database/occupation-tables.ts";
import { surveyedCodes } from "../surveyed-codes.ts";

/** What occupations are explored by, beside what a search result tells. */
export interface Explored {
  /** O*NET's job zone, 1 to 5. */
  readonly jobZone: number | null;
  /** How much the occupation asks for each of the six interests, in the order of `interests`; undefined where it was not rated. */
  readonly interests: readonly number[] | undefined;
  /** Openings of a year in the nation, of the occupation or of the group that it is projected with. */
  readonly annualOpenings: number | null;
}

/** Reads what occupations are explored by, to be asked for by their codes. */
export async function loadExplored(
  db: Kysely<OccupationTables>,
): Promise<(onetCode: string) => Explored> {
  const zones = await db.selectFrom("occupations").select(["onetCode", "jobZone"]).execute();
  const ratings = await db
    .selectFrom("occupationInterests")
    .select("onetCode")
    .select(
      sql<Partial<Record<Interest, number>>>`json_object_agg("interest", "rating"::float8)`.as(
        "ratings",
      ),
    )
    .groupBy("onetCode")
    .execute();
  const openings = await db
    .selectFrom("projections")
    .select(["socCode", "annualOpenings"])
    .execute();
  const zoneOf = new Map(zones.map(({ onetCode, jobZone }) => [onetCode, jobZone]));
  const ratingsOf = new Map(ratings.map((row) => [row.onetCode, row.ratings]));
  const openingsOf = new Map(openings.map((row) => [row.socCode, row.annualOpenings]));
  return (onetCode) => {
    const six = interests.flatMap((interest) => ratingsOf.get(onetCode)?.[interest] ?? []);
    return {
      jobZone: zoneOf.get(onetCode) ?? null,
      interests: six.length === interests.length ? six : undefined,
      annualOpenings:
        surveyedCodes(onetCode)
          .flatMap((code) => openingsOf.get(code) ?? [])
          .at(0) ?? null,
    };
  };
}
