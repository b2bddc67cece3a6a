import type { Kysely } from "kysely";
import { runScript } from "../run-script.ts";

const ofSponsor = `
  ADD COLUMN "sponsorUserId" text,
  ADD COLUMN "sponsorName" text,
  ADD COLUMN "sponsorSignature" text,
  ADD COLUMN "sponsorSignatureDate" date,
  ADD COLUMN "sponsorAwaited" boolean`;

/** An agreement has its sponsor's signature, or waits for it; and who manages a location finds what hangs on it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runScript(
    db,
    `
ALTER TABLE "employerAgreements" ${ofSponsor};
ALTER TABLE "apprenticeAgreements" ${ofSponsor};
ALTER TABLE "organizations" ADD COLUMN "sponsorsSign" boolean;
ALTER TABLE "invites" ADD COLUMN "lang" text;
CREATE INDEX "employerAgreementsByLocation" ON "employerAgreements" ("locationId");
CREATE INDEX "apprenticeAgreementsByLocation" ON "apprenticeAgreements" ("locationId");
CREATE INDEX "employerProfilesByLocation" ON "employerProfiles" ("locationId");
CREATE INDEX "invitesByLocation" ON "invites" ("locationId");
CREATE INDEX "wageSchedulesByLocation" ON "wageSchedules" ("locationId");
CREATE INDEX "locationsByManager" ON "locations" USING gin ("managerIds");
`,
  );
}
