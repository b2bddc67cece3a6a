import { expect, it } from "vitest";
import { durationIn } from "./duration-in.ts";
import { type ProgramFacts, readinessOf, type ReadinessRule } from "./readiness.ts";

const ready: ProgramFacts = {
  type: "TB",
  description: "Welds the plates of ships.",
  occupationName: "Welder",
  occupationONetCode: "51-4121.00",
  rapidsCode: "0622",
  estimatedLength: "2 years",
  ojtHours: 4000,
  instructionHours: 288,
  relatedInstruction: [{ hours: { least: 288, most: 288 } }],
  ratio: { apprentices: 1, journeyworkers: 1 },
  probation: "1,000 hours",
  wagePeriods: [{ wage: 15 }, { wage: 18 }],
  workProcesses: [
    { hours: { least: 1000, most: 1000 }, competencies: 2 },
    { hours: { least: 3000, most: 3000 }, competencies: 0 },
  ],
};

const states = (facts: Partial<ProgramFacts>) =>
  Object.fromEntries(
    readinessOf({ ...ready, ...facts })
      .filter(({ state }) => state !== "met")
      .map(({ rule, state }) => [rule, state]),
  ) as Partial<Record<ReadinessRule, string>>;

it("a program that has all that is asked for is ready", () => {
  expect(states({})).toEqual({});
});

it("an empty program lacks everything, and nothing of it is called wrong", () => {
  const found = readinessOf({ workProcesses: [] });
  expect(new Set(found.map(({ state }) => state))).toEqual(new Set(["missing"]));
  expect(found).toHaveLength(12);
});

it("a program by time has 2,000 hours at least; one by competencies is not measured by them", () => {
  const short = { ojtHours: 1999, instructionHours: 288, workProcesses: [] };
  expect(states({ ...short, probation: "400 hours" }).term).toBe("against");
  expect(states({ ...short, type: "H" }).term).toBe("advice");
  expect(states({ ...short, type: "CB" }).term).toBeUndefined();
  expect(states({ ojtHours: 2000 }).term).toBeUndefined();
});

it("144 hours of instruction are recommended for each year, by its length or else by its hours", () => {
  expect(states({ instructionHours: 287 }).instructionHours).toBe("advice");
  expect(states({ estimatedLength: "12 months", instructionHours: 144 }).instructionHours).toBe(
    undefined,
  );
  expect(states({ estimatedLength: "", instructionHours: 288 }).instructionHours).toBe(undefined);
  expect(states({ estimatedLength: "", instructionHours: 287 }).instructionHours).toBe("advice");
});

it("a probation is a quarter of the program or one year, whichever is shorter", () => {
  expect(states({ probation: "1,001 hours" }).probation).toBe("against");
  expect(states({ probation: "six months" }).probation).toBeUndefined();
  expect(states({ probation: "7 months" }).probation).toBe("against");
  const long = { ojtHours: 10_000, estimatedLength: "5 years", workProcesses: [] };
  expect(states({ ...long, probation: "2,000 hours" }).probation).toBeUndefined();
  expect(states({ ...long, probation: "2,001 hours" }).probation).toBe("advice");
  expect(states({ ...long, probation: `${long.ojtHours / 4 + 1} hours` }).probation).toBe(
    "against",
  );
  expect(states({ ...long, probation: "13 months" }).probation).toBe("against");
  expect(states({ probation: "to be agreed" }).probation).toBe("advice");
});

it("wages rise from step to step and begin no lower than the law's minimum", () => {
  expect(states({ wagePeriods: [{ wage: 15 }, { wage: 15 }] }).wages).toBe("against");
  expect(states({ wagePeriods: [{ wage: 15 }] }).wages).toBe("against");
  // Dollars are not compared with percents.
  const mixed = [{ percent: 60 }, { wage: 21 }];
  expect(states({ wagePeriods: mixed }).wages).toBe("missing");
  expect(states({ wagePeriods: mixed, journeyworkerWage: 30 }).wages).toBeUndefined();
  expect(states({ wagePeriods: mixed, journeyworkerWage: 35 }).wages).toBe("against");
  const percents = { wagePeriods: [{ percent: 50 }, { percent: 75 }] };
  expect(states({ ...percents, journeyworkerWage: 14 })).toEqual({ minimumWage: "against" });
  expect(states({ ...percents, journeyworkerWage: 14.5 })).toEqual({});
  expect(states(percents)).toEqual({});
});

it("the hours of the work processes add up to those on the job", () => {
  const [first, second] = ready.workProcesses;
  expect(states({ ojtHours: 4100, probation: "1000 hours" }).hoursAddUp).toBe("advice");
  expect(states({ workProcesses: [first!, { competencies: 2 }] }).hoursAddUp).toBe("missing");
  const range = { ...second!, hours: { least: 2500, most: 3500 } };
  expect(states({ workProcesses: [first!, range] })).toEqual({});
});

it.each([
  ["1980 hours", { hours: 1980 }],
  ["six (6) months", { months: 6 }],
  ["2 years", { months: 24 }],
  ["a year or so", undefined],
  ["12-month", { months: 12 }],
  ["1 year and 6 months", { months: 18 }],
  ["1/2 year", undefined],
])("%s is a duration as it says", (text, duration) => {
  expect(durationIn(text)).toEqual(duration);
});

it("hours that nobody has said are worth a look, however well they fit", () => {
  expect(states({ usual: ["ojtHours"] })).toEqual({ term: "advice", hoursAddUp: "advice" });
  expect(states({ usual: ["instructionHours"] })).toEqual({ instructionHours: "advice" });
});
