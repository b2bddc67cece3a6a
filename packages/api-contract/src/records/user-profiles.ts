import * as z from "zod/mini";
import { stateLetters, zipCode } from "../postal-address.ts";
import { json, oneOf, plainDate, record, required, sealed, text } from "../record.ts";
import { recordTypes } from "../record-types.ts";

/** The answers that the agreement's form offers, by field; source: the apprentice agreement, Rev. March 2023. */
export const privateChoices = {
  gender: ["male", "female", "nonBinary", "notListed", "noAnswerPref"],
  ethnicity: ["hispanicOrLatino", "notHispanicOrLatino", "noAnswer"],
  race: [
    "americanIndianOrAlaskaNative",
    "asian",
    "blackOrAfricanAmerican",
    "nativeHawaiianOrPacificIslander",
    "white",
    "noAnswer",
  ],
  veteranStatus: ["veteran", "nonVeteran", "noAnswer"],
  disability: ["yes", "no", "noAnswer"],
  educationLevel: [
    "grade8OrLess",
    "grade9To12",
    "highSchoolOrGED",
    "postSecondaryOrTechTraining",
    "someCollege",
    "associatesDegree",
    "bachelorsDegree",
    "mastersDegree",
  ],
  orgReferral: [
    "none",
    "youthBuild",
    "preApprenticeshipProgram",
    "hudStepUp",
    "technicalTrainingSchool",
    "paCareerLink",
    "militaryVeterans",
    "highSchool",
    "jobCorps",
    "other",
  ],
  citizenStatus: [
    "usCitizen",
    "permAlien",
    "tempAlien",
    "refugee",
    "illegalAlien",
    "nonUsCitizen",
    "unknown",
  ],
  /** Employed, unemployed, underemployed, not in the labour force. */
  employmentStatus: ["em", "ue", "un", "nl"],
} as const;

/** A social security number as it is written: xxx-xx-xxxx, 11 characters. */
const socialSecurityNumber = z
  .string()
  .check(z.regex(/^\d{3}-\d{2}-\d{4}$/, "must be written xxx-xx-xxxx"));

/** The private information of a person; every field is optional until an agreement is signed. */
export const privateFields = {
  ssn: sealed({ ...text(11), schema: socialSecurityNumber }, z.string()),
  dob: sealed(plainDate()),
  gender: sealed(oneOf(privateChoices.gender)),
  ethnicity: sealed(oneOf(privateChoices.ethnicity)),
  /** An empty list is stored as null. */
  races: sealed(json(z.array(z.enum(privateChoices.race)).check(z.maxLength(6)))),
  veteranStatus: sealed(oneOf(privateChoices.veteranStatus)),
  disability: sealed(oneOf(privateChoices.disability)),
  educationLevel: sealed(oneOf(privateChoices.educationLevel)),
  employmentStatus: sealed(oneOf(privateChoices.employmentStatus)),
  employmentStatusDate: sealed(plainDate()),
  citizenStatus: sealed(oneOf(privateChoices.citizenStatus)),
  criminalBkg: sealed(text(200)),
} as const;

/** What only a person, and those who must know, may read of them. */
export const userProfiles = record({
  ...recordTypes.userProfiles,
  title: "User profile",
  fields: {
    orgId: text(80),
    userId: required(text(80)),
    ...privateFields,
    orgReferral: oneOf(privateChoices.orgReferral),
    addressLine1: text(),
    addressLine2: text(),
    addressCity: text(),
    addressState: stateLetters(),
    addressPostalCode: zipCode(),
    addressCountry: text(60),
  },
});
