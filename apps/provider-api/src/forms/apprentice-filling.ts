import { type Filling, signatureValues, wageValues } from "./filling.ts";
import { joined, shownAnswer, shownDate, shownMoney, shownNumber } from "./shown-values.ts";
import type { ApprenticeFacts } from "./signed-facts.ts";

/** What the form of an apprentice agreement says. */
export function apprenticeFilling(facts: ApprenticeFacts): Filling {
  const { apprentice, apprenticeship, employer, sponsor, terms, signatures } = facts;
  const wages = wageValues(facts);
  const signed = [
    signatureValues("apprentice", signatures.apprentice),
    signatureValues("apprenticeResponsibilities", signatures.apprentice),
    signatureValues("guardian", signatures.guardian),
    signatureValues("sponsor", signatures.sponsor),
    signatureValues("employer", signatures.employer),
  ];
  const name = apprentice.name ?? joined([apprentice.firstName, apprentice.lastName], " ");
  const { disability } = apprentice.privateData;
  return {
    title: `Apprentice Agreement: ${name || facts.agreementId}`,
    values: {
      agreementId: facts.agreementId,
      ...nameValues(apprentice),
      ...privateValues(apprentice.privateData),
      email: apprentice.email ?? "",
      phone: apprentice.phone ?? "",
      sponsor: sponsor.organization ?? "",
      sponsorLocation: sponsor.location ?? "",
      sponsorAddress: joined([
        sponsor.address.street,
        sponsor.address.city,
        joined([sponsor.address.state, sponsor.address.zipCode], " "),
      ]),
      employer: employer.name ?? "",
      employerContact: joined([employer.contact, employer.contactTitle]),
      employerPhone: employer.phone ?? "",
      employerEmail: employer.email ?? "",
      naicsCode: employer.naicsCode ?? "",
      occupation: apprenticeship.occupation ?? "",
      onetCode: apprenticeship.onetCode ?? "",
      rapidsCode: apprenticeship.rapidsCode ?? "",
      ojtHours: shownNumber(apprenticeship.ojtHours),
      hoursProbationary: shownNumber(terms.hoursProbationary ?? 0),
      startDate: shownDate(apprenticeship.startDate),
      expectedEndDate: shownDate(apprenticeship.expectedEndDate),
      instructionProvider: facts.instructionProvider ?? "",
      instructionHours: shownNumber(apprenticeship.instructionHours),
      wagesPaidDuringRTI: shownAnswer("yesOrNo", terms.wagesPaidDuringRTI),
      RTIDuringWorkHrs: shownAnswer("yesOrNo", terms.RTIDuringWorkHrs),
      creditPrevJob: shownNumber(terms.creditPrevJob ?? 0),
      creditPrevRTIHrs: shownNumber(terms.creditPrevRTIHrs ?? 0),
      priorHourlyWage: shownMoney(terms.priorHourlyWage ?? 0),
      ...wages.values,
      ...Object.assign({}, ...signed.map(({ values }) => values)),
      disclosureName: name,
      disclosureDate: shownDate(signatures.apprentice?.day),
    },
    checked: typeof disability === "string" ? [`disability_${disability}`] : [],
    signatures: Object.assign({}, ...signed.map((one) => one.signatures)),
    further: wages.further,
  };
}

/** One who has only a whole name has it where the last name stands. */
function nameValues({
  name,
  firstName,
  middleName,
  lastName,
  suffix,
}: ApprenticeFacts["apprentice"]) {
  const last = joined([lastName, suffix], " ");
  return {
    lastName: last || (firstName ? "" : (name ?? "")),
    firstName: firstName ?? "",
    middleName: middleName ?? "",
  };
}

function privateValues(data: ApprenticeFacts["apprentice"]["privateData"]) {
  const text = (field: string) => (typeof data[field] === "string" ? data[field] : "");
  return {
    address: joined([text("addressLine1"), text("addressLine2")]),
    city: text("addressCity"),
    state: text("addressState"),
    zipCode: text("addressPostalCode"),
    // Whoever kept it: more than four digits of it stand nowhere here.
    ssn: text("ssn") && `***-**-${text("ssn").slice(-4)}`,
    dob: shownDate(data["dob"]),
    gender: shownAnswer("gender", data["gender"]),
    ethnicity: shownAnswer("ethnicity", data["ethnicity"]),
    races: shownAnswer("races", data["races"]),
    veteranStatus: shownAnswer("veteranStatus", data["veteranStatus"]),
    educationLevel: shownAnswer("educationLevel", data["educationLevel"]),
    employmentStatus: shownAnswer("employmentStatus", data["employmentStatus"]),
    employmentStatusDate: shownDate(data["employmentStatusDate"]),
    orgReferral: shownAnswer("orgReferral", data["orgReferral"]),
    citizenStatus: shownAnswer("citizenStatus", data["citizenStatus"]),
    criminalBkg: shownAnswer("yesOrNo", data["criminalBkg"]),
  };
}
