import type { PlanCertificate } from "@guildway/api-contract";
import { sql, type Kysely } from "kysely";
import type { OccupationTables } from "../../platform/database/occupation-tables.ts";
import { sourceNames } from "../sources.ts";

/** How licences name the nation where others name a state. */
const nation = "US";

/** The licences that an occupation needs: those of a state, then the nation's; what is made for fewest occupations first. */
export async function findLicences(
  db: Kysely<OccupationTables>,
  onetCode: string,
  state: string | null,
): Promise<PlanCertificate[]> {
  const rows = await db
    .selectFrom("licenceOccupations as of")
    .innerJoin("licences as licence", "licence.id", "of.licenceId")
    .select([
      "licence.id",
      "licence.state",
      "licence.title",
      "licence.agency",
      "licence.url",
      "licence.description",
      "licence.requirements",
      sql<string | null>`"licence"."updatedOn"::text`.as("updated"),
      sql<number>`(select count(*) from "licenceOccupations" as other
        where other."licenceId" = "licence"."id")::int`.as("occupations"),
    ])
    .where("of.onetCode", "=", onetCode)
    .where("licence.state", "in", state === null ? [nation] : [state, nation])
    .orderBy(sql`"licence"."state" = ${nation}`)
    .orderBy("occupations")
    .orderBy(sql`"licence"."title" collate "C"`)
    .orderBy("licence.id")
    .execute();
  return rows.map((row) => ({
    Id: `licence-${row.id}`,
    Kind: "licence",
    Name: row.title,
    State: row.state,
    Organization: row.agency,
    Url: row.url,
    Description: row.description,
    CertDetailList: row.requirements,
    Updated: row.updated,
    Source: sourceNames.licences,
  }));
}

/** The certifications that people of an occupation's SOC code take, those made for fewest occupations first. */
export async function findCertifications(
  db: Kysely<OccupationTables>,
  onetCode: string,
): Promise<PlanCertificate[]> {
  const rows = await db
    .selectFrom("certificationOccupations as of")
    .innerJoin("certifications as certification", "certification.id", "of.certificationId")
    .select([
      "certification.id",
      "certification.name",
      "certification.issuer",
      "certification.url",
      "certification.requirements",
      sql<string | null>`"certification"."checkedOn"::text`.as("updated"),
      sql<number>`(select count(*) from "certificationOccupations" as other
        where other."certificationId" = "certification"."id")::int`.as("occupations"),
    ])
    .where("of.socCode", "=", onetCode.slice(0, 7))
    .orderBy("occupations")
    .orderBy(sql`"certification"."name" collate "C"`)
    .orderBy("certification.id")
    .execute();
  return rows.map((row) => ({
    Id: `certification-${row.id}`,
    Kind: "certification",
    Name: row.name,
    Organization: row.issuer,
    Url: row.url,
    CertDetailList: row.requirements,
    Updated: row.updated,
    Source: sourceNames.certifications,
  }));
}

/** Whether licences of a state are known at all; of some states none are. */
export async function knowsLicencesOf(
  db: Kysely<OccupationTables>,
  state: string,
): Promise<boolean> {
  const found = await db
    .selectFrom("licences")
    .select("id")
    .where("state", "=", state)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
