import type { MedianWages } from "@guildway/api-contract";
import { sql, type Kysely } from "kysely";
import type { OccupationTables } from "../platform/database/occupation-tables.ts";

/** What the wage survey says of a group of occupations in the nation. */
export interface SurveyedGroup {
  readonly socCode: string;
  readonly year: number;
  readonly employment: number | null;
  readonly medians: MedianWages;
}

/** The newest national figures of each group that the wage survey publishes, by its code. */
export async function surveyedGroups(
  db: Kysely<OccupationTables>,
): Promise<ReadonlyMap<string, SurveyedGroup>> {
  const rows = await db
    .selectFrom("occupationWages")
    .select(["socCode", "year", "employment", "topCoded"])
    .select([asNumber("hourlyMedian"), asNumber("annualMedian")])
    .where("areaKind", "=", "nation")
    .orderBy("year")
    .execute();
  return new Map(
    rows.map(({ topCoded, hourlyMedian, annualMedian, ...row }) => [
      row.socCode,
      {
        ...row,
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

/** Whether a group has a median at all. */
export const hasMedian = ({ medians }: SurveyedGroup): boolean =>
  medians.Hourly !== null || medians.Annual !== null;

function asNumber<Column extends "hourlyMedian" | "annualMedian">(column: Column) {
  return sql<number | null>`${sql.ref(column)}::float8`.as(column);
}
