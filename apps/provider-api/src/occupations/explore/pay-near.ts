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
  const rows =
    areas.length === 0
      ? []
      : await db
          .selectFrom("occupationWages")
          .select(["socCode", "area", "year", "areaTitle as AreaName"])
          .select([
            sql<number>`"annualMedian"::float8`.as("Annual"),
            sql<boolean>`'annualMedian' = any("topCoded")`.as("TopCoded"),
          ])
          .where("area", "in", areas)
          .where("annualMedian", "is not", null)
          .where(sql<boolean>`"socCode" = any(${groups.map(({ socCode }) => socCode)}::text[])`)
          .execute();
  const local = new Map(
    rows.map(({ socCode, area, year, ...pay }) => [`${socCode} ${area} ${year}`, pay]),
  );
  return (group) => {
    if (!group) return null;
    const { socCode, year } = group;
    const nearest = areas.flatMap((area) => local.get(`${socCode} ${area} ${year}`) ?? []).at(0);
    return nearest ?? nationalPay(group);
  };
}

function nationalPay({ medians }: SurveyedGroup): Pay | null {
  if (medians.Annual === null) return null;
  const TopCoded = medians.TopCoded.includes("Annual");
  return { Annual: medians.Annual, AreaName: "United States", TopCoded };
}
