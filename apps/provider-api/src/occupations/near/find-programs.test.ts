import { afterAll, beforeEach, expect, it } from "vitest";
import { createOccupations } from "../index.ts";
import { emptyTables, openTestDatabase } from "../test-database.ts";
import { addRows, addSources } from "../test-rows.ts";

const { db, close } = await openTestDatabase();
const occupations = createOccupations(db);
const asked = { onetCode: "47-2111.00", zip: "18101" };
const cipCode = "46.0302";
/** Along a meridian a degree is this many miles. */
const milesPerDegree = (Math.PI / 180) * 3958.8;
const miles = (away: number) => ({ lat: 40 + away / milesPerDegree });

beforeEach(async () => {
  await emptyTables(db);
  await addSources(db, "schools", "crosswalks", "zip");
  await addRows(db, "zipCodes", [{ zip: "18101" }]);
  await addRows(db, "cipTitles", [{ cipCode, title: "Electrician" }]);
  await addRows(db, "occupationCips", [{ socCode: "47-2111", cipCode }]);
});
afterAll(close);

it.for([
  [49.9, 50],
  [50.1, 100],
  [100.1, 200],
  [200.1, 500],
  [500.1, null],
] as const)(
  "a program %d miles away is found within %s miles: a search widens where it finds nothing",
  async ([away, Radius]) => {
    await addRows(db, "schools", [{ unitId: 1, ...miles(away) }]);
    await addRows(db, "schoolPrograms", [{ unitId: 1, cipCode }]);
    expect(await occupations.training(asked)).toMatchObject({
      Radius,
      Total: Radius === null ? 0 : 1,
      SchoolPrograms: Radius === null ? [] : [{ Distance: away }],
    });
  },
);

it("a list does not reach farther than its nearest program asks for", async () => {
  await addRows(db, "schools", [
    { unitId: 1, ...miles(60) },
    { unitId: 2, ...miles(99) },
    { unitId: 3, ...miles(101) },
  ]);
  await addRows(
    db,
    "schoolPrograms",
    [1, 2, 3].map((unitId) => ({ unitId, cipCode })),
  );
  const { Radius, SchoolPrograms } = await occupations.training(asked);
  expect(Radius).toBe(100);
  expect(SchoolPrograms.map(({ Distance }) => Distance)).toEqual([60, 99]);
});

it("a list offers the nearest 200 and says how many there are", async () => {
  const units = Array.from({ length: 203 }, (_, index) => index + 1);
  await addRows(
    db,
    "schools",
    units.map((unitId) => ({ unitId, ...miles(unitId / 10) })),
  );
  await addRows(
    db,
    "schoolPrograms",
    units.toReversed().map((unitId) => ({ unitId, cipCode })),
  );
  const { Total, SchoolPrograms } = await occupations.training(asked);
  expect(Total).toBe(203);
  expect(SchoolPrograms.map(({ ID }) => ID)).toEqual(
    units.slice(0, 200).map((unitId) => `${unitId}-${cipCode}-3`),
  );
});

it("a program that nobody completed is left out", async () => {
  await addRows(db, "schools", [{ unitId: 1 }]);
  await addRows(db, "schoolPrograms", [
    { unitId: 1, cipCode, awardLevel: 1, completions: 0 },
    { unitId: 1, cipCode, awardLevel: 2, completions: 3 },
  ]);
  expect(await occupations.training(asked)).toMatchObject({
    Total: 1,
    SchoolPrograms: [{ ID: `1-${cipCode}-2`, Completions: 3 }],
  });
});

it("each award of each program of each school stands once, what most completed first", async () => {
  const other = "15.0303";
  await addRows(db, "cipTitles", [{ cipCode: other, title: "Electrical technology" }]);
  await addRows(db, "occupationCips", [{ socCode: "47-2111", cipCode: other }]);
  await addRows(db, "awardLevels", [{ awardLevel: 3, label: "Associate's degree" }]);
  await addRows(db, "schools", [{ unitId: 1 }, { unitId: 2, ...miles(5) }]);
  await addRows(db, "schoolPrograms", [
    { unitId: 1, cipCode, awardLevel: 1, completions: 4 },
    { unitId: 1, cipCode, awardLevel: 3, completions: 9 },
    { unitId: 1, cipCode: other, completions: 5 },
    { unitId: 2, cipCode, completions: 50 },
  ]);
  const { SchoolPrograms } = await occupations.training(asked);
  expect(SchoolPrograms.map(({ ID, Award }) => [ID, Award])).toEqual([
    [`1-${cipCode}-3`, "Associate's degree"],
    [`1-${other}-3`, "Associate's degree"],
    [`1-${cipCode}-1`, null],
    [`2-${cipCode}-3`, "Associate's degree"],
  ]);
});

it("programs are those of the occupation's own code, and where it has none of the group that it is counted in", async () => {
  const ofGroup = "46.9999";
  await addRows(db, "cipTitles", [{ cipCode: ofGroup, title: "Construction" }]);
  await addRows(db, "occupationCips", [{ socCode: "47-2110", cipCode: ofGroup }]);
  await addRows(db, "schools", [{ unitId: 1 }]);
  await addRows(db, "schoolPrograms", [
    { unitId: 1, cipCode },
    { unitId: 1, cipCode: ofGroup },
  ]);
  const codes = async () =>
    (await occupations.training(asked)).SchoolPrograms.map(({ CipCode }) => CipCode);
  expect(await codes()).toEqual([cipCode]);
  await db.deleteFrom("occupationCips").where("socCode", "=", "47-2111").execute();
  expect(await codes()).toEqual([ofGroup]);
});

it("where schools or their crosswalk were not imported, the list says that it has no source", async () => {
  await db.deleteFrom("dataSources").where("source", "=", "crosswalks").execute();
  await addRows(db, "schools", [{ unitId: 1 }]);
  await addRows(db, "schoolPrograms", [{ unitId: 1, cipCode }]);
  expect(await occupations.training(asked)).toMatchObject({ Available: false, SchoolPrograms: [] });
});
