import { numberFault } from "./social-security-number.ts";

/** The answers of a person's private information, in the order of its form. */
export const privateAnswers = [
  "ssn",
  "dob",
  "gender",
  "addressLine1",
  "addressLine2",
  "addressCity",
  "addressState",
  "addressPostalCode",
  "addressCountry",
  "educationLevel",
  "employmentStatus",
  "employmentStatusDate",
  "orgReferral",
  "citizenStatus",
  "criminalBkg",
  "ethnicity",
  "races",
  "veteranStatus",
  "disability",
] as const;

export type PrivateAnswer = (typeof privateAnswers)[number];

/** A person's private information as it was filled in; the races are several, an empty answer is none. */
export type PrivateInformation = Record<Exclude<PrivateAnswer, "races">, string> & {
  races: readonly string[];
};

/** What is wrong with an answer. */
export interface PrivateFault {
  field: PrivateAnswer;
  is: "missing" | "malformed" | "in-the-future" | "too-long-ago";
}

/** Nobody is older, in years. */
const oldest = 120;

/** Why nobody alive was born on a day, where nobody was; both are YYYY-MM-DD. */
export function birthFault(
  dob: string,
  today: string,
): "in-the-future" | "too-long-ago" | undefined {
  if (dob > today) return "in-the-future";
  const earliest = `${Number(today.slice(0, 4)) - oldest}${today.slice(4)}`;
  return dob < earliest ? "too-long-ago" : undefined;
}

/** The one country that an address can be in. */
export const onlyCountry = "United States";

/** Without an employment, whose date of the last one is asked for. */
export const asksLastEmployment = (employmentStatus: string): boolean => employmentStatus === "ue";

const mayBeEmpty: readonly PrivateAnswer[] = ["addressLine2", "races"];

/** What is wrong with the answers, in the order of the form; `today` is YYYY-MM-DD. Races may be left out until an agreement is signed. */
export function privateFaults(answers: PrivateInformation, today: string): PrivateFault[] {
  return privateAnswers.flatMap((field) => {
    const is = faultOf(field, answers, today);
    return is ? [{ field, is }] : [];
  });
}

function faultOf(
  field: PrivateAnswer,
  answers: PrivateInformation,
  today: string,
): PrivateFault["is"] | undefined {
  if (field === "races" || mayBeEmpty.includes(field)) return undefined;
  if (field === "ssn") return numberFault(answers.ssn);
  if (field === "employmentStatusDate" && !asksLastEmployment(answers.employmentStatus))
    return undefined;
  const answer = answers[field].trim();
  if (answer === "") return "missing";
  if (field === "addressPostalCode" && !/^\d{5}(?:-\d{4})?$/.test(answer)) return "malformed";
  if (field === "dob") return birthFault(answer, today);
  return field === "employmentStatusDate" && answer > today ? "in-the-future" : undefined;
}

/** The answers with another one; whoever is not unemployed has no date of the last employment. */
export function withAnswer<Field extends PrivateAnswer>(
  answers: PrivateInformation,
  field: Field,
  answer: PrivateInformation[Field],
): PrivateInformation {
  const changed = { ...answers, [field]: answer };
  return asksLastEmployment(changed.employmentStatus)
    ? changed
    : { ...changed, employmentStatusDate: "" };
}
