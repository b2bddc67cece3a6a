import { expect, it } from "vitest";
import { shownTopics } from "./shown-topics.ts";

const topic = (id: string, featured = false) => ({ id, title: id, featured });
const ids = (...shown: Parameters<typeof shownTopics>) => shownTopics(...shown).map(({ id }) => id);

it("CP-2.27 four topics are shown, or the featured ones alone, however many", () => {
  const five = ["a", "b", "c", "d", "e"].map((id) => topic(id));
  expect(ids(five)).toEqual(["a", "b", "c", "d"]);
  expect(ids([...five, topic("f", true)])).toEqual(["f"]);
  expect(ids(["a", "b", "c", "d", "e"].map((id) => topic(id, true)))).toHaveLength(5);
});

it("topics stand in the order of their course, and those that it does not name last", () => {
  expect(ids([topic("a"), topic("b"), topic("c")], ["c", "b"])).toEqual(["c", "b", "a"]);
});
