import { expect, it } from "vitest";
import { movingTo } from "./moving.ts";

const wages = (Annual: number | null, topCoded = false) => ({
  Hourly: null,
  Annual,
  TopCoded: topCoded ? (["Annual"] as ["Annual"]) : [],
});
const related = (more = {}) => ({ OnetCode: "47-2152.00", OnetTitle: "Plumbers", ...more });
const here = { medianWages: wages(50_000), jobZone: 3 };

it("pay is told in percent of what it is here, preparation in steps", () => {
  expect(movingTo(related({ MedianWages: wages(60_100), JobZone: 4 }), here)).toEqual({
    pay: 20,
    zones: 1,
  });
  expect(movingTo(related({ MedianWages: wages(45_000), JobZone: 3 }), here)).toEqual({
    pay: -10,
    zones: 0,
  });
});

it("what is not known, or known only as that or more, is not compared", () => {
  expect(movingTo(related(), here)).toEqual({ pay: undefined, zones: undefined });
  expect(movingTo(related({ MedianWages: wages(250_000, true) }), here).pay).toBeUndefined();
  expect(movingTo(related({ JobZone: 2 }), { ...here, jobZone: null }).zones).toBeUndefined();
});
