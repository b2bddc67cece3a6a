import type { Kysely } from "kysely";
import { runScript } from "../run-script.ts";

/** A signer agrees to sign electronically or declines with a reason, whoever sent the invite is known, and a guardian signs beside an apprentice who is a minor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runScript(
    db,
    `
ALTER TABLE "invites"
  ADD COLUMN "sentBy" text,
  ADD COLUMN "consentVersion" text,
  ADD COLUMN "consentAt" timestamptz,
  ADD COLUMN "declinedAt" timestamptz,
  ADD COLUMN "declineReason" text;
ALTER TABLE "employerAgreements"
  ADD COLUMN "signerDeclinedAt" timestamptz,
  ADD COLUMN "signerConsentVersion" text,
  ADD COLUMN "signerConsentAt" timestamptz;
ALTER TABLE "apprenticeAgreements"
  ADD COLUMN "signerDeclinedAt" timestamptz,
  ADD COLUMN "signerConsentVersion" text,
  ADD COLUMN "signerConsentAt" timestamptz,
  ADD COLUMN "guardianName" text,
  ADD COLUMN "guardianSignature" text,
  ADD COLUMN "guardianSignatureDate" date;
`,
  );
}
