import { readOccupation, searchOccupations } from "@guildway/api-contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, type TestContext } from "vitest";
import {
  createOccupations,
  dataSources,
  importOccupationData,
  type ImportOutcome,
  type OccupationTables,
} from "./index.ts";
import { layQueries } from "./lay-queries.ts";
import { officialFiles } from "./official-files.ts";
import { spanishHeldOutQueries } from "./spanish-held-out-queries.ts";
import { spanishLayQueries } from "./spanish-lay-queries.ts";
import { openTestDatabase } from "./test-database.ts";

const folder = officialFiles();
const { db, close } = await openTestDatabase();
const occupations = createOccupations(db);
let outcomes: ImportOutcome[] = [];

beforeAll(async () => {
  if (folder !== undefined)
    outcomes = await importOccupationData(db, folder, { report: () => undefined });
}, 180_000);
afterAll(close);

async function rowsIn(table: keyof OccupationTables): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(sql<number>`count(*)::int`.as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

function needsFiles(context: TestContext): void {
  if (folder === undefined) context.skip("the official files are not at hand; set GUILDWAY_DATA");
}

describe("with the official files imported", () => {
  it("all sources came in without a fault", (context) => {
    needsFiles(context);
    expect(outcomes.map(({ source, imported, faults }) => [source, imported, faults])).toEqual(
      dataSources.map((source) => [source, true, []]),
    );
    expect(outcomes.map(({ source }) => source)).toHaveLength(11);
  });

  it.for([
    ["occupations", 1016, "onet/Occupation Data.txt of O*NET 29.3"],
    ["occupationTasks", 18_796, "onet/Task Statements.txt of O*NET 29.3"],
    ["occupationTools", 32_681 + 41_662, "onet/Technology Skills.txt and Tools Used.txt, 29.3"],
    ["occupationInterests", 923 * 6, "onet/Interests.txt of O*NET 29.3, scale OI"],
    ["zipCodes", 41_481, "zip/us_zip_centroids.csv"],
    ["rapidsOccupations", 1373, "rapids/rapids_occupations.csv"],
    ["wageAreas", 530, "wages/areas/oflc_area_county_2025-26.csv"],
    ["prevailingWages", 443_538, "wages/areas/oflc_area_wages_2025-26_us.csv.gz"],
    ["schools", 5827, "schools/completions_2024.csv, institutions in it"],
    ["schoolPrograms", 199_455, "schools/completions_2024.csv"],
    ["awardLevels", 12, "schools/award_levels.csv"],
    ["cipTitles", 2324, "crosswalks/cip2020_titles.csv, programs of six digits"],
    ["occupationCips", 5719, "crosswalks/soc2018_cip2020_crosswalk.csv without NO MATCH"],
    ["projections", 832, "projections/employment_projections_2024-34.csv, line items"],
    ["licences", 9184, "licences/licences_us.csv"],
    ["licenceOccupations", 16_378, "licences/licence_occupations.csv"],
    ["certifications", 50, "credentials/it_certifications_50.csv"],
    ["sponsors", 17_842, "sponsors/sponsors_us.csv"],
    ["sponsorOccupations", 31_053, "sponsors/sponsor_occupations.csv"],
  ] as const)("%s: %i rows of %s", async ([table, count], context) => {
    needsFiles(context);
    expect(await rowsIn(table)).toBe(count);
  });

  it("every alternate title of O*NET 29.3 is there", async (context) => {
    needsFiles(context);
    // The file has 56,560 lines; two titles stand there twice, with different short titles.
    const alternate = db
      .selectFrom("occupationTitles")
      .select("title")
      .where("kind", "=", "alternate");
    expect((await alternate.execute()).length).toBe(56_558);
  });

  it("wages of the nation, the states and the metropolitan areas are of one release, May 2025", async (context) => {
    needsFiles(context);
    const rows = await db
      .selectFrom("occupationWages")
      .select(["areaKind", "year", sql<number>`count(*)::int`.as("count")])
      .groupBy(["areaKind", "year"])
      .orderBy("areaKind")
      .execute();
    // The national file has 830 detailed and 454 broad codes, seven of which are both.
    expect(rows).toEqual([
      { areaKind: "metro", year: 2025, count: 103_172 },
      { areaKind: "nation", year: 2025, count: 830 + 454 - 7 },
      { areaKind: "state", year: 2025, count: 21_430 },
    ]);
    const [pennsylvania] = await db
      .selectFrom("occupationWages")
      .select(["areaTitle", sql<number>`"annualMedian"::float8`.as("annual")])
      .where("socCode", "=", "47-2111")
      .where("area", "in", ["PA"])
      .execute();
    expect(pennsylvania).toEqual({ areaTitle: "Pennsylvania", annual: 67_600 });
  });

  it("at least 98 of 100 lay searches show the right occupation among the first five", async (context) => {
    needsFiles(context);
    expect(new Set(layQueries.map(({ query }) => query)).size).toBe(100);
    const missed: string[] = [];
    for (const { query, codes } of layQueries) {
      const found = await occupations.search({ keyword: query, limit: 5 });
      if (!found.some(({ OnetCode }) => codes.includes(OnetCode))) missed.push(query);
    }
    expect(missed.length, `missed: ${missed.join(", ")}`).toBeLessThanOrEqual(2);
  });

  it.for([
    ["a hundred written before it spoke any", spanishLayQueries, 100, 95],
    ["sixty written after", spanishHeldOutQueries, 60, 57],
  ] as const)(
    "of the Spanish searches, %s, at least 95 of 100 show the right occupation among the first five",
    async ([, queries, count, least], context) => {
      needsFiles(context);
      expect(new Set(queries.map(({ query }) => query)).size).toBe(count);
      const missed: string[] = [];
      for (const { query, codes } of queries) {
        const found = await occupations.search({ keyword: query, limit: 5 });
        if (!found.some(({ OnetCode }) => codes.includes(OnetCode))) missed.push(query);
      }
      expect(missed.length, `missed: ${missed.join(", ")}`).toBeLessThanOrEqual(count - least);
    },
  );

  it.for([
    ["work outside no college", /^(?:11-9033|25-)|education|college|postsecondary/i],
    ["help people not a nurse", /nurse/i],
    ["kitchen work not a cook", /\bcooks?\b/i],
    ["good with computers no math", /mathematic|statistic|actuar/i],
  ] as const)("'%s' lists nothing of what is not wanted", async ([keyword, unwanted], context) => {
    needsFiles(context);
    const found = await occupations.search({ keyword, limit: 20 });
    expect(found.length).toBeGreaterThan(0);
    expect(
      found.filter(
        ({ OnetCode, OnetTitle }) => unwanted.test(OnetCode) || unwanted.test(OnetTitle),
      ),
    ).toEqual([]);
  });

  it.for([
    ["47-2111.00", ["47-2111.00"]],
    ["47-2111", ["47-2111.00"]],
    ["472111", ["47-2111.00"]],
    ["15-1255", ["15-1255.00", "15-1255.01"]],
    ["0159", ["47-2111.00"]],
    ["0159HY", ["47-2111.00"]],
    ["0159hy", ["47-2111.00"]],
  ] as const)("the code %s finds exactly its occupations", async ([keyword, codes], context) => {
    needsFiles(context);
    const found = await occupations.search({ keyword, limit: 20 });
    expect(found.map(({ OnetCode }) => OnetCode)).toEqual(codes);
  });

  it("a search says which alternate title matched, and nothing when the title itself did", async (context) => {
    needsFiles(context);
    const [aide] = await occupations.search({ keyword: "certified nursing assistant", limit: 1 });
    expect(aide).toMatchObject({
      OnetCode: "31-1131.00",
      MatchedTitle: expect.stringMatching(/^Certified Nurs/),
    });
    const [electrician] = await occupations.search({ keyword: "electricians", limit: 1 });
    expect(electrician).toMatchObject({ OnetCode: "47-2111.00" });
    expect(electrician).not.toHaveProperty("MatchedTitle");
  });

  it.for(["qqqqzzzz", "", "   ", "!!!", "'; drop table occupations; --xx", "\u0000"])(
    "the search %j does no harm and answers a list within the limit",
    async (keyword, context) => {
      needsFiles(context);
      const found = await occupations.search({ keyword, limit: 20 });
      expect(found.length).toBeLessThanOrEqual(20);
      const reply = { OccupationList: found, Sources: [] };
      expect(searchOccupations.reply.parse(reply)).toEqual(reply);
    },
  );

  it("words that fit no occupation find none", async (context) => {
    needsFiles(context);
    expect(await occupations.search({ keyword: "qqqqzzzz", limit: 20 })).toEqual([]);
  });

  it("the limit is kept", async (context) => {
    needsFiles(context);
    expect(await occupations.search({ keyword: "technician", limit: 20 })).toHaveLength(20);
    expect(await occupations.search({ keyword: "technician", limit: 3 })).toHaveLength(3);
  });

  it("electricians have the wages published for May 2025, importance figures and apprenticeships", async (context) => {
    needsFiles(context);
    const detail = await occupations.detail({
      onetCode: "47-2111.00",
      zip: "18101",
      wages: true,
      training: true,
    });
    expect(readOccupation.reply.parse({ OccupationDetail: [detail] })).toEqual({
      OccupationDetail: [detail],
    });
    expect(detail?.Wages).toMatchObject({ WageYear: 2025, SocWageInfo: { SocCode: "47-2111" } });
    expect(detail?.Wages?.NationalWagesList).toEqual([
      {
        RateType: "Annual",
        Pct10: 42_640,
        Pct25: 49_430,
        Median: 63_190,
        Pct75: 83_940,
        Pct90: 108_510,
        Mean: 71_490,
        AreaName: "United States",
        TopCoded: [],
      },
      {
        RateType: "Hourly",
        Pct10: 20.5,
        Pct25: 23.76,
        Median: 30.38,
        Pct75: 40.36,
        Pct90: 52.17,
        Mean: 34.37,
        AreaName: "United States",
        TopCoded: [],
      },
    ]);
    expect(detail?.SkillsDataList[0]).toMatchObject({
      ElementName: "Troubleshooting",
      Importance: 75,
    });
    expect(detail?.SkillsDataList[1]).toMatchObject({ ElementName: "Repairing", Importance: 63 });
    expect(detail?.KnowledgeDataList[0]).toMatchObject({
      ElementName: "Building and Construction",
      Importance: 67,
    });
    expect(detail?.Apprenticeable).toHaveLength(13);
    expect(detail?.Apprenticeable).toContainEqual({
      RapidsCode: "0159",
      Title: "ELECTRICIAN",
      Type: "TB",
      HoursMin: 8000,
      HoursMax: 8000,
    });
    expect(detail?.Location).toMatchObject({ City: "Allentown", State: "PA" });
  });

  it("in May 2025 the highest wages are published, and one that is not is null", async (context) => {
    needsFiles(context);
    const doctors = await occupations.detail({
      onetCode: "29-1212.00",
      wages: true,
      training: false,
    });
    expect(doctors?.Wages?.NationalWagesList[0]).toMatchObject({
      RateType: "Annual",
      Median: 496_010,
      TopCoded: [],
    });
    const actors = await occupations.detail({
      onetCode: "27-2011.00",
      wages: true,
      training: false,
    });
    expect(actors?.Wages?.NationalWagesList.map(({ RateType }) => RateType)).toEqual(["Hourly"]);
  });

  it("an occupation that is surveyed together with others shows the group's wages under the group's name", async (context) => {
    needsFiles(context);
    const aides = await occupations.detail({
      onetCode: "31-1121.00",
      wages: true,
      training: false,
    });
    expect(aides?.Wages?.SocWageInfo).toEqual({
      SocCode: "31-1120",
      SocTitle: "Home Health and Personal Care Aides",
    });
    const counselors = await occupations.detail({
      onetCode: "21-1011.00",
      wages: true,
      training: false,
    });
    expect(counselors?.Wages?.SocWageInfo.SocCode).toBe("21-1018");
  });

  it("occupations without figures have empty lists and no wages", async (context) => {
    needsFiles(context);
    const infantry = await occupations.detail({
      onetCode: "55-3016.00",
      wages: true,
      training: true,
    });
    expect(infantry).toMatchObject({ SkillsDataList: [], KnowledgeDataList: [] });
    expect(infantry).not.toHaveProperty("Wages");
  });

  it("every occupation's detail is what the contract promises", async (context) => {
    needsFiles(context);
    const codes = await db.selectFrom("occupations").select("onetCode").execute();
    const broken: string[] = [];
    for (const { onetCode } of codes.filter((_, place) => place % 10 === 0)) {
      const detail = await occupations.detail({ onetCode, wages: true, training: true });
      if (!readOccupation.reply.safeParse({ OccupationDetail: [detail] }).success)
        broken.push(onetCode);
    }
    expect(broken).toEqual([]);
  });
});
