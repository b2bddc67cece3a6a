import { type Filling, signatureValues, wageValues } from "./filling.ts";
import { shownDate, shownNumber } from "./shown-values.ts";
import type { EmployerFacts } from "./signed-facts.ts";

/** What the form of an employer agreement says. */
export function employerFilling(facts: EmployerFacts): Filling {
  const { sponsor, employer, apprenticeship, workforce, signatures } = facts;
  const wages = wageValues(facts);
  const byEmployer = signatureValues("employer", signatures.employer);
  const bySponsor = signatureValues("sponsor", signatures.sponsor);
  const numbers = Object.entries(workforce).flatMap(([row, columns]) =>
    Object.entries(columns).map(([column, count]) => [`${row}_${column}`, shownNumber(count)]),
  );
  return {
    title: `Employer Acceptance Agreement: ${employer.name ?? facts.agreementId}`,
    values: {
      agreementId: facts.agreementId,
      sponsor: sponsor.organization ?? "",
      sponsorLocation: sponsor.location ?? "",
      employer: employer.name ?? "",
      ein: employer.ein ?? "",
      naicsCode: employer.naicsCode ?? "",
      contact: employer.contact ?? "",
      contactTitle: employer.contactTitle ?? "",
      phone: employer.phone ?? "",
      email: employer.email ?? "",
      occupation: apprenticeship.occupation ?? "",
      onetCode: apprenticeship.onetCode ?? "",
      rapidsCode: apprenticeship.rapidsCode ?? "",
      ojtHours: shownNumber(apprenticeship.ojtHours),
      instructionHours: shownNumber(apprenticeship.instructionHours),
      startDate: shownDate(apprenticeship.startDate),
      expectedEndDate: shownDate(apprenticeship.expectedEndDate),
      wageSchedule: facts.schedules[0]?.title ?? "",
      ...Object.fromEntries(numbers),
      ...wages.values,
      ...byEmployer.values,
      employerTitle: signatures.employer?.title ?? "",
      ...bySponsor.values,
    },
    checked: [],
    signatures: { ...byEmployer.signatures, ...bySponsor.signatures },
    further: wages.further,
  };
}
