import type { OccupationDetail } from "@guildway/api-contract";
import type { Kysely } from "kysely";
import type { DataSource, OccupationTables } from "../../platform/database/occupation-tables.ts";
import { findPlace, type FoundPlace } from "../near/find-place.ts";
import { onetCodeOf } from "../onet-code-of.ts";
import { factsOf } from "../search/search-occupations.ts";
import type { OccupationIndex } from "../search/occupation-index.ts";
import { findSources } from "../sources.ts";
import { titleInSpanish } from "../spanish/spanish-occupations.ts";
import { findElements } from "./find-elements.ts";
import { findOutlook } from "./find-outlook.ts";
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
  index: OccupationIndex,
  { onetCode: asked, zip, wages, training }: OccupationRequest,
): Promise<OccupationDetail | undefined> {
  const onetCode = onetCodeOf(asked);
  if (onetCode === undefined) return undefined;
  const occupation = await db
    .selectFrom("occupations")
    .selectAll()
    .where("onetCode", "=", onetCode)
    .executeTakeFirst();
  if (!occupation) return undefined;

  const near = zip === undefined ? undefined : await findPlace(db, zip);
  const [alternateTitles, { skills, knowledge }, related, wagesFound, apprenticeable, outlook] =
    await Promise.all([
      findAlternateTitles(db, onetCode),
      findElements(db, onetCode),
      findRelated(db, index, onetCode),
      wages ? findWages(db, onetCode, near) : undefined,
      training ? findApprenticeable(db, onetCode, occupation.title) : undefined,
      findOutlook(db, onetCode),
    ]);
  const detail = {
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
    ...(outlook && { Outlook: outlook }),
    ...(near && { Location: near.place }),
  };
  return { ...detail, Sources: await findSources(db, usedBy(detail, near)) };
}

function usedBy(
  { Wages, RelatedOccupations, Apprenticeable, Outlook }: Omit<OccupationDetail, "Sources">,
  near: FoundPlace | undefined,
): DataSource[] {
  const tellsWages =
    Wages !== undefined || RelatedOccupations.some(({ MedianWages }) => MedianWages !== undefined);
  return [
    "onet",
    ...(tellsWages ? ["wages" as const] : []),
    ...(Wages?.LocalLevels ? ["prevailingWages" as const] : []),
    ...(Apprenticeable && Apprenticeable.length > 0 ? ["rapids" as const] : []),
    ...(Outlook ? ["projections" as const] : []),
    ...(near ? [near.source] : []),
  ];
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
  index: OccupationIndex,
  onetCode: string,
): Promise<OccupationDetail["RelatedOccupations"]> {
  const rows = await db
    .selectFrom("relatedOccupations as r")
    .innerJoin("occupations as o", "o.onetCode", "r.relatedCode")
    .select(["o.onetCode as OnetCode", "o.title as OnetTitle", "o.jobZone as JobZone"])
    .where("r.onetCode", "=", onetCode)
    .orderBy("r.rank")
    .limit(8)
    .execute();
  const facts = factsOf(
    index,
    rows.map(({ OnetCode }) => OnetCode),
  );
  return rows.map((row, place) => {
    const { MedianWages } = facts[place] ?? {};
    return { ...row, ...titleInSpanish(row.OnetCode), ...(MedianWages && { MedianWages }) };
  });
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
