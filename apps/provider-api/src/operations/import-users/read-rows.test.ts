import { expect, it } from "vitest";
import { locationId, locationName, type Place } from "./read-place.ts";
import { readRows } from "./read-rows.ts";

const placeWith = (...names: string[]): Place => ({
  orgId: "org-keystone",
  type: "workforce",
  locations: new Map([
    ...names.map((_, index) => [locationId(`loc-${index}`), [`loc-${index}`]] as const),
    ...names.map((name, index) => [locationName(name), [`loc-${index}`]] as const),
  ]),
  names: new Map(names.map((name, index) => [`loc-${index}`, name])),
});

it("others are heard while a long file is read", async () => {
  const rows = Array.from({ length: 1000 }, (_, line) => ({ line: line + 1, email: "nobody" }));
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const read = await readRows(rows, placeWith());
  isOver = true;
  expect(read).toHaveLength(1000);
  expect(turns).toBeGreaterThanOrEqual(10);
});

it("a location that is named by what is another one's id names more than one", async () => {
  const named = async (location: string) => {
    const rows = [{ line: 1, email: "a@example.test", location }];
    const [row] = await readRows(rows, placeWith("Bethlehem", "loc-0"));
    return row!.values["locationId"] ?? row!.faults;
  };
  expect(await named(" BETHLEHEM ")).toBe("loc-0");
  expect(await named("loc-1")).toBe("loc-1");
  expect(await named("loc-0")).toMatchObject([
    { reason: "names more than one location; give its id" },
  ]);
});
