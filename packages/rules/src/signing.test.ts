import { expect, it } from "vitest";
import { firstMissingForSigning, type SigningFacts } from "./signing.ts";

const complete: SigningFacts = {
  name: "Noah Silva",
  email: "noah@example.test",
  phone: "610-555-0100",
  employmentStatus: "em",
  ssn: "900-12-3456",
  gender: "male",
  dob: "2004-05-17",
  ethnicity: "noAnswer",
  races: ["noAnswer"],
  veteranStatus: "nonVeteran",
  disability: "noAnswer",
  educationLevel: "highSchoolOrGED",
  orgReferral: "none",
  citizenStatus: "usCitizen",
  addressLine1: "100 Hamilton Street",
  addressCity: "Allentown",
  addressState: "PA",
  addressPostalCode: "18101",
  criminalBkg: "no",
};

it("with every item there, nothing keeps the apprentice from signing", () => {
  expect(firstMissingForSigning(complete)).toBeUndefined();
});

it("the first missing item is named, in the order of the specification", () => {
  expect(firstMissingForSigning({})?.message).toBe("Name required!");
  expect(firstMissingForSigning({ ...complete, ssn: null, gender: "" })?.message).toBe(
    "Social Security Number required!",
  );
  expect(firstMissingForSigning({ ...complete, races: [] })?.message).toBe("Race required!");
  expect(firstMissingForSigning({ ...complete, criminalBkg: undefined })).toEqual({
    field: "criminalBkg",
    message: "Criminal Background required!",
  });
});

it("the date of last employment is required only when unemployed", () => {
  expect(firstMissingForSigning({ ...complete, employmentStatus: "ue" })?.message).toBe(
    "Date of Last Employment required!",
  );
  expect(firstMissingForSigning({ ...complete, employmentStatus: "nl" })).toBeUndefined();
});
