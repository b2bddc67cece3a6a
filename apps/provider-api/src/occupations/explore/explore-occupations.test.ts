import type { Interest } from "@guildway/api-contract";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createOccupations, isFlat } from "../index.ts";
import { emptyTables, openTestDatabase } from "../test-database.ts";
import { addRows } from "../test-rows.ts";
import type { ExploreRequest } from "./explore-occupations.ts";
import { fitOf } from "./fit.ts";

const { db, close } = await openTestDatabase();
beforeEach(() => emptyTables(db));
afterAll(close);

const explore = (request: Partial<ExploreRequest> & Pick<ExploreRequest, "by">) =>
  createOccupations(db).explore({ apprenticeable: false, limit: 50, offset: 0, ...request });
const titles = async (request: Parameters<typeof explore>[0]) =>
  (await explore(request)).OccupationList.map(({ OnetTitle }) => OnetTitle);
const rate = (onetCode: string, ratings: readonly number[]) =>
  addRows(
    db,
    "occupationInterests",
    [..."RIASEC"].map((interest, place) => ({
      onetCode,
      interest: interest as Interest,
      rating: ratings[place] ?? 1,
    })),
  );
const pays = (socCode: string, annualMedian: number) =>
  addRows(db, "occupationWages", [{ socCode, annualMedian }]);

describe("by interests", () => {
  const handy = [9, 1, 1, 1, 1, 1];

  it("occupations come in the order of how well they agree, those that were not rated are left out", async () => {
    await addRows(db, "occupations", [
      { onetCode: "11-1011.00", title: "Against" },
      { onetCode: "11-1021.00", title: "Half" },
      { onetCode: "11-1031.00", title: "Wholly" },
      { onetCode: "11-2011.00", title: "Not rated" },
      { onetCode: "11-2021.00", title: "All alike" },
    ]);
    await rate("11-1011.00", [1, 7, 7, 7, 7, 7]);
    await rate("11-1021.00", [7, 7, 1, 1, 1, 1]);
    await rate("11-1031.00", [4, 1, 1, 1, 1, 1]);
    await rate("11-2021.00", [4, 4, 4, 4, 4, 4]);
    const { OccupationList, Total } = await explore({ by: "interests", profile: handy });
    expect(OccupationList.map(({ OnetTitle, Fit }) => [OnetTitle, Fit])).toEqual([
      ["Wholly", 1],
      ["Half", 0.632],
      ["Against", -1],
    ]);
    expect(Total).toBe(3);
    expect(OccupationList[1]?.Interests).toEqual(["R", "I", "A"]);
  });

  it("those that agree alike come by their titles, whatever their codes", async () => {
    const named = { "Zoo keepers": "11-1011.00", Bakers: "11-1021.00", Masons: "11-1031.00" };
    for (const [title, onetCode] of Object.entries(named)) {
      await addRows(db, "occupations", [{ onetCode, title }]);
      await rate(onetCode, handy);
    }
    expect(await titles({ by: "interests", profile: handy })).toEqual([
      "Bakers",
      "Masons",
      "Zoo keepers",
    ]);
  });

  it("pages hold each occupation once and all of them, in the order of one list", async () => {
    const codes = Array.from({ length: 23 }, (_, index) => `11-${1011 + index}.00`);
    await addRows(
      db,
      "occupations",
      codes.map((onetCode, index) => ({ onetCode, title: `Title ${index % 5}` })),
    );
    for (const [index, code] of codes.entries()) await rate(code, [7, index % 3, 1, 1, 1, 1]);
    const occupations = createOccupations(db);
    const page = (limit: number, offset: number) =>
      occupations.explore({
        by: "interests",
        profile: handy,
        apprenticeable: false,
        limit,
        offset,
      });
    const whole = (await page(50, 0)).OccupationList;
    const pages = [await page(10, 0), await page(10, 10), await page(10, 20), await page(10, 30)];
    expect(pages.map(({ Total }) => Total)).toEqual([23, 23, 23, 23]);
    expect(pages.map(({ OccupationList }) => OccupationList.length)).toEqual([10, 10, 3, 0]);
    const paged = pages.flatMap(({ OccupationList }) => OccupationList);
    expect(paged).toEqual(whole);
    expect(paged.map(({ OnetCode }) => OnetCode).toSorted()).toEqual(codes);
  });

  it("a profile that likes everything alike agrees with nothing", () => {
    expect(isFlat([5, 5, 5, 5, 5, 5])).toBe(true);
    expect(isFlat([5, 5, 5, 5, 5, 6])).toBe(false);
    expect(fitOf([5, 5, 5, 5, 5, 5], [7, 1, 1, 1, 1, 1])).toBeUndefined();
  });
});

describe("what is left out", () => {
  beforeEach(async () => {
    await addRows(db, "occupations", [
      { onetCode: "11-1011.00", title: "Zone 4", jobZone: 4 },
      { onetCode: "11-1021.00", title: "Zone 3", jobZone: 3 },
      { onetCode: "11-1031.00", title: "Zone 2", jobZone: 2 },
      { onetCode: "11-2011.00", title: "No zone" },
    ]);
    for (const soc of ["11-1011", "11-1021", "11-1031", "11-2011"]) await pays(soc, 50_000);
    await addRows(db, "rapidsOccupations", [
      { id: 1, rapidsCode: "0001", onetCode: "11-1021.00" },
      { id: 2, rapidsCode: "0002", onetCode: "11-1011.00" },
    ]);
  });

  it("is what asks for more preparation than wanted, or says nothing of it", async () => {
    expect(await titles({ by: "pay", zone: 3 })).toEqual(["Zone 3", "Zone 2"]);
    expect(await titles({ by: "pay" })).toHaveLength(4);
  });

  it("is what has no registered apprenticeship, where only such are wanted", async () => {
    expect(await titles({ by: "pay", apprenticeable: true })).toEqual(["Zone 4", "Zone 3"]);
    expect(await titles({ by: "pay", apprenticeable: true, zone: 3 })).toEqual(["Zone 3"]);
  });
});

