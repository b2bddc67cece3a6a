import { expect, it } from "vitest";
import { leftOf } from "./left.ts";
import { nothingHad, type PlanItems } from "./plan.ts";

const skill = (ElementId: string) => ({ ElementId, ElementName: ElementId });
const items: PlanItems = {
  skills: [skill("reading"), skill("repairing")],
  knowledge: [skill("physics")],
  certificates: [{ Id: "licence", Name: "License" }],
  programs: [
    { ID: "1-46.0302-3", ProgramName: "Electrician", SchoolName: "One" },
    { ID: "2-46.0302-21", ProgramName: "Electrician", SchoolName: "Two" },
  ],
};
const electrician = {
  RapidsCode: "0159",
  Title: "ELECTRICIAN",
  Type: "TB" as const,
  HoursMin: 8000,
  HoursMax: 8000,
};

it("before anything is marked, everything is left, and both ways have their time", () => {
  expect(leftOf(items, nothingHad, [electrician])).toEqual({
    parts: {
      skills: { open: 2, of: 2 },
      knowledge: { open: 1, of: 1 },
      certificates: { open: 1, of: 1 },
      programs: { open: 2, of: 2 },
    },
    trained: false,
    apprenticeship: { time: { least: 4, most: 4 }, least: 8000, most: 8000 },
    school: { least: 0.25, most: 1 },
  });
});

it("what one has is not left, and what the plan does not hold counts for nothing", () => {
  const have = { ...nothingHad, skills: ["reading", "welding"], certificates: ["licence"] };
  expect(leftOf(items, have, []).parts).toMatchObject({
    skills: { open: 1, of: 2 },
    certificates: { open: 0, of: 1 },
  });
});

it("one program that is done is the training done", () => {
  const have = { ...nothingHad, programs: ["2-46.0302-21"] };
  expect(leftOf(items, have, []).trained).toBe(true);
  expect(leftOf({ ...items, programs: [] }, have, []).trained).toBe(false);
});

it("an apprenticeship by skills shown has no time", () => {
  const byskills = { ...electrician, Type: "CB" as const, HoursMin: null, HoursMax: null };
  expect(leftOf(items, nothingHad, [byskills]).apprenticeship).toBeUndefined();
});
