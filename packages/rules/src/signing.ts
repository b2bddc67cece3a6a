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
