import { answerWording } from "./march-2023/answers.ts";
import { apprenticeAgreement } from "./march-2023/apprentice-agreement.ts";
import { employerAgreement } from "./march-2023/employer-agreement.ts";

/** The wording of both agreements by form revision; what was signed under one is shown and filled with that one. */
export const agreementTexts = {
  "Rev. March 2023": { apprenticeAgreement, employerAgreement, answerWording },
} as const;

/** A revision of the forms. */
export type AgreementRevision = keyof typeof agreementTexts;

/** The revision that is signed today. */
export const currentRevision: AgreementRevision = "Rev. March 2023";
