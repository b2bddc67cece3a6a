import type { AgreementRevision } from "@guildway/rules/agreement-text";

/** What a signature is, and whose: the stored picture's name, the printed name, and the day, YYYY-MM-DD. */
export interface SignatureFacts {
  file: string | null;
  name: string | null;
  title?: string | null;
  day: string | null;
}

/** One wage schedule as it was when it was agreed. */
export interface ScheduleFacts {
  title: string | null;
  entryWage: number | null;
  wageRates: readonly { wageAmount: number; duration: number }[];
}

/** A postal address. */
export interface AddressFacts {
  street: string | null;
  city: string | null;
  state: string | null;
  zipCode: string | null;
}

/** What both agreements say, as it was when a signature was given; records that change later do not change it. */
export interface CommonFacts {
  revision: AgreementRevision;
  agreementId: string;
  sponsor: { organization: string | null; location: string | null; address: AddressFacts };
  employer: {
    name: string | null;
    contact: string | null;
    contactTitle: string | null;
    phone: string | null;
    email: string | null;
    ein: string | null;
    naicsCode: string | null;
  };
  apprenticeship: {
    occupation: string | null;
    onetCode: string | null;
    rapidsCode: string | null;
    type: string | null;
    ojtHours: number | null;
    instructionHours: number | null;
    startDate: string | null;
    expectedEndDate: string | null;
  };
  schedules: readonly ScheduleFacts[];
  signatures: Partial<Record<"apprentice" | "guardian" | "sponsor" | "employer", SignatureFacts>>;
}

/** What an employer agreement says. */
export interface EmployerFacts extends CommonFacts {
  type: "employerAgreements";
  workforce: Record<
    "employees" | "journeyworkers",
    Record<"all" | "women" | "peopleOfColor", number | null>
  >;
}

/** What an apprentice agreement says; of the social security number its last four digits. */
export interface ApprenticeFacts extends CommonFacts {
  type: "apprenticeAgreements";
  apprentice: {
    name: string | null;
    firstName: string | null;
    middleName: string | null;
    lastName: string | null;
    suffix: string | null;
    email: string | null;
    phone: string | null;
    /** As `answerWording` names them, the number as `***-**-1234`. */
    privateData: Readonly<Record<string, unknown>>;
  };
  instructionProvider: string | null;
  terms: {
    hoursProbationary: number | null;
    creditPrevJob: number | null;
    creditPrevRTIHrs: number | null;
    priorHourlyWage: number | null;
    wagesPaidDuringRTI: string | null;
    RTIDuringWorkHrs: string | null;
  };
}

/** What was signed. */
export type SignedFacts = EmployerFacts | ApprenticeFacts;
