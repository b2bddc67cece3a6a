import type { MedianWages } from "@guildway/api-contract";
import { sql, type Kysely } from "kysely";
import type { OccupationTables } from "../../platform/database/occupation-tables.ts";
import { surveyedCodes } from "../surveyed-codes.ts";
import { spanishOccupations, titleInSpanish } from "../spanish/spanish-occupations.ts";
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
  const wages = await surveyedWages(db);
  const apprenticeable = await apprenticeableCodes(db);
  return buildIndex(
    occupations.map((occupation) => {
      const { onetCode } = occupation;
      const surveyed = surveyedCodes(onetCode).flatMap((soc) => wages.get(soc) ?? [])[0];
      return {
        ...occupation,
        alternateTitles: alternateTitles.get(onetCode) ?? [],
        spanish: spanishOccupations().get(onetCode),
        employment: employmentOf(onetCode, surveyed?.employment ?? null),
        facts: {
          ...titleInSpanish(onetCode),
          ...(surveyed && hasMedian(surveyed.medians) && { MedianWages: surveyed.medians }),
          Apprenticeable: apprenticeable.has(onetCode),
        },
      };
    }),
  );
}

interface SurveyedGroup {
  employment: number | null;
  medians: MedianWages;
}

/** The newest figures of each group that the wage survey publishes. */
async function surveyedWages(db: Kysely<OccupationTables>): Promise<Map<string, SurveyedGroup>> {
  const rows = await db
    .selectFrom("occupationWages")
    .select(["socCode", "employment", "topCoded"])
    .select([asNumber("hourlyMedian"), asNumber("annualMedian")])
    .orderBy("year")
    .execute();
  return new Map(
    rows.map(({ socCode, employment, topCoded, hourlyMedian, annualMedian }) => [
      socCode,
      {
        employment,
        medians: {
          Hourly: hourlyMedian,
          Annual: annualMedian,
          TopCoded: [
            ...(topCoded.includes("hourlyMedian") ? ["Hourly" as const] : []),
            ...(topCoded.includes("annualMedian") ? ["Annual" as const] : []),
          ],
        },
      },
    ]),
  );
}

async function apprenticeableCodes(
  db: Kysely<OccupationTables>,
): Promise<ReadonlySet<string | null>> {
  const rows = await db.selectFrom("rapidsOccupations").select("onetCode").distinct().execute();
  return new Set(rows.map(({ onetCode }) => onetCode));
}

function asNumber<Column extends "hourlyMedian" | "annualMedian">(column: Column) {
  return sql<number | null>`${sql.ref(column)}::float8`.as(column);
}

const hasMedian = ({ Hourly, Annual }: MedianWages) => Hourly !== null || Annual !== null;

function employmentOf(onetCode: string, people: number | null): number | null {
  // The figure is the whole SOC group's, and only a small part works in an occupation that O*NET split off.
  return people !== null && !onetCode.endsWith(".00") ? people / 10 : people;
}
