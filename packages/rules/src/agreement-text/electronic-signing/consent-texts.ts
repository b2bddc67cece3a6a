import { november2026 } from "./november-2026.ts";

/** What signers agree to before they sign electronically, by version; one that somebody agreed to stays as it is. */
export const consentTexts = { "2026-11": november2026 } as const;

/** A version of the text. */
export type ConsentVersion = keyof typeof consentTexts;

/** The version that signers are shown today. */
export const currentConsent: ConsentVersion = "2026-11";

/** Whether a text was ever shown under this version. */
export function isConsentVersion(version: string): version is ConsentVersion {
  return Object.hasOwn(consentTexts, version);
}
