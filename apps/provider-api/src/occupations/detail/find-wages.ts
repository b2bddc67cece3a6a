import type { OccupationWage, OccupationWages } from "@guildway/api-contract";
import { sql, type Kysely } from "kysely";
import type { OccupationTables } from "../../platform/database/occupation-tables.ts";
import { surveyedCodes } from "../surveyed-codes.ts";

const figures = ["Pct10", "Pct25", "Median", "Pct75", "Pct90", "Mean"] as const;

/** The newest national wages of an occupation, or of the group that it was surveyed with; undefined when there are none. */
export async function findWages(
  db: Kysely<OccupationTables>,
  onetCode: string,
): Promise<OccupationWages | undefined> {
  const codes = surveyedCodes(onetCode);
  const rows = await db
    .selectFrom("occupationWages")
    .select(["socCode", "socTitle", "areaTitle", "year", "topCoded"])
    .select([asNumbers("annual"), asNumbers("hourly")])
    .where("socCode", "in", codes)
    .orderBy("year", "desc")
    .execute();
  const closest = codes.flatMap((code) => rows.filter((row) => row.socCode === code)).at(0);
  if (!closest) return undefined;

  const { annual, hourly, areaTitle, topCoded } = closest;
  const lists = [
    wageList("Annual", annual, areaTitle, topCoded),
    wageList("Hourly", hourly, areaTitle, topCoded),
  ].filter((list) => figures.some((figure) => list[figure] !== null));
  if (lists.length === 0) return undefined;
  return {
    NationalWagesList: lists,
    WageYear: closest.year,
    SocWageInfo: { SocCode: closest.socCode, SocTitle: closest.socTitle },
  };
}

type Figures = Record<(typeof figures)[number], number | null>;

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
