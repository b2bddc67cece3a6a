/** What an apprentice agreement asks for before it can be signed. */
export interface SigningFacts {
  name?: string | null | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  employmentStatus?: string | null | undefined;
  employmentStatusDate?: string | null | undefined;
  ssn?: string | null | undefined;
  gender?: string | null | undefined;
  dob?: string | null | undefined;
  ethnicity?: string | null | undefined;
  races?: readonly string[] | null | undefined;
  veteranStatus?: string | null | undefined;
  disability?: string | null | undefined;
  educationLevel?: string | null | undefined;
  orgReferral?: string | null | undefined;
  citizenStatus?: string | null | undefined;
  addressLine1?: string | null | undefined;
  addressCity?: string | null | undefined;
  addressState?: string | null | undefined;
  addressPostalCode?: string | null | undefined;
  criminalBkg?: string | null | undefined;
}

/** The employment status that asks for the date of the last employment. */
const unemployed = "ue";

const messages = [
  ["name", "Name required!"],
  ["email", "Email required!"],
  ["phone", "Phone required!"],
  ["employmentStatus", "Employment Status required!"],
  ["employmentStatusDate", "Date of Last Employment required!"],
  ["ssn", "Social Security Number required!"],
  ["gender", "Gender required!"],
  ["dob", "Date of Birth required!"],
  ["ethnicity", "Ethnicity required!"],
  ["races", "Race required!"],
  ["veteranStatus", "Veteran Status required!"],
  ["disability", "Disability Status required!"],
  ["educationLevel", "Education Level required!"],
  ["orgReferral", "Referral information required!"],
  ["citizenStatus", "Citizenship Status required!"],
  ["addressLine1", "Street Address required!"],
  ["addressCity", "City required!"],
  ["addressState", "State required!"],
  ["addressPostalCode", "Zip Code required!"],
  ["criminalBkg", "Criminal Background required!"],
] as const satisfies readonly (readonly [keyof SigningFacts, string])[];

/** The first item that keeps an apprentice agreement from being signed, with its message; undefined where none does. */
export function firstMissingForSigning(
  facts: SigningFacts,
): { field: keyof SigningFacts; message: string } | undefined {
  const missing = messages.find(([field]) => {
    if (field === "employmentStatusDate" && facts.employmentStatus !== unemployed) return false;
    const value = facts[field];
    return !value || (typeof value === "string" ? value.trim() : value).length === 0;
  });
  return missing && { field: missing[0], message: missing[1] };
}

/** From this age on, in years, one signs without a parent or guardian. */
const adultFrom = 18;

/** Whether who was born on a day is a minor on another, both YYYY-MM-DD; somebody born on February 29 comes of age on March 1. */
export function isMinorOn(dob: string, day: string): boolean {
  const year = Number(dob.slice(0, 4)) + adultFrom;
  return day < `${String(year).padStart(4, "0")}${dob.slice(4)}`;
}

/** What the signature of a parent or guardian asks for. */
export interface GuardianFacts {
  guardianName?: string | null | undefined;
  guardianSignature?: string | null | undefined;
  /** The minor's, which is not the guardian's. */
  apprenticeName?: string | null | undefined;
}

const guardianMessages = [
  ["guardianName", "Guardian Name required!"],
  ["guardianSignature", "Guardian Signature required!"],
] as const satisfies readonly (readonly [keyof GuardianFacts, string])[];

/** The first item of a guardian's signature that is missing or the apprentice's own, with its message; it comes after all that is asked of the apprentice. */
export function firstMissingOfGuardian(
  facts: GuardianFacts,
): { field: keyof GuardianFacts; message: string } | undefined {
  const missing = guardianMessages.find(([field]) => wordsOf(facts[field]) === "");
  if (missing) return { field: missing[0], message: missing[1] };
  return wordsOf(facts.guardianName) === wordsOf(facts.apprenticeName)
    ? { field: "guardianName", message: ownName }
    : undefined;
}

const ownName =
  "A parent or guardian signs with a name of their own! Who has the same name adds a suffix, such as Sr.";

/** The words of a name without accents, in whatever order they stand. */
const wordsOf = (name: string | null | undefined): string =>
  (name ?? "")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .toSorted()
    .join(" ");
