import { afterAll, beforeEach, expect, it } from "vitest";
import { createOccupations } from "../index.ts";
import { emptyTables, openTestDatabase } from "../test-database.ts";
import { addRows, addSources } from "../test-rows.ts";

const { db, close } = await openTestDatabase();
const onetCode = "21-1011.00";
const metro = { area: "10900", areaKind: "metro", areaTitle: "Allentown" } as const;
const state = { area: "PA", areaKind: "state", areaTitle: "Pennsylvania" } as const;
const wages = async () =>
  (await createOccupations(db).detail({ onetCode, zip: "18101", wages: true, training: false }))
    ?.Wages;

beforeEach(async () => {
  await emptyTables(db);
  await addSources(db, "prevailingWages");
  await addRows(db, "occupations", [{ onetCode, title: "Counselors" }]);
  await addRows(db, "zipCodes", [{ zip: "18101", wageArea: metro.area }]);
  await addRows(db, "wageAreas", [{ area: metro.area, title: "Allentown, PA" }]);
});
afterAll(close);

it("medians near a place are of the code and of the year that the nation's are of, the nearest first", async () => {
  await addRows(db, "occupationWages", [
    { socCode: "21-1018", annualMedian: 60_000 },
    { socCode: "21-1018", annualMedian: 58_000, year: 2024 },
    { socCode: "21-1018", annualMedian: 61_000, ...state },
    { socCode: "21-1018", annualMedian: 62_000, hourlyMedian: 29.81, ...metro },
    { socCode: "21-1018", annualMedian: 1, ...state, year: 2024 },
    { socCode: "21-1011", annualMedian: 2, ...metro },
    { socCode: "21-1010", annualMedian: 3, ...state },
    { socCode: "21-1018", annualMedian: 4, area: "NJ", areaKind: "state", areaTitle: "New Jersey" },
  ]);
  expect(await wages()).toMatchObject({
    WageYear: 2025,
    SocWageInfo: { SocCode: "21-1018" },
    NationalWagesList: [{ RateType: "Annual", Median: 60_000 }],
    LocalWagesList: [
      { AreaKind: "Metro", AreaName: "Allentown", Annual: 62_000, Hourly: 29.81 },
      { AreaKind: "State", AreaName: "Pennsylvania", Annual: 61_000, Hourly: null },
    ],
  });
});

it("where the areas are known for another year only, nothing is set beside the nation", async () => {
  await addRows(db, "occupationWages", [
    { socCode: "21-1011", annualMedian: 60_000 },
    { socCode: "21-1011", annualMedian: 61_000, ...state, year: 2024 },
  ]);
  expect((await wages())?.LocalWagesList).toEqual([]);
});

it("a median that is the highest published says so in the nation and near a place", async () => {
  const topCoded = ["annualMedian"];
  await addRows(db, "occupationWages", [
    { socCode: "21-1011", annualMedian: 239_200, hourlyMedian: 100, topCoded },
    { socCode: "21-1011", annualMedian: 239_200, hourlyMedian: 100, topCoded, ...state },
  ]);
  expect(await wages()).toMatchObject({
    NationalWagesList: [
      { RateType: "Annual", TopCoded: ["Median"] },
      { RateType: "Hourly", TopCoded: [] },
    ],
    LocalWagesList: [{ TopCoded: ["Annual"] }],
  });
});

it("what people begin and go on with is told only where the nearest area has no median", async () => {
  await addRows(db, "prevailingWages", [
    { socCode: "21-1011", area: metro.area, entry: 17.5, experienced: 24.25 },
  ]);
  await addRows(db, "occupationWages", [
    { socCode: "21-1011", annualMedian: 60_000 },
    { socCode: "21-1011", annualMedian: 61_000, ...state },
  ]);
  expect((await wages())?.LocalLevels).toEqual({
    AreaName: "Allentown, PA",
    RateType: "Hourly",
    Entry: 17.5,
    Experienced: 24.25,
    Release: "Release",
  });

  await addRows(db, "occupationWages", [{ socCode: "21-1011", annualMedian: 62_000, ...metro }]);
  expect(await wages()).not.toHaveProperty("LocalLevels");
});
