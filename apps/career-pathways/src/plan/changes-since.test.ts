import { expect, it } from "vitest";
import { changesSince } from "./changes-since.ts";

const then = {
  MedianAnnual: 60_000,
  AreaName: "Erie, PA",
  WageYear: 2024,
  AnnualOpenings: 80_000,
  Period: "2023-33",
};
const program = (ID: string) => ({
  ID,
  ProgramName: "Electrician",
  SchoolName: `School ${ID}`,
  CipCode: "46.0302",
});

it("a newer survey of the same area is a change of pay", () => {
  const now = { ...then, MedianAnnual: 63_000, WageYear: 2025 };
  expect(changesSince(then, now, [], [])).toEqual([
    { kind: "pay", area: "Erie, PA", from: 60_000, fromYear: 2024, to: 63_000, toYear: 2025 },
  ]);
});

it("another area, or the same survey, is none", () => {
  expect(changesSince(then, { ...then, AreaName: null, WageYear: 2025 }, [], [])).toEqual([]);
  expect(changesSince(then, { ...then, MedianAnnual: 1 }, [], [])).toEqual([]);
});

it("openings of newer projections are told with both periods", () => {
  const now = { ...then, AnnualOpenings: 81_000, Period: "2024-34" };
  expect(changesSince(then, now, [], [])).toEqual([
    { kind: "openings", from: 80_000, fromPeriod: "2023-33", to: 81_000, toPeriod: "2024-34" },
  ]);
});

it("a program that is no longer listed near is named, where all that is listed is known", () => {
  const saved = [program("1"), program("2")];
  expect(changesSince(null, then, saved, [program("2")])).toEqual([
    { kind: "programs", gone: ["Electrician, School 1"] },
  ]);
  expect(changesSince(null, then, saved, undefined)).toEqual([]);
});
