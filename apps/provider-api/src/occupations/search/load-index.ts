import { sql, type Kysely } from "kysely";
import type { OccupationTables } from "../../platform/database/occupation-tables.ts";
import { loadExplored } from "../explore/explored.ts";
import { surveyedCodes } from "../surveyed-codes.ts";
import { spanishOccupations, titleInSpanish } from "../spanish/spanish-occupations.ts";
import { buildIndex, type OccupationIndex } from "./occupation-index.ts";
import { hasMedian, surveyedGroups } from "../surveyed-groups.ts";

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
  const wages = await surveyedGroups(db);
  const explored = await loadExplored(db);
  const apprenticeable = await apprenticeableCodes(db);
  return buildIndex(
    occupations.map((occupation) => {
      const { onetCode } = occupation;
      const groups = surveyedCodes(onetCode).flatMap((soc) => wages.get(soc) ?? []);
      const surveyed = groups.find(hasMedian);
      return {
        ...occupation,
        alternateTitles: alternateTitles.get(onetCode) ?? [],
        spanish: spanishOccupations().get(onetCode),
        employment: employmentOf(onetCode, groups[0]?.employment ?? null),
        facts: {
          ...titleInSpanish(onetCode),
          ...(surveyed && { MedianWages: surveyed.medians }),
          Apprenticeable: apprenticeable.has(onetCode),
        },
        surveyed,
        explored: explored(onetCode),
      };
    }),
  );
}

async function apprenticeableCodes(
  db: Kysely<OccupationTables>,
): Promise<ReadonlySet<string | null>> {
  const rows = await db.selectFrom("rapidsOccupations").select("onetCode").distinct().execute();
  return new Set(rows.map(({ onetCode }) => onetCode));
}

function employmentOf(onetCode: string, people: number | null): number | null {
  // The figure is the whole SOC group's, and only a small part works in an occupation that O*NET split off.
  return people !== null && !onetCode.endsWith(".00") ? people / 10 : people;
}
