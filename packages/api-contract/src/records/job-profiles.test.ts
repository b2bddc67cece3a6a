import { expect, it } from "vitest";
import { planCertificate, planSchoolProgram } from "./job-profiles.ts";

const program = { ProgramName: "Welding", SchoolName: "Valley Technical College" };

it("the state of a program, which goes out in a mail, is one line without a web address", () => {
  for (const StateAbbr of ["PA", null])
    expect(planSchoolProgram.safeParse({ ...program, StateAbbr }).success).toBe(true);
  for (const StateAbbr of ["PA\n\nYour account ends today", "https://evil.example", "PA\u202e"])
    expect(planSchoolProgram.safeParse({ ...program, StateAbbr }).success).toBe(false);
});

it.each(["State", "Source", "Type", "Acronym", "Organization", "OrganizationAddress"])(
  "the %s of a certificate is one line without a web address",
  (field) => {
    const taken = (value: string) =>
      planCertificate.safeParse({ Id: "1", Name: "Safety", [field]: value }).success;
    expect(taken("Board of Examiners")).toBe(true);
    for (const value of ["Call us\nnow", "Visit https://evil.example", "PA\u202e"])
      expect(taken(value), value).toBe(false);
  },
);

it("what a certificate is about holds lines, and no mark that turns text round", () => {
  const taken = (Description: string) =>
    planCertificate.safeParse({ Id: "1", Name: "Safety", Description }).success;
  expect(taken("Shows that one can weld.\nSee https://board.example.")).toBe(true);
  expect(taken("See \u202emoc")).toBe(false);
});
