export { type AgreementRevision, agreementTexts, currentRevision } from "./agreement-text.ts";
export { affirmativeActionFrom, mostApprentices } from "./apprentice-ratio.ts";
export {
  consentTexts,
  type ConsentVersion,
  currentConsent,
  isConsentVersion,
} from "./electronic-signing/consent-texts.ts";
export type { AgreementLanguage, Wording } from "./wording.ts";
