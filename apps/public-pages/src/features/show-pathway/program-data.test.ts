import { expect, it } from "vitest";
import { programData } from "./program-data.ts";

const organization = { id: "org-x", name: "Keystone" } as never;
const pathway = { id: "p", title: "Mechanic", description: null } as never;
const course = { id: "c1", title: "Welding", overview: "First welds." } as never;
const addressOf = ({ id }: { id: string }) => `https://site.test/${id}`;

it("a pathway says to machines its courses, where it leads and what that pays", () => {
  const said = programData({
    pathway,
    organization,
    courses: [course],
    occupation: { code: "49-9041.00", title: "Industrial Machinery Mechanics" },
    pay: { year: 2024, median: 63510, low: 42700, high: null, isAtLeast: false },
    addressOf,
  });
  expect(said).toMatchObject({
    "@type": "EducationalOccupationalProgram",
    name: "Mechanic",
    hasCourse: [{ "@type": "Course", name: "Welding", url: "https://site.test/c1" }],
    occupationalCategory: { codeValue: "49-9041.00" },
    salaryUponCompletion: { median: 63510, percentile10: 42700 },
  });
  expect(JSON.stringify(said)).not.toContain("percentile90");
});

it("says nothing of an occupation or of pay that is not known", () => {
  const said = programData({
    pathway,
    organization,
    courses: [],
    occupation: undefined,
    pay: null,
    addressOf,
  });
  expect(Object.keys(said)).toEqual(["@context", "@type", "name", "provider", "hasCourse"]);
});
