import { afterAll, beforeEach, expect, it } from "vitest";
import { createOccupations } from "../index.ts";
import { emptyTables, openTestDatabase } from "../test-database.ts";
import { addRows, addSources } from "../test-rows.ts";

const { db, close } = await openTestDatabase();
const occupations = createOccupations(db);
const asked = { onetCode: "47-2111.00", zip: "18101" };

beforeEach(async () => {
  await emptyTables(db);
  await addSources(db, "sponsors", "zip");
  await addRows(db, "zipCodes", [{ zip: "18101" }]);
});
afterAll(close);

it("a list offers the nearest 50 sponsors and says how many there are", async () => {
  const ids = Array.from({ length: 53 }, (_, index) => `sponsor-${index}`);
  await addRows(
    db,
    "sponsors",
    ids.map((id, index) => ({ id, lat: 40 + index / 1000 })),
  );
  await addRows(
    db,
    "sponsorOccupations",
    ids.toReversed().map((sponsorId) => ({ sponsorId, onetCode: asked.onetCode })),
  );
  const { Total, Radius, Sponsors } = await occupations.sponsors(asked);
  expect({ Total, Radius }).toEqual({ Total: 53, Radius: 50 });
  expect(Sponsors.map(({ Id }) => Id)).toEqual(ids.slice(0, 50));
});

it("sponsors are those of the occupation alone, by name where they are equally near", async () => {
  await addRows(db, "sponsors", [
    { id: "1", name: "Bright Electric" },
    { id: "2", name: "Amber Electric" },
    { id: "3", name: "A Bakery" },
  ]);
  await addRows(db, "sponsorOccupations", [
    { sponsorId: "1", onetCode: "47-2111.00" },
    { sponsorId: "2", onetCode: "47-2111.00" },
    { sponsorId: "3", onetCode: "51-3011.00" },
  ]);
  const { Sponsors } = await occupations.sponsors(asked);
  expect(Sponsors.map(({ Name }) => Name)).toEqual(["Amber Electric", "Bright Electric"]);
});

it("sponsors that were not imported are said to be not known", async () => {
  await db.deleteFrom("dataSources").where("source", "=", "sponsors").execute();
  expect(await occupations.sponsors(asked)).toMatchObject({ Available: false, Sponsors: [] });
});
