import { expect, it } from "vitest";
import { enrollmentOf } from "./enrollment.ts";
import type { Cohort } from "./course-queries.ts";

const code = (id: string) => ({ sys: { id }, code: id });
const cohorts: Cohort[] = [
  { id: "evenings", externalRegisterClassId: "MC-1", eUnits: [code("one"), code("two")] },
  { id: "weekends" },
];
const enroll = (cohortId?: string, ...eUnitIds: string[]) =>
  enrollmentOf("course", cohorts, { cohortId, eUnitIds });

it("CP-5.35 where there are cohorts, one is chosen, and it is one of them", () => {
  expect(enroll()).toBe("cohort");
  expect(enroll("another")).toBe("cohort");
  expect(enrollmentOf("course", [], { eUnitIds: [] })).toEqual({ classId: "course", eUnitIds: [] });
});

it("CP-5.36 of a cohort with class codes at least one is chosen, and it is one of its own", () => {
  expect(enroll("evenings")).toBe("class code");
  expect(enroll("evenings", "three")).toBe("class code");
});

it("CP-4.34 the course, its number elsewhere, the cohort and the class codes are handed on", () => {
  expect(enroll("evenings", "two", "one")).toEqual({
    classId: "course",
    externalRegisterClassId: "MC-1",
    cohortId: "evenings",
    eUnitIds: ["one", "two"],
  });
  expect(enroll("weekends", "one")).toEqual({
    classId: "course",
    externalRegisterClassId: undefined,
    cohortId: "weekends",
    eUnitIds: [],
  });
});
