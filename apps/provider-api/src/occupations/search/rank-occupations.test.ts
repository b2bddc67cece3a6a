import { afterAll, expect, it } from "vitest";
import { createOccupations, loadStarterSet } from "../index.ts";
import { openTestDatabase } from "../test-database.ts";

const { db, close } = await openTestDatabase();
afterAll(close);

it("what shares hardly a word with a search is not listed behind what fits", async () => {
  await loadStarterSet(db);
  const { search } = createOccupations(db);
  const titles = async (keyword: string) =>
    (await search({ keyword, limit: 20 })).map(({ OnetTitle }) => OnetTitle);
  const drivers = await titles("truck driver");
  expect(drivers[0]).toBe("Heavy and Tractor-Trailer Truck Drivers");
  expect(drivers).toContain("Operating Engineers and Other Construction Equipment Operators");
  expect(drivers.join()).not.toMatch(/Hairdressers|Secretaries|Surgical/);
  expect((await titles("fix engines")).join()).not.toMatch(/Roofers|Machinists/);
});
