import { describe, expect, it } from "vitest";
import { rulePacks } from "./rule-packs.ts";
import {
  defaultWagePeriods,
  defaultWageTitle,
  hoursNote,
  periodBounds,
  roundedDuration,
  wageScheduleFaults,
  whyNoFurtherPeriod,
} from "./wage-schedule.ts";

const pack = rulePacks["us-spec"];
const rates = (...amounts: number[]) =>
  amounts.map((wageAmount) => ({ wageAmount, duration: 100 }));
const messages = (...given: Parameters<typeof wageScheduleFaults>) =>
  wageScheduleFaults(...given).map(({ message }) => message);

describe("a new wage schedule", () => {
  it("is called after its occupation and the year", () => {
    expect(defaultWageTitle("Welders", 2026)).toBe("Welders 2026");
  });

  it("has three periods at 47, 67 and 87 % of the entry wage, a third of the hours each", () => {
    expect(defaultWagePeriods(30, 6000, pack)).toEqual([
      { wageAmount: 14.1, duration: 2000 },
      { wageAmount: 20.1, duration: 2000 },
      { wageAmount: 26.1, duration: 2000 },
    ]);
  });

  it("starts from 10.96 where no entry wage is given, and leaves the remainder to the last period", () => {
    expect(defaultWagePeriods(undefined, 8000, pack)).toEqual([
      { wageAmount: 5.15, duration: 2666 },
      { wageAmount: 7.34, duration: 2666 },
      { wageAmount: 9.54, duration: 2668 },
    ]);
  });

  it("as it is made has no fault", () => {
    for (const hours of [3, 2000, 8000, 10_001])
      expect(
        messages(
          { entryWage: 10.96, wageRates: defaultWagePeriods(10.96, hours, pack) },
          hours,
          pack,
        ),
      ).toEqual([]);
  });
});

describe("a wage period", () => {
  it("pays more than the one before and at most the next, or the entry wage", () => {
    const all = rates(10, 15, 20);
    expect(periodBounds(all, 0, 25, pack)).toEqual({ least: 515, most: 1500 });
    expect(periodBounds(all, 1, 25, pack)).toEqual({ least: 1001, most: 2000 });
    expect(periodBounds(all, 2, 25, pack)).toEqual({ least: 1501, most: 2500 });
  });

  it("cannot be added where the last one leaves no room below the entry wage", () => {
    expect(whyNoFurtherPeriod(rates(10, 15), 15, pack)).toBe(
      "Reduce the 2nd Wage Period amount before adding a 3rd Wage Period.",
    );
    expect(whyNoFurtherPeriod(rates(10, 14.99), 15, pack)).toBeUndefined();
    expect(
      whyNoFurtherPeriod(rates(...Array.from({ length: 11 }, (_, at) => at + 6)), 16, pack),
    ).toBe("Reduce the 11th Wage Period amount before adding a 12th Wage Period.");
  });

  it("lasts whole hours, rounded up, from one to those of the training", () => {
    expect([0.2, 10.01, 999].map((hours) => roundedDuration(hours, 500))).toEqual([1, 11, 500]);
  });

  it("says by how many hours all of them miss those of the training", () => {
    expect(hoursNote(rates(10, 15), 250)).toBe("Total hours fall short of OJT Hours by 50 hrs");
    expect(hoursNote(rates(10, 15), 150)).toBe("Total hours exceed OJT Hours by 50 hrs");
    expect(hoursNote(rates(10, 15), 200)).toBeUndefined();
  });
});

describe("a wage schedule", () => {
  it("without rates says so", () => {
    expect(messages({ wageRates: [] }, 200, pack)).toEqual(["Wage rates required."]);
    expect(messages({ wageRates: null }, 200, pack)).toEqual(["Wage rates required."]);
    expect(messages({ title: "Ours" }, 200, pack)).toEqual([]);
  });

  it("with an empty title says so", () => {
    expect(messages({ title: " " }, undefined, pack)).toEqual(["Title is required."]);
  });

  it("pays at least the minimum wage of its rule pack", () => {
    const schedule = { entryWage: 20, wageRates: rates(5.14, 15) };
    expect(messages(schedule, 200, pack)).toEqual([
      "Wages must meet US Federal Min. Wage ($5.15) requirements.",
    ]);
    expect(messages({ ...schedule, wageRates: rates(5.15, 15) }, 200, pack)).toEqual([]);
    expect(
      messages({ ...schedule, wageRates: rates(7.24, 15) }, 200, rulePacks["us-federal"]),
    ).toEqual(["Wages must meet US Federal Min. Wage ($7.25) requirements."]);
    expect(messages({ entryWage: 5.14 }, undefined, pack)).toEqual([
      "The entry wage must not be less than the minimum wage ($5.15).",
    ]);
  });

  it("pays more from period to period and never more than the entry wage", () => {
    expect(messages({ entryWage: 20, wageRates: rates(10, 10) }, 200, pack)).toEqual([
      "The 2nd Wage Period must pay more than the 1st.",
    ]);
    expect(messages({ entryWage: 20, wageRates: rates(10, 20.01) }, 200, pack)).toEqual([
      "The 2nd Wage Period must pay no more than the entry wage.",
    ]);
    expect(messages({ entryWage: 20, wageRates: rates(10, 20) }, 200, pack)).toEqual([]);
  });

  it("has the hours of the training in all", () => {
    expect(messages({ wageRates: rates(10, 15) }, 201, pack)).toEqual([
      "Total hours (200) must equal OJT hours (201).",
    ]);
    expect(messages({ wageRates: rates(10, 15) }, undefined, pack)).toEqual([]);
  });
});
