import type {
  LocalWage,
  OccupationWage,
  OccupationWages,
  WageLevels,
} from "@guildway/api-contract";
import { sql, type Kysely } from "kysely";
import type { OccupationTables } from "../../platform/database/occupation-tables.ts";
import type { FoundPlace } from "../near/find-place.ts";
import { surveyedCodes } from "../surveyed-codes.ts";

const figures = ["Pct10", "Pct25", "Median", "Pct75", "Pct90", "Mean"] as const;

const kindOfArea = { metro: "Metro", nonmetro: "Nonmetro", state: "State" } as const;

/** The newest wages of an occupation, or of the group that it was surveyed with, in the nation and near a place; undefined when there are none. */
export async function findWages(
  db: Kysely<OccupationTables>,
  onetCode: string,
  near: FoundPlace | undefined,
): Promise<OccupationWages | undefined> {
  const codes = surveyedCodes(onetCode);
  // One question for all, the nation and the areas, since the figures must be of one code and one year.
  const rows = await db
    .selectFrom("occupationWages")
    .select(["socCode", "socTitle", "area", "areaKind", "areaTitle", "year", "topCoded"])
    .select([asNumbers("annual"), asNumbers("hourly")])
    .where("socCode", "in", codes)
    .where("area", "in", ["99", ...areasOf(near)])
    .orderBy("year", "desc")
    .execute();
  const national = codes
    .flatMap((code) => rows.filter((row) => row.areaKind === "nation" && row.socCode === code))
    .find((row) => hasFigures(row.annual) || hasFigures(row.hourly));
  if (!national) return undefined;

  const { annual, hourly, areaTitle, topCoded, socCode, socTitle, year } = national;
  const local = areasOf(near).flatMap((area) =>
    rows
      .filter((row) => row.area === area && row.socCode === socCode && row.year === year)
      .flatMap((row) => localWage(row) ?? []),
  );
  const nearestHasMedian = local.some(({ AreaKind }) => AreaKind !== "State");
  const levels =
    near?.wageArea && !nearestHasMedian ? await findLevels(db, socCode, near.wageArea) : undefined;
  return {
    NationalWagesList: [
      wageList("Annual", annual, areaTitle, topCoded),
      wageList("Hourly", hourly, areaTitle, topCoded),
    ].filter(hasFigures),
    ...(near && { LocalWagesList: local }),
    ...(levels && { LocalLevels: levels }),
    WageYear: year,
    SocWageInfo: { SocCode: socCode, SocTitle: socTitle },
  };
}

/** The areas of the wage survey that a place lies in, the nearest first. */
function areasOf(near: FoundPlace | undefined): string[] {
  return near ? [near.wageArea, near.place.State].filter((area) => area !== null) : [];
}

/** Of an area for which no median is published one knows at least what people begin and go on with. */
async function findLevels(
  db: Kysely<OccupationTables>,
  socCode: string,
  area: string,
): Promise<WageLevels | undefined> {
  const found = await db
    .selectFrom("prevailingWages as wage")
    .innerJoin("wageAreas", "wageAreas.area", "wage.area")
    .innerJoin("dataSources as of", (join) => join.on("of.source", "=", "prevailingWages"))
    .select(["wageAreas.title", "wage.rate", "of.release"])
    .select([
      sql<number>`"wage"."entry"::float8`.as("entry"),
      sql<number>`"wage"."experienced"::float8`.as("experienced"),
    ])
    .where("wage.socCode", "=", socCode)
    .where("wage.area", "=", area)
    .executeTakeFirst();
  return (
    found && {
      AreaName: found.title,
      RateType: found.rate === "hourly" ? "Hourly" : "Annual",
      Entry: found.entry,
      Experienced: found.experienced,
      Release: found.release,
    }
  );
}

type Figures = Record<(typeof figures)[number], number | null>;

interface WageRow {
  areaKind: "nation" | "state" | "metro" | "nonmetro";
  areaTitle: string;
  annual: Figures;
  hourly: Figures;
  topCoded: readonly string[];
}

function localWage({
  areaKind,
  areaTitle,
  annual,
  hourly,
  topCoded,
}: WageRow): LocalWage | undefined {
  if (areaKind === "nation" || (annual.Median === null && hourly.Median === null)) return undefined;
  return {
    AreaName: areaTitle,
    AreaKind: kindOfArea[areaKind],
    Hourly: hourly.Median,
    Annual: annual.Median,
    TopCoded: [
      ...(topCoded.includes("hourlyMedian") ? ["Hourly" as const] : []),
      ...(topCoded.includes("annualMedian") ? ["Annual" as const] : []),
    ],
  };
}

const hasFigures = (values: Figures) => figures.some((figure) => values[figure] !== null);
function asNumbers(rate: "annual" | "hourly") {
  const pairs = figures.map(
    (figure) => sql`${sql.lit(figure)}, ${sql.ref(`${rate}${figure}`)}::float8`,
  );
  return sql<Figures>`json_build_object(${sql.join(pairs)})`.as(rate);
}

function wageList(
  RateType: OccupationWage["RateType"],
  values: Figures,
  area: string,
  topCoded: readonly string[],
): OccupationWage {
  const prefix = RateType.toLowerCase();
  return {
    RateType,
    ...values,
    AreaName: area === "U.S." ? "United States" : area,
    TopCoded: figures.filter((figure) => topCoded.includes(`${prefix}${figure}`)),
  };
}
