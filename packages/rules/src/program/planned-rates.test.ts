import { expect, it } from "vitest";
import { plannedRates, plannedTopWage } from "./planned-rates.ts";

const fromTo = (least: number, most: number) => ({ hours: { least, most } });

it("steps from one hour to another become periods of so many hours; the wage at the end is none", () => {
  const steps = [
    { percent: 60, wage: 15, ...fromTo(0, 1000) },
    { percent: 80, ...fromTo(1001, 2000) },
    { percent: 100, ...fromTo(2000, 2000) },
  ];
  expect(plannedRates(steps, 25, 2000)).toEqual([
    { wageAmount: 15, duration: 1000 },
    { wageAmount: 20, duration: 1000 },
  ]);
});

it("hours of each step are taken as they are, and hours up to a point as what lies between", () => {
  const each = (...hours: number[]) =>
    plannedRates(
      hours.map((one) => ({ wage: 10, ...fromTo(one, one) })),
      undefined,
      3000,
    ).map(({ duration }) => duration);
  expect(each(1000, 1000, 1000)).toEqual([1000, 1000, 1000]);
  expect(each(1000, 2000, 3000)).toEqual([1000, 1000, 1000]);
});

it("where a program says no hours they are shared out evenly, and an unknown wage is zero", () => {
  expect(plannedRates([{ percent: 50 }, { percent: 75 }, { wage: 20 }], undefined, 2000)).toEqual([
    { wageAmount: 0, duration: 666 },
    { wageAmount: 0, duration: 666 },
    { wageAmount: 20, duration: 668 },
  ]);
});

it("a program ends with the journeyworker's wage, or with that of its last step", () => {
  expect(plannedTopWage([{ wage: 20 }], 28)).toBe(28);
  expect(plannedTopWage([{ wage: 18 }, { wage: 20 }], undefined)).toBe(20);
  expect(plannedTopWage([], undefined)).toBeUndefined();
});
