import { expect, it } from "vitest";
import { planSchoolProgram } from "./job-profiles.ts";

const program = { ProgramName: "Welding", SchoolName: "Valley Technical College" };

it("the state of a program, which goes out in a mail, is one line without a web address", () => {
  for (const StateAbbr of ["PA", null])
    expect(planSchoolProgram.safeParse({ ...program, StateAbbr }).success).toBe(true);
  for (const StateAbbr of ["PA\n\nYour account ends today", "https://evil.example", "PA\u202e"])
    expect(planSchoolProgram.safeParse({ ...program, StateAbbr }).success).toBe(false);
});
