import { expect, it } from "vitest";
import { typesThatDiffer, versionsRead } from "./versions-read.ts";

const agreement = [{ type: "employerAgreements" }, { id: "a", version: 3 }] as const;
const schedule = (version: number) => [{ type: "wageSchedules" }, { id: "w", version }] as const;

it("what is read has the version of each record, and nothing of those that are not there", () => {
  expect(
    versionsRead([
      agreement,
      schedule(1),
      [{ type: "location" }, null],
      [{ type: "x" }, undefined],
    ]),
  ).toEqual({ "employerAgreements/a": 3, "wageSchedules/w": 1 });
});

it("readings differ in the types of what changed, is gone or is new, each named once", () => {
  const before = versionsRead([agreement, schedule(1)]);
  expect(typesThatDiffer(before, before)).toEqual([]);
  expect(typesThatDiffer(before, versionsRead([agreement, schedule(2)]))).toEqual([
    "wageSchedules",
  ]);
  expect(typesThatDiffer(before, versionsRead([schedule(1)]))).toEqual(["employerAgreements"]);
  expect(typesThatDiffer(versionsRead([agreement]), before)).toEqual(["wageSchedules"]);
});
