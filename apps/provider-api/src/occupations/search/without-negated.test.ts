import { expect, it } from "vitest";
import { withoutNegated } from "./without-negated.ts";

it.each([
  ["work outside no college", "work outside"],
  ["job without a college degree", "job"],
  ["no high school needed welder", "welder"],
  ["good pay no math no computer", "good pay"],
  ["not a nurse but helping people", "but helping people"],
  ["electrician", "electrician"],
  ["no college", "no college"],
])("of '%s' counts '%s'", (search, counts) => {
  expect(withoutNegated(search.split(" ")).join(" ")).toBe(counts);
});
