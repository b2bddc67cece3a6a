import { signature } from "../demo-world/files/signature.ts";
import type { ApprenticeFacts, CommonFacts, EmployerFacts } from "../forms/signed-facts.ts";

/** For tests and benchmarks: the picture of a signature. */
export const sampleSignature = signature({ letters: 8, rise: 26, slant: 0.3, begin: 1 });

/** For tests and benchmarks: the pictures by the names of their files. */
export const samplePictures = new Map([["a.png", sampleSignature]]);

const common: Omit<CommonFacts, "signatures"> = {
  revision: "Rev. March 2023",
  agreementId: "aa-sample",
  sponsor: {
    organization: "Keystone Manufacturing Alliance",
    location: "Allentown",
    address: { street: "840 Hamilton Street", city: "Allentown", state: "PA", zipCode: "18101" },
  },
  employer: {
    name: "Lehigh Forge and Machine",
    contact: "Marisol Keller",
    contactTitle: "Plant Manager",
    phone: "610-555-0142",
    email: "plant@forge.test",
    ein: "31-5914023",
    naicsCode: "332111",
  },
  apprenticeship: {
    occupation: "Industrial Machinery Mechanics",
    onetCode: "49-9041.00",
    rapidsCode: "0308",
    type: "TB",
    ojtHours: 8000,
    instructionHours: 576,
    startDate: "2026-09-08",
    expectedEndDate: "2030-09-06",
  },
  schedules: [
    {
      title: "Industrial Machinery Mechanics 2026",
      entryWage: 31.5,
      wageRates: [
        { wageAmount: 14.81, duration: 2666 },
        { wageAmount: 21.11, duration: 2666 },
        { wageAmount: 27.41, duration: 2668 },
      ],
    },
  ],
};
const signatures: CommonFacts["signatures"] = {
  apprentice: { file: "a.png", name: "Ana Núñez Brandt", day: "2026-09-08" },
  sponsor: { file: "a.png", name: "Dana Whitfield", day: "2026-09-08" },
  employer: {
    file: "a.png",
    name: "Marisol Keller",
    title: "Plant Manager",
    day: "2026-09-03",
  },
};

/** For tests and benchmarks: a signed apprentice agreement. */
export const sampleApprentice: ApprenticeFacts = {
  ...common,
  signatures,
  type: "apprenticeAgreements",
  apprentice: {
    name: "Ana Łucja Núñez Brandt",
    firstName: "Ana",
    middleName: "Łucja",
    lastName: "Núñez Brandt",
    suffix: null,
    email: "person3@keystone.test",
    phone: "610-555-0187",
    privateData: {
      ssn: "***-**-6789",
      dob: "2004-05-17",
      gender: "female",
      ethnicity: "notHispanicOrLatino",
      races: ["white", "asian"],
      veteranStatus: "nonVeteran",
      disability: "noAnswer",
      educationLevel: "highSchoolOrGED",
      employmentStatus: "ue",
      employmentStatusDate: "2026-06-30",
      citizenStatus: "usCitizen",
      criminalBkg: "no",
      orgReferral: "highSchool",
      addressLine1: "48 Broad Street",
      addressCity: "Bethlehem",
      addressState: "PA",
      addressPostalCode: "18018",
    },
  },
  instructionProvider: "Valley Technical College",
  terms: {
    hoursProbationary: 500,
    creditPrevJob: 400,
    creditPrevRTIHrs: 0,
    priorHourlyWage: 0,
    wagesPaidDuringRTI: "yes",
    RTIDuringWorkHrs: "no",
  },
};

/** For tests and benchmarks: a signed employer agreement. */
export const sampleEmployer: EmployerFacts = {
  ...common,
  signatures: { sponsor: signatures.sponsor!, employer: signatures.employer! },
  type: "employerAgreements",
  workforce: {
    employees: { all: 84, women: 21, peopleOfColor: 30 },
    journeyworkers: { all: 12, women: 3, peopleOfColor: 5 },
  },
};
