import { joined, shownDate, shownMoney, shownNumber } from "../shown-values.ts";
import type { ApprenticeFacts } from "../signed-facts.ts";

/** What was signed, with the whole social security number. */
export type EtaFacts = ApprenticeFacts & { ssn: string };

type Value = (facts: EtaFacts) => string;

const answer = (facts: EtaFacts, field: string): string => {
  const value = facts.apprentice.privateData[field];
  return typeof value === "string" ? value : "";
};
const answers = (facts: EtaFacts): readonly unknown[] => {
  const { races } = facts.apprentice.privateData;
  return Array.isArray(races) ? races : [];
};
const hours = (count: number | null | undefined) =>
  count === null || count === undefined ? "" : `${shownNumber(count)} hrs.`;
const dollars = (amount: number | null | undefined) => shownMoney(amount).replace("$", "");

const periods = Array.from({ length: 10 }, (_, at) => at);

/** The text fields of the ETA-671, Section II, by their names in the official file, misspelt as they are there. */
export const etaTexts: Readonly<Record<string, Value>> = {
  "First Name": ({ apprentice }) => apprentice.firstName ?? "",
  "Last Name": ({ apprentice }) =>
    apprentice.lastName ?? (apprentice.firstName ? "" : (apprentice.name ?? "")),
  "Middle Name (Optional)": ({ apprentice }) => apprentice.middleName ?? "",
  "Suffix (Optional)": ({ apprentice }) => apprentice.suffix ?? "",
  "No., Street": (facts) => joined([answer(facts, "addressLine1"), answer(facts, "addressLine2")]),
  City: (facts) => answer(facts, "addressCity"),
  State: (facts) => answer(facts, "addressState"),
  "Zip Code": (facts) => answer(facts, "addressPostalCode"),
  "Telephone Number (Optional)": ({ apprentice }) => apprentice.phone ?? "",
  "E-Mail (Optional": ({ apprentice }) => apprentice.email ?? "",
  "Social Security Number": ({ ssn }) => ssn,
  "Date of Birth": (facts) => shownDate(answer(facts, "dob")),
  "Name and Address of Pre-Apprenticeship Program": () => "",
  "Adress of Pre Apprenticeship": () => "",
  "Pre-Apprenticehsip City": () => "",
  "Pre-Apprenticeship State": () => "",
  "Pre-Apprenticeship Zip Code": () => "",
  "Program Number": () => "",
  "Sponsor Name Title": ({ sponsor }) => sponsor.organization ?? "",
  "Sponsor Address": ({ sponsor }) => sponsor.address.street ?? "",
  "Sponsor City": ({ sponsor }) => sponsor.address.city ?? "",
  "Sponsor County": () => "",
  "Sponsor State": ({ sponsor }) => sponsor.address.state ?? "",
  "Sponsor Zip": ({ sponsor }) => sponsor.address.zipCode ?? "",
  "Office Phone": () => "",
  "Cell Phone": () => "",
  "Email Address": () => "",
  Occupation: ({ apprenticeship }) => apprenticeship.occupation ?? "",
  "RAPIDS Code": ({ apprenticeship }) => apprenticeship.rapidsCode ?? "",
  "ONET Code": ({ apprenticeship }) => apprenticeship.onetCode ?? "",
  "Sponsor Address (If different from above)": () => "",
  "Sponsor City (If Different)": () => "",
  "Sponsor County (If Different)": () => "",
  "Sponsor Zip (If Different)": () => "",
  "Sponsor if different": () => "",
  "Employer's Name": ({ employer }) => employer.name ?? "",
  "Employer's Address": () => "",
  "Employer's City": () => "",
  "Employer State": () => "",
  Text2: () => "",
  Term: ({ apprenticeship }) => hours(apprenticeship.ojtHours),
  "Probationary Period": ({ terms }) => hours(terms.hoursProbationary),
  "6 Credit for Previous Experience Hrs Mos Yrs": ({ terms }) => hours(terms.creditPrevJob),
  "6.a Term Remaining Hrs Mos Yrs": ({ apprenticeship: { ojtHours }, terms }) =>
    ojtHours === null ? "" : hours(Math.max(0, ojtHours - (terms.creditPrevJob ?? 0))),
  "Credit for Previous experience": ({ terms }) => hours(terms.creditPrevRTIHrs),
  "8 Date Apprenticeship Begins": ({ apprenticeship }) => shownDate(apprenticeship.startDate),
  "8. a. Expected Completion Date_af_date": ({ apprenticeship }) =>
    shownDate(apprenticeship.expectedEndDate),
  "Related Training Instruction Source": ({ instructionProvider }) => instructionProvider ?? "",
  "RTI Provider Address": () => "",
  "Provider City": () => "",
  "Provider  State": () => "",
  "Number of Hours": ({ apprenticeship }) => hours(apprenticeship.instructionHours),
  "a Apprentices Entry Wage": ({ schedules }) => dollars(schedules[0]?.wageRates[0]?.wageAmount),
  "b Journeyworker s ie Experienced Workers Wage": ({ schedules }) =>
    dollars(schedules[0]?.entryWage),
  ...Object.fromEntries(
    periods.flatMap((at): [string, Value][] => [
      [
        `Period ${at + 1} Term`,
        ({ schedules }) => shownNumber(schedules[0]?.wageRates[at]?.duration),
      ],
      [
        `Period ${at + 1} Wage`,
        ({ schedules }) => shownMoney(schedules[0]?.wageRates[at]?.wageAmount),
      ],
    ]),
  ),
  "Contact Name and Title": ({ signatures }) => signatures.sponsor?.name ?? "",
  "Contact Address": ({ sponsor }) => sponsor.address.street ?? "",
  "Contact City": ({ sponsor }) => sponsor.address.city ?? "",
  "Contact State": ({ sponsor }) => sponsor.address.state ?? "",
  "Contact Phone": () => "",
  "Contact Cell": () => "",
  "Contact E-mail": () => "",
  "3.  Date": ({ signatures }) => shownDate(signatures.sponsor?.day),
  Date9_af_date: ({ signatures }) => shownDate(signatures.employer?.day),
  "Signature1_es_:signer:signature": ({ apprentice }) => apprentice.name ?? "",
};

