import type { PlanSchoolProgram } from "@guildway/api-contract";
import { sql, type Kysely } from "kysely";
import type { OccupationTables } from "../../platform/database/occupation-tables.ts";
import { surveyedCodes } from "../surveyed-codes.ts";
import { inBandOf, milesFrom, shownMiles, type Point } from "./distance.ts";
import { type Found, widen } from "./widen.ts";

/** As many programs as a list offers. */
const most = 200;

/** The school programs that prepare for an occupation and that somebody completed, nearest first: one for each school, program and award. */
export async function findPrograms(
  db: Kysely<OccupationTables>,
  onetCode: string,
  from: Point,
): Promise<Found<PlanSchoolProgram>> {
  const cips = await findCips(db, onetCode);
  if (cips.length === 0) return { nearest: [], total: 0, radius: null };
  return widen((radius) => findWithin(db, cips, from, radius));
}

/** The programs of the occupation's own SOC code, or where it has none of the wider group that it is counted in. */
async function findCips(db: Kysely<OccupationTables>, onetCode: string): Promise<string[]> {
  const codes = surveyedCodes(onetCode);
  const rows = await db
    .selectFrom("occupationCips")
    .select(["socCode", "cipCode"])
    .where("socCode", "in", codes)
    .execute();
  const closest = codes.find((code) => rows.some((row) => row.socCode === code));
  return rows.filter((row) => row.socCode === closest).map((row) => row.cipCode);
}

async function findWithin(
  db: Kysely<OccupationTables>,
  cips: readonly string[],
  from: Point,
  radius: number,
): Promise<{ nearest: PlanSchoolProgram[]; total: number }> {
  const rows = await db
    .with(
      (cte) => cte("near").materialized(),
      (query) =>
        query
          .selectFrom("schools")
          .selectAll()
          .select(milesFrom(from, "schools").as("miles"))
          .where(inBandOf(from, radius, "schools"))
          .where(milesFrom(from, "schools"), "<=", radius),
    )
    .selectFrom("near")
    .innerJoin("schoolPrograms as program", "program.unitId", "near.unitId")
    .innerJoin("cipTitles", "cipTitles.cipCode", "program.cipCode")
    .leftJoin("awardLevels", "awardLevels.awardLevel", "program.awardLevel")
    .select([
      "near.unitId",
      "near.name",
      "near.city",
      "near.state",
      "near.website",
      "near.miles",
      "program.cipCode",
      "program.awardLevel",
      "program.completions",
      "program.year",
      "cipTitles.title",
      "awardLevels.label",
      sql<number>`count(*) over ()::int`.as("total"),
    ])
    .where(sql<boolean>`program."cipCode" = any(${cips}::text[])`)
    .where("program.completions", ">", 0)
    .orderBy("near.miles")
    .orderBy("program.completions", "desc")
    // The same order in every language of the database.
    .orderBy(sql`"cipTitles"."title" collate "C"`)
    .orderBy("near.unitId")
    .orderBy("program.cipCode")
    .orderBy("program.awardLevel")
    .limit(most)
    .execute();
  return {
    total: rows[0]?.total ?? 0,
    nearest: rows.map((row) => ({
      ID: `${row.unitId}-${row.cipCode}-${row.awardLevel}`,
      ProgramName: row.title,
      SchoolName: row.name,
      StateAbbr: row.state,
      City: row.city,
      SchoolUrl: row.website,
      CipCode: row.cipCode,
      Award: row.label,
      Distance: shownMiles(row.miles),
      Completions: row.completions,
      CompletionsYear: row.year,
    })),
  };
}
