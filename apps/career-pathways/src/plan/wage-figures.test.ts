import { expect, it } from "vitest";
import { coversWiderGroup, mediansOf, placeBetween, wagesOf } from "./wage-figures.ts";

const hourly = {
  RateType: "Hourly" as const,
  Pct10: 10,
  Pct25: 15,
  Median: 20,
  Pct75: 25,
  Pct90: 50,
  Mean: 22,
  AreaName: "United States",
  TopCoded: [],
};
const wages = (SocCode: string) => ({
  NationalWagesList: [hourly],
  WageYear: 2024,
  SocWageInfo: { SocCode, SocTitle: "Surveyed group" },
});

it("the median stands where it lies between the 10th and the 90th percentile", () => {
  expect(placeBetween(hourly, "Median")).toBe(25);
  expect(placeBetween(hourly, "Pct90")).toBe(100);
});

it("a range without its lower end has no places", () => {
  expect(placeBetween({ ...hourly, Pct10: null }, "Median")).toBeUndefined();
});

it("wages that are not published for a rate are none", () => {
  expect(wagesOf(wages("47-2111"), "Annual")).toBeUndefined();
  expect(wagesOf(wages("47-2111"), "Hourly")).toBe(hourly);
});

it.each([
  ["47-2111.00", "47-2111", false],
  ["15-1299.09", "15-1299", true],
  ["31-1122.00", "31-1120", true],
])("the survey group of %s under %s is wider: %s", (onetCode, socCode, wider) => {
  expect(coversWiderGroup(onetCode, wages(socCode))).toBe(wider);
});

it("the medians of both rates are told, with null where one is not published", () => {
  expect(mediansOf(wages("47-2111"))).toEqual({ Hourly: 20, Annual: null, TopCoded: [] });
});