describe("by pay", () => {
  beforeEach(() =>
    addRows(db, "zipCodes", [{ zip: "18101", wageArea: "10900" }, { zip: "18201" }]),
  );
  const metro = { area: "10900", areaKind: "metro", areaTitle: "Allentown" } as const;
  const state = { area: "PA", areaKind: "state", areaTitle: "Pennsylvania" } as const;

  it("the highest median nearest to the place comes first: of its metropolitan area, else of its state, else of the nation", async () => {
    await addRows(db, "occupations", [
      { onetCode: "11-1011.00", title: "Nation" },
      { onetCode: "11-1021.00", title: "State" },
      { onetCode: "11-1031.00", title: "Metro" },
      { onetCode: "11-2011.00", title: "No wage" },
    ]);
    await addRows(db, "occupationWages", [
      { socCode: "11-1011", annualMedian: 70_000 },
      { socCode: "11-1021", annualMedian: 90_000 },
      { socCode: "11-1021", annualMedian: 80_000, ...state },
      { socCode: "11-1031", annualMedian: 10_000 },
      { socCode: "11-1031", annualMedian: 20_000, ...state },
      { socCode: "11-1031", annualMedian: 85_000, ...metro },
    ]);
    const paid = async (zip: string) =>
      (await explore({ by: "pay", zip })).OccupationList.map(({ Pay }) => [
        Pay?.AreaName,
        Pay?.Annual,
      ]);
    expect(await paid("18101")).toEqual([
      ["Allentown", 85_000],
      ["Pennsylvania", 80_000],
      ["United States", 70_000],
    ]);
    expect(await paid("18201")).toEqual([
      ["Pennsylvania", 80_000],
      ["United States", 70_000],
      ["Pennsylvania", 20_000],
    ]);
  });

  it("a median of another year or of another code than the nation's does not count", async () => {
    await addRows(db, "occupations", [{ onetCode: "21-1011.00", title: "Counselors" }]);
    await addRows(db, "occupationWages", [
      { socCode: "21-1018", annualMedian: 60_000 },
      { socCode: "21-1018", annualMedian: 50_000, year: 2024 },
      { socCode: "21-1018", annualMedian: 1, year: 2024, ...metro },
      { socCode: "21-1011", annualMedian: 2, ...metro },
    ]);
    expect((await explore({ by: "pay", zip: "18101" })).OccupationList[0]?.Pay).toEqual({
      Annual: 60_000,
      AreaName: "United States",
      TopCoded: false,
    });
  });

  it("a median that is the highest published is marked, in the nation and near the place", async () => {
    const topCoded = ["annualMedian"];
    await addRows(db, "occupations", [
      { onetCode: "29-1211.00", title: "Near" },
      { onetCode: "29-1212.00", title: "Nation" },
      { onetCode: "29-1213.00", title: "Measured" },
    ]);
    await addRows(db, "occupationWages", [
      { socCode: "29-1211", annualMedian: 200_000 },
      { socCode: "29-1211", annualMedian: 239_200, topCoded, ...metro },
      { socCode: "29-1212", annualMedian: 239_200, topCoded },
      { socCode: "29-1213", annualMedian: 230_000, topCoded: ["annualPct90"] },
    ]);
    const { OccupationList } = await explore({ by: "pay", zip: "18101" });
    expect(OccupationList.map(({ OnetTitle, Pay }) => [OnetTitle, Pay?.TopCoded])).toEqual([
      ["Near", true],
      ["Nation", true],
      ["Measured", false],
    ]);
  });
});

describe("by openings", () => {
  it("the most come first, and what nobody projects is left out", async () => {
    await addRows(db, "occupations", [
      { onetCode: "11-1011.00", title: "Few" },
      { onetCode: "11-1021.00", title: "Not projected" },
      { onetCode: "11-1031.00", title: "Many" },
    ]);
    await addRows(db, "projections", [
      { socCode: "11-1011", annualOpenings: 10 },
      { socCode: "11-1031", annualOpenings: 1000 },
    ]);
    expect(await titles({ by: "openings" })).toEqual(["Many", "Few"]);
  });

  it("occupations that are counted together have the figure of all, unless one is projected alone", async () => {
    await addRows(db, "occupations", [
      { onetCode: "31-1121.00", title: "Home health aides" },
      { onetCode: "31-1122.00", title: "Personal care aides" },
      { onetCode: "21-1011.00", title: "Abuse counselors" },
      { onetCode: "21-1012.00", title: "Guidance counselors" },
    ]);
    await addRows(db, "projections", [
      { socCode: "31-1120", annualOpenings: 765_800 },
      { socCode: "21-1018", annualOpenings: 48_300 },
      { socCode: "21-1010", annualOpenings: 104_400 },
      { socCode: "21-1012", annualOpenings: 31_000 },
    ]);
    const { OccupationList } = await explore({ by: "openings" });
    expect(
      OccupationList.map(({ OnetTitle, AnnualOpenings }) => [OnetTitle, AnnualOpenings]),
    ).toEqual([
      ["Home health aides", 765_800],
      ["Personal care aides", 765_800],
      ["Abuse counselors", 48_300],
      ["Guidance counselors", 31_000],
    ]);
  });
});
