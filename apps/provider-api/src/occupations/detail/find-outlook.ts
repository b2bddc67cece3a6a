import type { OccupationOutlook } from "@guildway/api-contract";
import { sql, type Kysely } from "kysely";
import type { OccupationTables } from "../../platform/database/occupation-tables.ts";
import { surveyedCodes } from "../surveyed-codes.ts";

/** How the nation's employment in an occupation, or in the group that it is projected with, is expected to develop; undefined when nobody projects it. */
export async function findOutlook(
  db: Kysely<OccupationTables>,
  onetCode: string,
): Promise<OccupationOutlook | undefined> {
  const codes = surveyedCodes(onetCode);
  const rows = await db
    .selectFrom("projections")
    .select([
      "period as Period",
      "employment as Employment",
      "projectedEmployment as ProjectedEmployment",
      sql<number>`"changePercent"::float8`.as("ChangePercent"),
      "annualOpenings as AnnualOpenings",
      "entryEducation as EntryEducation",
      "workExperience as WorkExperience",
      "onTheJobTraining as OnTheJobTraining",
      "socCode as SocCode",
      "socTitle as SocTitle",
    ])
    .where("socCode", "in", codes)
    .execute();
  return codes.flatMap((code) => rows.filter(({ SocCode }) => SocCode === code)).at(0);
}
