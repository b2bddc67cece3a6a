import { expect, it } from "vitest";
import { negatedIn, withoutNegated } from "./without-negated.ts";

it.each([
  ["work outside no college", "work outside"],
  ["job without a college degree", "job"],
  ["no high school needed welder", "welder"],
  ["good pay no math no computer", "good pay"],
  ["not a nurse but helping people", "but helping people"],
  ["soldador sin licencia de conducir", "soldador"],
  ["no quiero estudiar cuidar nino", "cuidar nino"],
  ["no quiero trabajar con computadora", ""],
  ["i dont want to work with computer", ""],
  ["electrician", "electrician"],
  ["no college", "no college"],
  ["not a nurse", ""],
  ["no math", ""],
  ["no teaching", ""],
])("of '%s' counts '%s'", (search, counts) => {
  expect(withoutNegated(search.split(" ")).join(" ")).toBe(counts);
});

it.each([
  ["kitchen work not a cook", ["cook"]],
  ["good pay no math no computer", ["math", "computer"]],
  ["no high school needed welder", ["high"]],
  ["electrician", []],
])("'%s' is not about %j", (search, negated) => {
  expect(negatedIn(search.split(" "))).toEqual(negated);
});
