import { describe, expect, it } from "vitest";
import {
  emptyDraft,
  idsOf,
  isEdited,
  offeredItems,
  type PlanElement,
  selectedItems,
  withCertificate,
  withChosen,
  withSkill,
} from "./plan.ts";

const element = (name: string, Importance: number) => ({
  ElementId: name,
  ElementName: name,
  ElementDescription: `${name} in words`,
  Importance,
});
const occupation = {
  SkillsDataList: [30, 80, 60, 50, 90, 70, 40].map((value) => element(`skill ${value}`, value)),
  KnowledgeDataList: [85, 75, 65, 55, 45, 35].map((value) => element(`field ${value}`, value)),
};
const certificates = [
  { Id: "c1", Name: "First" },
  { Id: "c2", Name: "Second" },
];
const programs = [{ ProgramName: "Welding", SchoolName: "Valley", StateAbbr: "PA" }];
const offer = (draft = emptyDraft) => offeredItems(occupation, certificates, programs, draft);

describe("until the visitor edits them", () => {
  const selected = selectedItems(offer(), emptyDraft);

  it("CP-4.7 the selections are the 5 most important skills", () => {
    expect(idsOf(selected, "skills")).toEqual([
      "skill 90",
      "skill 80",
      "skill 70",
      "skill 60",
      "skill 50",
    ]);
  });

  it("CP-4.7 the selections are the 5 most important knowledge items", () => {
    expect(idsOf(selected, "knowledge")).toEqual([
      "field 85",
      "field 75",
      "field 65",
      "field 55",
      "field 45",
    ]);
  });

  it("CP-4.7 the selections are all certifications and all programs", () => {
    expect(selected.certificates).toEqual(certificates);
    expect(selected.programs).toEqual(programs);
  });

  it("nothing would be lost by changing the occupation", () => {
    expect(isEdited(emptyDraft)).toBe(false);
  });
});

it("an edited part holds what was chosen, and the other parts keep their defaults", () => {
  const draft = withChosen(emptyDraft, "skills", ["skill 30"]);
  const selected = selectedItems(offer(draft), draft);
  expect(idsOf(selected, "skills")).toEqual(["skill 30"]);
  expect(selected.knowledge).toHaveLength(5);
  expect(isEdited(draft)).toBe(true);
});

it("CP-5.7 certificates and programs may be empty", () => {
  const draft = withChosen(withChosen(emptyDraft, "certificates", []), "programs", []);
  const selected = selectedItems(offer(draft), draft);
  expect(selected.certificates).toEqual([]);
  expect(selected.programs).toEqual([]);
});

it("a created skill is chosen beside the skills that the plan held before, however little it matters", () => {
  const created: PlanElement = {
    ElementId: "own",
    ElementName: "Own",
    Importance: 1,
    DataValue: 3,
  };
  const draft = withSkill(emptyDraft, selectedItems(offer(), emptyDraft), created);
  const selected = selectedItems(offer(draft), draft);
  expect(selected.skills).toHaveLength(6);
  expect(selected.skills.at(-1)).toEqual(created);
});

it("a created certificate is chosen beside those that the plan held before", () => {
  const created = { Id: "own", Name: "Own" };
  const draft = withCertificate(emptyDraft, selectedItems(offer(), emptyDraft), created);
  expect(idsOf(selectedItems(offer(draft), draft), "certificates")).toEqual(["c1", "c2", "own"]);
});
