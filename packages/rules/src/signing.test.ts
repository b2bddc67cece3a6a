import { expect, it } from "vitest";
import {
  firstMissingForSigning,
  firstMissingOfGuardian,
  isMinorOn,
  type SigningFacts,
} from "./signing.ts";

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

/** In the order of the specification; what comes after an item is missing with it. */
const inOrder = [
  ["PU-5.1 without name", "name", "Name required!"],
  ["PU-5.2 without email", "email", "Email required!"],
  ["PU-5.3 without phone", "phone", "Phone required!"],
  ["PU-5.4 without employmentStatus", "employmentStatus", "Employment Status required!"],
  ["PU-5.6 without ssn", "ssn", "Social Security Number required!"],
  ["PU-5.7 without gender", "gender", "Gender required!"],
  ["PU-5.8 without dob", "dob", "Date of Birth required!"],
  ["PU-5.9 without ethnicity", "ethnicity", "Ethnicity required!"],
  ["PU-5.10 without races", "races", "Race required!"],
  ["PU-5.11 without veteranStatus", "veteranStatus", "Veteran Status required!"],
  ["PU-5.12 without disability", "disability", "Disability Status required!"],
  ["PU-5.13 without educationLevel", "educationLevel", "Education Level required!"],
  ["PU-5.14 without orgReferral", "orgReferral", "Referral information required!"],
  ["PU-5.15 without citizenStatus", "citizenStatus", "Citizenship Status required!"],
  ["PU-5.16 without addressLine1", "addressLine1", "Street Address required!"],
  ["PU-5.17 without addressCity", "addressCity", "City required!"],
  ["PU-5.18 without addressState", "addressState", "State required!"],
  ["PU-5.19 without addressPostalCode", "addressPostalCode", "Zip Code required!"],
  ["PU-5.20 without criminalBkg", "criminalBkg", "Criminal Background required!"],
] as const;

it.each(inOrder)("%s, and all that follows, it is the first that is named", (_, field, message) => {
  const from = inOrder.findIndex(([, other]) => other === field);
  const missing = Object.fromEntries(inOrder.slice(from).map(([, other]) => [other, null]));
  expect(firstMissingForSigning({ ...complete, ...missing })).toEqual({ field, message });
});

it("an empty list, an empty text and spaces are missing too", () => {
  expect(firstMissingForSigning({ ...complete, races: [] })?.field).toBe("races");
  expect(firstMissingForSigning({ ...complete, gender: "" })?.field).toBe("gender");
  expect(firstMissingForSigning({ ...complete, addressCity: "  " })?.field).toBe("addressCity");
});

it("PU-5.5 the date of last employment is required only when unemployed", () => {
  expect(firstMissingForSigning({ ...complete, employmentStatus: "ue" })?.message).toBe(
    "Date of Last Employment required!",
  );
  expect(firstMissingForSigning({ ...complete, employmentStatus: "nl" })).toBeUndefined();
});

it.each([
  ["2008-11-21", "2026-11-20", true],
  ["2008-11-20", "2026-11-20", false],
  ["2008-11-19", "2026-11-20", false],
  ["2008-02-29", "2026-02-28", true],
  ["2008-02-29", "2026-03-01", false],
])("who was born on %s is on %s a minor: %s", (dob, day, expected) => {
  expect(isMinorOn(dob, day)).toBe(expected);
});

it("a guardian gives their name first, then their signature", () => {
  expect(firstMissingOfGuardian({})?.message).toBe("Guardian Name required!");
  expect(firstMissingOfGuardian({ guardianName: "Rosa Silva" })?.message).toBe(
    "Guardian Signature required!",
  );
  expect(firstMissingOfGuardian({ guardianName: "." })?.field).toBe("guardianName");
  const both = { guardianName: "Rosa Silva", guardianSignature: "/v1/files/rosa.png" };
  expect(firstMissingOfGuardian(both)).toBeUndefined();
  const ofApprentice = { ...both, apprenticeName: "Silva,  ROSÁ" };
  expect(firstMissingOfGuardian(ofApprentice)?.field).toBe("guardianName");
  expect(firstMissingOfGuardian({ ...both, apprenticeName: "Noah Silva" })).toBeUndefined();
});
