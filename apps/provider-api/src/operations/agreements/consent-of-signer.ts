import { Problem } from "../../platform/problem.ts";
import type { StoredInvite } from "../invites/lock-invite.ts";

/** What the agreement keeps of its signer's consent to sign electronically; refuses who has given none. */
export function consentOf({ consentVersion, consentAt }: StoredInvite) {
  if (consentVersion === null || consentAt === null) throw new Problem("agreement.consent-needed");
  return { signerConsentVersion: consentVersion, signerConsentAt: consentAt };
}
