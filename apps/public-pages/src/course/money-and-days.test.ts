import { expect, it } from "vitest";
import { daysInWords, dollars } from "./money-and-days.ts";

it("a price has cents where it has any", () => {
  expect([dollars(480, "en"), dollars(480.5, "en"), dollars(1200, "es")]).toEqual([
    "$480",
    "$480.50",
    "$1,200",
  ]);
});

it("days are written out, from the first to the last as far as they are known", () => {
  const cohort = { startDate: "2027-01-11", endDate: "2027-04-28" };
  expect(daysInWords(cohort, "en")).toBe("January 11, 2027 – April 28, 2027");
  expect(daysInWords({ ...cohort, endDate: null }, "es")).toBe("11 de enero de 2027");
  expect(daysInWords({ ...cohort, endDate: "2026-01-01" }, "en")).toBe("January 11, 2027");
  expect(daysInWords({ endDate: "2027-04-28" }, "en")).toBeUndefined();
});
