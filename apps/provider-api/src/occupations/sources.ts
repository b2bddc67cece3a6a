import type { OccupationSource } from "@guildway/api-contract";
import type { Kysely } from "kysely";
import type { DataSource, OccupationTables } from "../platform/database/occupation-tables.ts";

/** What each source is called where its figures are shown. */
export const sourceNames: Readonly<Record<DataSource, string>> = {
  onet: "O*NET",
  wages: "Occupational Employment and Wage Statistics",
  zip: "GeoNames",
  rapids: "RAPIDS",
  prevailingWages: "OFLC prevailing wages",
  schools: "IPEDS",
  crosswalks: "CIP SOC crosswalk",
  projections: "Employment Projections",
  licences: "CareerOneStop licenses",
  certifications: "RoleMath certifications",
  sponsors: "Apprenticeship.gov",
};

/** Where figures come from, with their credit lines: of these sources, in the order of their names, as far as they were imported. */
export async function findSources(
  db: Kysely<OccupationTables>,
  used: readonly DataSource[],
): Promise<OccupationSource[]> {
  if (used.length === 0) return [];
  const rows = await db
    .selectFrom("dataSources")
    .select(["source", "release", "credit"])
    .where("source", "in", used)
    .orderBy("source")
    .execute();
  return rows.map(({ source, release, credit }) => ({
    Name: sourceNames[source],
    Release: release,
    Credit: credit,
  }));
}

/** Whether all of these sources were imported. */
export async function areImported(
  db: Kysely<OccupationTables>,
  sources: readonly DataSource[],
): Promise<boolean> {
  const rows = await db
    .selectFrom("dataSources")
    .select("source")
    .where("source", "in", sources)
    .execute();
  return rows.length === sources.length;
}
