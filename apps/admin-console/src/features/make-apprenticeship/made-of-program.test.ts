import { apprenticeships, createSchema, wageSchedules } from "@guildway/api-contract";
import { expect, it } from "vitest";
import { apprenticeshipOf, type Program, scheduleOf } from "./made-of-program.ts";

const program = {
  id: "at-1",
  orgId: "org-1",
  title: "Welder",
  occupationName: null,
  occupationONetCode: "51-4121.00",
  rapidsCode: "0622",
  type: "TB",
  ojtHours: 4000,
  instructionHours: 288,
  ratio: { apprentices: 1, journeyworkers: 2 },
  probation: "6 months",
  relatedInstruction: [{ title: "Safety", hours: { least: 288, most: 288 } }],
  competencies: {
    a: { id: "a", description: "Weld flat", totalHours: 1500 },
    b: { id: "b", description: "Weld overhead", totalHours: 500 },
    c: { id: "c", description: "Cut" },
    d: { id: "d", description: "Grind", totalHours: 40 },
  },
  competencyGroups: [
    { id: "g", description: "Weld", competencyIds: ["a", "b"] },
    { id: "h", description: "Cut", competencyIds: ["c"], hours: { least: 2000, most: 2200 } },
  ],
  journeyworkerWage: 30,
  wagePeriods: [
    { title: "1", percent: 50, hours: { least: 0, most: 2000 } },
    { title: "2", percent: 75, hours: { least: 2000, most: 4000 } },
  ],
} as unknown as Program;

it("an apprenticeship has its program's occupation, hours, instruction, ratio, probation and work processes", () => {
  const made = apprenticeshipOf(program, {
    employerProfileId: "ep-1",
    locationId: "",
    startDate: "2026-12-01",
  });
  expect(createSchema(apprenticeships).safeParse(made)).toMatchObject({ success: true });
  expect(made).toMatchObject({
    orgId: "org-1",
    apprenticeshipTemplateId: "at-1",
    occupationName: "Welder",
    rapidsCode: "0622",
    ojtHours: 4000,
    probation: "6 months",
    ratio: { apprentices: 1, journeyworkers: 2 },
    relatedInstruction: program.relatedInstruction,
    workProcesses: [
      {
        title: "Weld",
        hours: { least: 2000, most: 2000 },
        competencies: ["Weld flat", "Weld overhead"],
      },
      { title: "Cut", hours: { least: 2000, most: 2200 }, competencies: ["Cut"] },
      { title: "Welder", hours: { least: 40, most: 40 }, competencies: ["Grind"] },
    ],
  });
  expect(made).not.toHaveProperty("locationId");
});

it("where the processes take from so many hours to so many, it has the hours at which the wages end", () => {
  const chosen = { employerProfileId: "ep-1", locationId: "", startDate: "" };
  const longer = {
    ...program,
    wagePeriods: [
      { title: "1", percent: 50, hours: { least: 0, most: 2000 } },
      { title: "2", percent: 75, hours: { least: 2000, most: 4150 } },
    ],
  } as unknown as Program;
  expect(apprenticeshipOf(longer, chosen).ojtHours).toBe(4150);
  // More than the processes can take is a slip, and stays to be seen.
  const tooLong = {
    ...program,
    wagePeriods: [{ title: "1", percent: 50, hours: { least: 0, most: 9000 } }],
  } as unknown as Program;
  expect(apprenticeshipOf(tooLong, chosen).ojtHours).toBe(4000);
});

it("its wages are those that the program plans, or the product's where it plans none", () => {
  const planned = scheduleOf(program, 2026);
  expect(planned).toEqual({
    title: "Welder 2026",
    entryWage: 30,
    wageRates: [
      { wageAmount: 15, duration: 2000 },
      { wageAmount: 22.5, duration: 2000 },
    ],
  });
  expect(createSchema(wageSchedules).safeParse(planned)).toMatchObject({ success: true });
  const usual = scheduleOf({ ...program, wagePeriods: null, journeyworkerWage: null }, 2026);
  expect(usual.entryWage).toBe(10.96);
  expect(usual.wageRates.map(({ duration }) => duration)).toEqual([1333, 1333, 1334]);
});