/** The radio buttons: the on-state of the widget to choose; undefined leaves the choice to who completes the form. Their option labels repeat, so that they cannot be chosen by them. */
export const etaChoices: Readonly<Record<string, (facts: EtaFacts) => string | undefined>> = {
  "3. Sex (Select One)": (facts) => ({ male: "0", female: "1" })[answer(facts, "gender")] ?? "2",
  "4. a. Ethnicity (Select One)": (facts) =>
    ({ hispanicOrLatino: "0", notHispanicOrLatino: "1" })[answer(facts, "ethnicity")] ?? "2",
  "6. Education Level (Select One)": (facts) =>
    ({
      grade8OrLess: "0",
      grade9To12: "0",
      highSchoolOrGED: "1",
      postSecondaryOrTechTraining: "2",
      someCollege: "2",
      associatesDegree: "2",
      bachelorsDegree: "3",
      mastersDegree: "4",
    })[answer(facts, "educationLevel")],
  // Who has work may have it with this employer or with another.
  "7. Employment Status": (facts) => ({ ue: "0", nl: "0" })[answer(facts, "employmentStatus")],
  "8. Pre-Apprenticehsip": (facts) =>
    ({ preApprenticeshipProgram: "0", none: "1" })[answer(facts, "orgReferral")],
  "3. Occupation Type": ({ apprenticeship }) =>
    ({ TB: "Choice1", CB: "Choice2", H: "Choice3" })[apprenticeship.type ?? ""],
  "b Are Wages Paid During Related Instruction": ({ terms }) =>
    ({ yes: "Yes_2", no: "No_2" })[terms.wagesPaidDuringRTI ?? ""],
  "C. Hours nwhen RI Provided": ({ terms }) =>
    ({ yes: "Choice1", no: "Choice2" })[terms.RTIDuringWorkHrs ?? ""],
  // By the hour, in dollars.
  "C. Wage Rate Units": () => "Choice1",
  "d.  Wage Rate": () => "Choice2",
};

/** The check boxes, and whether they are checked. */
export const etaChecks: Readonly<Record<string, (facts: EtaFacts) => boolean>> = {
  Veteran: (facts) => answer(facts, "veteranStatus") === "veteran",
  "Non Veteran": (facts) => answer(facts, "veteranStatus") === "nonVeteran",
  "Participant Did Not Self": (facts) => answer(facts, "veteranStatus") === "noAnswer",
  "American Indian or Alaska Native": (facts) =>
    answers(facts).includes("americanIndianOrAlaskaNative"),
  Asian: (facts) => answers(facts).includes("asian"),
  "Black or African American": (facts) => answers(facts).includes("blackOrAfricanAmerican"),
  "Native Hawaiian or other": (facts) => answers(facts).includes("nativeHawaiianOrPacificIslander"),
  White: (facts) => answers(facts).includes("white"),
  "Participant Did Not SelfIdentify_2": (facts) => answers(facts).includes("noAnswer"),
  "Check Box5": (facts) => answer(facts, "disability") === "yes",
  "Check Box6": (facts) => answer(facts, "disability") === "no",
  "Check Box7": (facts) => answer(facts, "disability") === "noAnswer",
};

/** Fields that share a name, and so one value, with others that mean something else. */
export const etaShared = ["Zip", "Date", "Date_af_date"] as const;

/** What is drawn in their place. The page counts from 0, the box is left, bottom, right, top. */
export const etaDrawn: readonly {
  page: number;
  box: readonly [number, number, number, number];
  value: Value;
}[] = [
  {
    page: 2,
    box: [518, 111.2, 585.2, 121.5],
    value: ({ sponsor }) => sponsor.address.zipCode ?? "",
  },
  {
    page: 3,
    box: [216.5, 465.4, 282.8, 479.7],
    value: ({ signatures }) => shownDate(signatures.apprentice?.day),
  },
  {
    page: 3,
    box: [489.4, 462.7, 557, 476.2],
    value: ({ signatures }) => shownDate(signatures.guardian?.day),
  },
  {
    page: 6,
    box: [65.5, 557.8, 221, 568.9],
    value: ({ signatures }) => shownDate(signatures.apprentice?.day),
  },
];

/** The signature fields, over which the picture of a signature is drawn. */
export const etaSignatures = {
  "1 Signature of Apprentice": "apprentice",
  "2 Signature of ParentGuardian if minor Date": "guardian",
  "3.  Signature of Sponsors Representatives Date Signed": "sponsor",
  "5. Signature of Employer's Representative (if Applicable)": "employer",
} as const;

/** A button that would empty the form. */
export const etaClearButton = "Clear Form";

/** How many wage periods the form has. */
export const etaPeriods = periods.length;
