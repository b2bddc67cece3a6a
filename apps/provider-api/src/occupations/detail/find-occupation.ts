import type { OccupationDetail, OccupationSource } from "@guildway/api-contract";
import type { Kysely } from "kysely";
import type { DataSource, OccupationTables } from "../../platform/database/occupation-tables.ts";
import { findPlace } from "../find-place.ts";
import { titleInSpanish } from "../spanish/spanish-occupations.ts";
import { findElements } from "./find-elements.ts";
import { findWages } from "./find-wages.ts";
import { orderApprenticeships } from "./order-apprenticeships.ts";

export interface OccupationRequest {
  /** An SOC code (47-2111) is taken as the O*NET occupation of the same name (47-2111.00). */
  readonly onetCode: string;
  readonly zip?: string | undefined;
  readonly wages: boolean;
  readonly training: boolean;
}

/** One occupation with everything that is known of it, undefined when there is none with this code. */
export async function findOccupation(
  db: Kysely<OccupationTables>,
  { onetCode: asked, zip, wages, training }: OccupationRequest,
): Promise<OccupationDetail | undefined> {
  const onetCode = /^\d{2}-\d{4}$/.test(asked) ? `${asked}.00` : asked;
  if (!/^\d{2}-\d{4}\.\d{2}$/.test(onetCode)) return undefined;
  const occupation = await db
    .selectFrom("occupations")
    .selectAll()
    .where("onetCode", "=", onetCode)
    .executeTakeFirst();
  if (!occupation) return undefined;

  const [
    alternateTitles,
    { skills, knowledge },
    related,
    sources,
    wagesFound,
    apprenticeable,
    location,
  ] = await Promise.all([
    findAlternateTitles(db, onetCode),
    findElements(db, onetCode),
    findRelated(db, onetCode),
    findSources(db),
    wages ? findWages(db, onetCode) : undefined,
    training ? findApprenticeable(db, onetCode, occupation.title) : undefined,
    zip === undefined ? undefined : findPlace(db, zip),
  ]);
  return {
    OnetTitle: occupation.title,
    ...titleInSpanish(onetCode),
    OnetCode: occupation.onetCode,
    OccupationDescription: occupation.description,
    AlternateTitles: alternateTitles,
    SkillsDataList: skills,
    KnowledgeDataList: knowledge,
    ...(wagesFound && { Wages: wagesFound }),
    JobZone: occupation.jobZone,
    RelatedOccupations: related,
    ...(apprenticeable && { Apprenticeable: apprenticeable }),
    ...(location && { Location: location }),
    Sources: sources,
  };
}

async function findAlternateTitles(
  db: Kysely<OccupationTables>,
  onetCode: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom("occupationTitles")
    .select("title")
    .where("onetCode", "=", onetCode)
    .where("kind", "=", "alternate")
    // Short titles are the plain ones; long ones name a detail.
    .orderBy((order) => order.fn<number>("length", ["title"]))
    .orderBy("title")
    .limit(10)
    .execute();
  return rows.map((row) => row.title).sort();
}

async function findRelated(
  db: Kysely<OccupationTables>,
  onetCode: string,
): Promise<OccupationDetail["RelatedOccupations"]> {
  const rows = await db
    .selectFrom("relatedOccupations as r")
    .innerJoin("occupations as o", "o.onetCode", "r.relatedCode")
    .select(["o.onetCode as OnetCode", "o.title as OnetTitle"])
    .where("r.onetCode", "=", onetCode)
    .orderBy("r.rank")
    .limit(8)
    .execute();
  return rows.map((row) => ({ ...row, ...titleInSpanish(row.OnetCode) }));
}

async function findApprenticeable(
  db: Kysely<OccupationTables>,
  onetCode: string,
  occupationTitle: string,
): Promise<NonNullable<OccupationDetail["Apprenticeable"]>> {
  const rows = await db
    .selectFrom("rapidsOccupations")
    .select([
      "rapidsCode as RapidsCode",
      "title as Title",
      "type as Type",
      "hoursMin as HoursMin",
      "hoursMax as HoursMax",
    ])
    .where("onetCode", "=", onetCode)
    .orderBy("id")
    .execute();
  return orderApprenticeships(occupationTitle, rows);
}

const sourceNames: Record<DataSource, string> = {
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

/** Where the figures come from, with their credit lines. */
export async function findSources(db: Kysely<OccupationTables>): Promise<OccupationSource[]> {
  const rows = await db
    .selectFrom("dataSources")
    .select(["source", "release", "credit"])
    .orderBy("source")
    .execute();
  return rows.map(({ source, release, credit }) => ({
    Name: sourceNames[source],
    Release: release,
    Credit: credit,
  }));
}
