import { expect, it } from "vitest";
import { reviewFaults, tooLongDescription } from "./review-faults.ts";

const values = {
  title: "Welder",
  description: "Joins metal.",
  industryCode: "31",
  type: "TB",
  estimatedLength: "2 years",
  instructionHours: "495",
  ojtHours: "2700",
  occupationName: "Welder",
  rapidsCode: "0622",
  occupationONetCode: "51-4121.00",
};
const faults = (change: Partial<typeof values>) =>
  reviewFaults({ values: { ...values, ...change } });

it("what fits is let through, and what the server would refuse is said beside its field", () => {
  expect(faults({})).toEqual([]);
  expect(faults({ title: "L".repeat(301) })).toEqual([
    { field: "title", kind: "tooLong", most: 300 },
  ]);
  expect(faults({ description: "L".repeat(20_001) })).toMatchObject([{ kind: "tooLong" }]);
  expect(faults({ ojtHours: "100001" })).toEqual([
    { field: "ojtHours", kind: "tooMany", most: 100_000 },
  ]);
  expect(faults({ title: "Welder, see www.evil.example" })).toEqual([
    { field: "title", kind: "notALine" },
  ]);
  expect(faults({ instructionHours: "many" })).toEqual([
    { field: "instructionHours", kind: "number" },
  ]);
});

it("a competency that is longer than one may be is named", () => {
  const at = { part: 0 };
  const of = (description: string) => ({
    groups: [{ id: "g", description: "Weld", at, competencies: [{ id: "c", description, at }] }],
  });
  expect(tooLongDescription(of("L".repeat(5000)))).toBeUndefined();
  expect(tooLongDescription(of("L".repeat(5001)))).toBe("L".repeat(5001));
});
