import { expect, it } from "vitest";
import { comparedCodes, skillOverlap } from "./compare.ts";

it.each([
  ["", []],
  ["47-2111.00", ["47-2111.00"]],
  ["47-2111.00,47-2111.00, 47-2152.00", ["47-2111.00", "47-2152.00"]],
  ["nonsense,47-2111.00", ["47-2111.00"]],
  ["47-2111.00,47-2152.00,51-4121.00,51-4041.00", ["47-2111.00", "47-2152.00", "51-4121.00"]],
])("the address %j compares %j", (given, codes) => {
  expect(comparedCodes(given)).toEqual(codes);
});

const skilled = (...names: string[]) => ({
  SkillsDataList: names.map((name) => ({
    ElementId: name,
    ElementName: name,
    ElementDescription: "",
    Importance: 50,
  })),
});

it("what two occupations share are the skills that lead in both, by the order of the second", () => {
  expect(skillOverlap(skilled("Speaking", "Repairing"), skilled("Repairing", "Writing"))).toEqual({
    shared: ["Repairing"],
    added: ["Writing"],
  });
});

it("a skill that comes after the first ten of an occupation does not count as its own", () => {
  const ten = Array.from({ length: 10 }, (_, place) => `skill ${place}`);
  expect(skillOverlap(skilled(...ten, "Writing"), skilled("Writing"))).toEqual({
    shared: [],
    added: ["Writing"],
  });
});
