export { type AgreementRevision, agreementTexts, currentRevision } from "./agreement-text.ts";
export { affirmativeActionFrom, mostApprentices } from "./apprentice-ratio.ts";
export type { AgreementLanguage, Wording } from "./wording.ts";
