import { expect, it } from "vitest";
import { filterItems } from "./item.ts";

const items = [
  { id: "1", name: "Repairing", words: "Putting broken machines right." },
  { id: "2", name: "Speaking", words: "Telling others what they need to know." },
  { id: "3", name: "Programming", words: undefined },
];

it("the filter finds items by all typed words, in name or description, in any case", () => {
  expect(filterItems(items, "MACHINES repair").map(({ id }) => id)).toEqual(["1"]);
  expect(filterItems(items, "machines speaking")).toEqual([]);
});

it("an empty filter shows everything", () => {
  expect(filterItems(items, "  ")).toHaveLength(3);
});
