import { readOccupation } from "@guildway/api-contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createOccupations, loadStarterSet } from "./index.ts";
import { openTestDatabase } from "./test-database.ts";

const { db, close } = await openTestDatabase();
const occupations = createOccupations(db);
beforeAll(() => loadStarterSet(db));
afterAll(close);

describe("with the starter set", () => {
  it.for([
    ["electrition", "47-2111.00"],
    ["HVAC", "49-9021.00"],
    ["CNA", "31-1131.00"],
    ["fixes machines in a factory", "49-9041.00"],
    ["someone who fixes elevators", "47-4021.00"],
    ["truck driver", "53-3032.00"],
    ["0159", "47-2111.00"],
  ] as const)("'%s' finds %s", async ([keyword, onetCode]) => {
    const found = await occupations.search({ keyword, limit: 5 });
    expect(found.map((summary) => summary.OnetCode)).toContain(onetCode);
  });

  it("skills and knowledge are sorted by importance, highest first", async () => {
    const detail = await occupations.detail({
      onetCode: "49-9041.00",
      wages: true,
      training: true,
    });
    for (const list of [detail?.SkillsDataList, detail?.KnowledgeDataList]) {
      const importance = list?.map((element) => element.Importance) ?? [];
      expect(importance.length).toBeGreaterThan(20);
      expect(importance).toEqual(importance.toSorted((a, b) => b - a));
    }
  });

  it("every occupation's detail is what the contract promises, with skills, knowledge, wages and apprenticeships", async () => {
    const rows = await db.selectFrom("occupations").select("onetCode").execute();
    const details = await Promise.all(
      rows.map(({ onetCode }) => occupations.detail({ onetCode, wages: true, training: true })),
    );
    for (const detail of details) {
      expect(readOccupation.reply.parse({ OccupationDetail: [detail] })).toEqual({
        OccupationDetail: [detail],
      });
      expect(detail?.SkillsDataList, detail?.OnetTitle).not.toEqual([]);
      expect(detail?.KnowledgeDataList, detail?.OnetTitle).not.toEqual([]);
      expect(detail?.Wages, detail?.OnetTitle).toBeDefined();
      expect(detail?.Apprenticeable, detail?.OnetTitle).not.toEqual([]);
      expect(detail?.AlternateTitles.length, detail?.OnetTitle).toBe(10);
    }
  });

  it("a result tells the median wages of its detail, and whether it is apprenticeable", async () => {
    const found = await occupations.search({ keyword: "operator", limit: 100 });
    expect(found.length).toBeGreaterThan(5);
    for (const { OnetCode, MedianWages, Apprenticeable } of found) {
      const detail = await occupations.detail({ onetCode: OnetCode, wages: true, training: true });
      const median = (rate: "Hourly" | "Annual") =>
        detail?.Wages?.NationalWagesList.find(({ RateType }) => RateType === rate)?.Median;
      expect(MedianWages).toEqual({
        Hourly: median("Hourly"),
        Annual: median("Annual"),
        TopCoded: [],
      });
      expect(Apprenticeable).toBe(detail?.Apprenticeable?.length !== 0);
    }
  });

  it("a highest figure that is published is marked in a result, and what has no apprenticeship or no wage says so", async () => {
    const code = "45-2091.00";
    const { db: changed, close: closeChanged } = await openTestDatabase();
    await loadStarterSet(changed);
    await changed
      .updateTable("occupationWages")
      .set({ hourlyMedian: null, topCoded: ["annualMedian"] })
      .where("socCode", "=", "45-2091")
      .execute();
    await changed.deleteFrom("rapidsOccupations").where("onetCode", "=", code).execute();
    const [found] = await createOccupations(changed).search({ keyword: code, limit: 1 });
    expect(found).toMatchObject({
      MedianWages: { Hourly: null, TopCoded: ["Annual"] },
      Apprenticeable: false,
    });
    await closeChanged();
  });

  it("apprenticeships come best match first", async () => {
    const titles = async (onetCode: string) =>
      (await occupations.detail({ onetCode, wages: false, training: true }))?.Apprenticeable?.map(
        ({ Title }) => Title,
      );
    expect((await titles("49-9041.00"))?.[0]).toBe("INDUSTRIAL MAINTENANCE MECHANIC");
    expect((await titles("47-2111.00"))?.slice(0, 2)).toEqual(["ELECTRICIAN", "ELECTRICIAN"]);
  });

  it("wages and apprenticeships are left out unless asked for", async () => {
    const detail = await occupations.detail({
      onetCode: "47-2111.00",
      wages: false,
      training: false,
    });
    expect(detail).toBeDefined();
    expect(detail).not.toHaveProperty("Wages");
    expect(detail).not.toHaveProperty("Apprenticeable");
  });

  it("an SOC code stands for its O*NET occupation", async () => {
    const detail = await occupations.detail({ onetCode: "47-2111", wages: false, training: false });
    expect(detail?.OnetCode).toBe("47-2111.00");
  });

  it.for(["99-9999.00", "", "Electricians", "47-2111.00\u0000", "47-2111.%"])(
    "there is no detail for %j",
    async (onetCode) => {
      expect(await occupations.detail({ onetCode, wages: true, training: true })).toBeUndefined();
    },
  );

  it.for(["00000", "", "1801", "18101x", "18101\u0000", "Allentown"])(
    "there is no place for %j",
    async (zip) => {
      expect(await occupations.place(zip)).toBeUndefined();
    },
  );

  it("a known ZIP code gives its place, an unknown one none", async () => {
    expect(await occupations.place("18015-1234")).toMatchObject({
      Zip: "18015",
      City: "Bethlehem",
      State: "PA",
    });
    const detail = await occupations.detail({
      onetCode: "47-2111.00",
      zip: "00000",
      wages: false,
      training: false,
    });
    expect(detail).not.toHaveProperty("Location");
  });

  it("CP-0.4 the sources carry their credit lines", async () => {
    const credits = (await occupations.sources(["onet", "zip"]))
      .map(({ Credit }) => Credit)
      .join("\n");
    expect(credits).toContain("This product includes information from the O*NET 29.3 Database");
    expect(credits).toContain("Used under the CC BY 4.0 license");
    expect(credits).toContain("Guildway has modified all or some of this information");
    expect(credits).toContain("GeoNames");
  });
});
