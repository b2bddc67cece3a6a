import { sql, type Kysely } from "kysely";
import type { OccupationTables } from "../../platform/database/occupation-tables.ts";
import type { FoundPlace } from "../near/find-place.ts";
import type { SurveyedGroup } from "../surveyed-groups.ts";

/** A yearly median in US dollars, and of which area it is; `TopCoded` where it is that or more. */
export interface Pay {
  readonly Annual: number;
  readonly AreaName: string;
  readonly TopCoded: boolean;
}

/** What occupations pay where one is: in its metropolitan area, else in its state, else in the nation, by the code and in the year of the national figure. */
export async function payNear(
  db: Kysely<OccupationTables>,
  groups: readonly SurveyedGroup[],
  near: FoundPlace | undefined,
): Promise<(group: SurveyedGroup | undefined) => Pay | null> {
  const areas = near ? [near.wageArea, near.place.State].filter((area) => area !== null) : [];
  const local = new Map(
    (await localPay(db, areas, groups)).flatMap(({ area, year, AreaName, medians }) =>
      medians.map(([socCode, Annual, TopCoded]): [string, Pay] => [
        `${socCode} ${area} ${year}`,
        { Annual, AreaName, TopCoded },
      ]),
    ),
  );
  return (group) => {
    if (!group) return null;
    const { socCode, year } = group;
    const nearest = areas.flatMap((area) => local.get(`${socCode} ${area} ${year}`) ?? []).at(0);
    return nearest ?? nationalPay(group);
  };
}

/** The medians of each area and year. */
async function localPay(
  db: Kysely<OccupationTables>,
  areas: readonly string[],
  groups: readonly SurveyedGroup[],
) {
  if (areas.length === 0) return [];
  const codes = [...new Set(groups.map(({ socCode }) => socCode))];
  return db
    .selectFrom("occupationWages")
    .select(["area", "year", "areaTitle as AreaName"])
    .select(
      // One row for hundreds of groups, which takes half the time of a row each.
      sql<[socCode: string, annual: number, topCoded: boolean][]>`json_agg(json_build_array(
        "socCode", "annualMedian"::float8, 'annualMedian' = any("topCoded")))`.as("medians"),
    )
    .where("area", "in", areas)
    .where("annualMedian", "is not", null)
    .where(sql<boolean>`"socCode" = any(${codes}::text[])`)
    .groupBy(["area", "year", "areaTitle"])
    .execute();
}

function nationalPay({ medians }: SurveyedGroup): Pay | null {
  if (medians.Annual === null) return null;
  const TopCoded = medians.TopCoded.includes("Annual");
  return { Annual: medians.Annual, AreaName: "United States", TopCoded };
}
