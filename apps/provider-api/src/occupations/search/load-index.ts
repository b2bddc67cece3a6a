import { sql, type Kysely } from "kysely";
import type { OccupationTables } from "../occupation-tables.ts";
import { surveyedCodes } from "../surveyed-codes.ts";
import { buildIndex, type OccupationIndex } from "./occupation-index.ts";

/** Reads all occupations with their titles and builds the index of them. */
export async function loadIndex(db: Kysely<OccupationTables>): Promise<OccupationIndex> {
  const occupations = await db
    .selectFrom("occupations")
    .select(["onetCode", "title", "description"])
    .orderBy("onetCode")
    .execute();
  const titles = await db
    .selectFrom("occupationTitles")
    // One row per occupation, its titles in one text: a tenth of the time of a row per title.
    .select(["onetCode", sql<string>`string_agg(distinct "title", chr(10))`.as("titles")])
    .where("kind", "<>", "title")
    .groupBy("onetCode")
    .execute();
  const alternateTitles = new Map(titles.map((row) => [row.onetCode, row.titles.split("\n")]));
  const wages = await db.selectFrom("occupationWages").select(["socCode", "employment"]).execute();
  const employment = new Map(wages.map((row) => [row.socCode, row.employment]));
  return buildIndex(
    occupations.map((occupation) => ({
      ...occupation,
      alternateTitles: alternateTitles.get(occupation.onetCode) ?? [],
      employment: employmentOf(occupation.onetCode, employment),
    })),
  );
}

function employmentOf(
  onetCode: string,
  employment: ReadonlyMap<string, number | null>,
): number | null {
  const code = surveyedCodes(onetCode).find((soc) => employment.has(soc));
  const people = code === undefined ? null : (employment.get(code) ?? null);
  // The figure is the whole SOC group's, and only a small part works in an occupation that O*NET split off.
  return people !== null && !onetCode.endsWith(".00") ? people / 10 : people;
}
