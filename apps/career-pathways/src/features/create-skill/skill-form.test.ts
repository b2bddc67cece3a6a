import { expect, it } from "vitest";
import { emptySkill, skillFaults, skillFields, skillOf } from "./skill-form.ts";

const filled = { name: "Brazing", description: "Join metal.", difficulty: "3", importance: "70" };

it("CP-5.8 name, description, difficulty and importance are required", () => {
  expect(skillFaults(emptySkill)).toEqual([...skillFields]);
  expect(skillFaults(filled)).toEqual([]);
});

it.each(["0", "6", "2.5", "x"])("CP-5.8 a difficulty of %j is refused", (difficulty) => {
  expect(skillFaults({ ...filled, difficulty })).toEqual(["difficulty"]);
});

it.each(["0", "101", "-1", "1e2"])("CP-5.8 an importance of %j is refused", (importance) => {
  expect(skillFaults({ ...filled, importance })).toEqual(["importance"]);
});

it("CP-3.6 a created skill carries its difficulty and importance as numbers", () => {
  expect(skillOf(filled, "own")).toMatchObject({ Importance: 70, DataValue: 3 });
});
