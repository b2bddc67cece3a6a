import { afterAll, expect, it } from "vitest";
import { createOccupations, loadStarterSet } from "../index.ts";
import { openTestDatabase } from "../test-database.ts";

const { db, close } = await openTestDatabase();
afterAll(close);

it("a search sees an import by another process three seconds later at the latest, without a restart", async () => {
  let now = 0;
  const occupations = createOccupations(db, () => now);
  expect(await occupations.search({ keyword: "welder", limit: 5 })).toEqual([]);

  await loadStarterSet(db);
  expect(
    await occupations.search({ keyword: "welder", limit: 5 }),
    "the revision is not read at every search",
  ).toEqual([]);
  now += 3000;
  expect((await occupations.search({ keyword: "welder", limit: 5 }))[0]).toMatchObject({
    OnetCode: "51-4121.00",
  });
});
