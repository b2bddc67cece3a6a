import { afterAll, beforeEach, expect, it } from "vitest";
import { createOccupations } from "../index.ts";
import { emptyTables, openTestDatabase } from "../test-database.ts";
import { addRows, addSources } from "../test-rows.ts";

const { db, close } = await openTestDatabase();
const occupations = createOccupations(db);
beforeEach(() => emptyTables(db));
afterAll(close);

it("a ZIP code that is not known stands at the nearest number with the same first three digits, and says so", async () => {
  await addRows(db, "zipCodes", [{ zip: "18100" }, { zip: "18160" }, { zip: "18199" }]);
  expect(await occupations.place("18170")).toMatchObject({ Zip: "18160", Approximate: true });
  expect(await occupations.place("18181-0001")).toMatchObject({ Zip: "18199", Approximate: true });
  expect(await occupations.place("18160")).not.toHaveProperty("Approximate");
});

it("of two numbers equally near the lower one is taken", async () => {
  await addRows(db, "zipCodes", [{ zip: "18120" }, { zip: "18110" }]);
  expect(await occupations.place("18115")).toMatchObject({ Zip: "18110" });
});

it("a mail region without ZIP codes stands at the nearest school, whose number may lack its zeros", async () => {
  await addRows(db, "zipCodes", [{ zip: "01001" }]);
  await addRows(db, "schools", [
    { unitId: 1, zip: "959", state: "PR" },
    { unitId: 2, zip: "00921", state: "PR" },
    { unitId: 3, zip: "00725", state: "PR" },
  ]);
  expect(await occupations.place("00950")).toMatchObject({ Zip: "00959", Approximate: true });
});

it("where the first three digits are nobody's there is no place, and no list of what is near", async () => {
  await addSources(db, "schools", "crosswalks", "sponsors", "zip");
  await addRows(db, "zipCodes", [{ zip: "18099" }, { zip: "18201" }]);
  await addRows(db, "schools", [{ unitId: 1 }]);
  await addRows(db, "schoolPrograms", [{ unitId: 1, cipCode: "46.0302" }]);
  await addRows(db, "cipTitles", [{ cipCode: "46.0302", title: "Electrician" }]);
  await addRows(db, "occupationCips", [{ socCode: "47-2111", cipCode: "46.0302" }]);
  await addRows(db, "sponsors", [{ id: "1" }]);
  await addRows(db, "sponsorOccupations", [{ sponsorId: "1", onetCode: "47-2111.00" }]);
  const asked = { onetCode: "47-2111.00", zip: "19999" };
  expect(await occupations.place(asked.zip)).toBeUndefined();
  const nothing = { Total: 0, Radius: null, Available: true, Sources: [] };
  expect(await occupations.training(asked)).toEqual({ SchoolPrograms: [], ...nothing });
  expect(await occupations.sponsors(asked)).toEqual({ Sponsors: [], ...nothing });
});
