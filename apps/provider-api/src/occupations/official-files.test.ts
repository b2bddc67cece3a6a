import { readOccupation, searchOccupations } from "@guildway/api-contract";
import { afterAll, beforeAll, describe, expect, it, type TestContext } from "vitest";
import { createOccupations, importOccupationData, type ImportOutcome } from "./index.ts";
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
}, 60_000);
afterAll(close);

function needsFiles(context: TestContext): void {
  if (folder === undefined) context.skip("the official files are not at hand; set GUILDWAY_DATA");
}

describe("with the official files imported", () => {
  it("all four sources came in without a fault", (context) => {
    needsFiles(context);
    expect(outcomes.map(({ source, imported, faults }) => [source, imported, faults])).toEqual([
      ["onet", true, []],
      ["wages", true, []],
      ["zip", true, []],
      ["rapids", true, []],
    ]);
  });

  it("every occupation, title, wage, ZIP code and apprenticeable occupation of the files is there", async (context) => {
    needsFiles(context);
    const count = async (
      table: "occupations" | "occupationWages" | "zipCodes" | "rapidsOccupations",
    ) => (await db.selectFrom(table).selectAll().execute()).length;
    expect(await count("occupations")).toBe(1016);
    expect(await count("occupationWages")).toBe(854);
    expect(await count("zipCodes")).toBe(41_481);
    expect(await count("rapidsOccupations")).toBe(1373);
    // The file has 56,560 lines; two titles stand there twice, with different short titles.
    const alternate = db
      .selectFrom("occupationTitles")
      .select("title")
      .where("kind", "=", "alternate");
    expect((await alternate.execute()).length).toBe(56_558);
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

  it("electricians have the published wages, importance figures and apprenticeships", async (context) => {
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
    expect(detail?.Wages).toMatchObject({ WageYear: 2024, SocWageInfo: { SocCode: "47-2111" } });
    expect(detail?.Wages?.NationalWagesList).toEqual([
      {
        RateType: "Annual",
        Pct10: 39_430,
        Pct25: 48_820,
        Median: 62_350,
        Pct75: 81_730,
        Pct90: 106_030,
        Mean: 69_630,
        AreaName: "United States",
        TopCoded: [],
      },
      {
        RateType: "Hourly",
        Pct10: 18.96,
        Pct25: 23.47,
        Median: 29.98,
        Pct75: 39.29,
        Pct90: 50.98,
        Mean: 33.47,
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

  it("a wage above the highest published figure is marked, an unpublished one is null", async (context) => {
    needsFiles(context);
    const doctors = await occupations.detail({
      onetCode: "29-1212.00",
      wages: true,
      training: false,
    });
    expect(doctors?.Wages?.NationalWagesList[0]).toMatchObject({
      RateType: "Annual",
      Median: 239_200,
      TopCoded: ["Median", "Pct75", "Pct90"],
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
