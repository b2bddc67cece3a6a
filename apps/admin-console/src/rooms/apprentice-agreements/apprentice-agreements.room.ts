import { lazyPart } from "@guildway/federation";
import { apprenticeAgreements, invites } from "@guildway/api-contract";
import {
  guardianSignature,
  signature,
  signed,
  sponsorSignature,
  state,
} from "../../invitations/signing.ts";
import { StateTag } from "../../invitations/state.tsx";
import { Timeline, timelineText } from "../../invitations/timeline.tsx";
import { room } from "../../room/room.ts";
import { texts } from "./texts.ts";

export const apprenticeAgreementsRoom = room({
  record: apprenticeAgreements,
  page: "admin-console.apprenticeAgreements",
  texts,
  Tags: StateTag,
  columns: [
    "name",
    "orgId",
    "employerProfileId",
    "apprenticeshipId",
    state,
    "signerInviteSentAt",
    "createdAt",
  ],
  search: (text) => ({ [text.includes("@") ? "signerEmail[ilike]" : "name[ilike]"]: text }),
  filters: [signed, "employerProfileId", "apprenticeshipId", "employerAgreementId", "locationId"],
  sections: {
    apprentice: [
      "name",
      "signerFirstName",
      "signerMiddleName",
      "signerLastName",
      "signerEmail",
      "signerPhone",
      "userId",
    ],
    about: [
      "employerProfileId",
      "apprenticeshipId",
      "employerAgreementId",
      "locationId",
      "instructionProviderId",
      "wageScheduleId",
    ],
    terms: [
      "hoursProbationary",
      "creditPrevJob",
      "creditPrevRTIHrs",
      "priorHourlyWage",
      "wagesPaidDuringRTI",
      "RTIDuringWorkHrs",
    ],
    signing: [
      signature,
      "signerSignatureDate",
      "signerIpAddress",
      "signerConsentAt",
      "guardianName",
      guardianSignature,
      "guardianSignatureDate",
      "sponsorName",
      sponsorSignature,
      "sponsorSignatureDate",
      "hasAccessCode",
      "signerInviteSentAt",
      { field: "inviteHistory", text: timelineText, Cell: Timeline },
    ],
    record: ["orgId", "id", "createdAt", "updatedAt"],
  },
  related: [{ record: invites, page: "admin-console.invites", by: "apprenticeAgreementId" }],
  views: true,
  bulk: ["instructionProviderId", "wageScheduleId", "locationId", "hoursProbationary"],
  Actions: lazyPart(
    async () => (await import("./apprentice-agreement-actions.tsx")).ApprenticeAgreementActions,
  ),
  form: { needs: ["name"], leavesOut: ["signerInviteSentAt", "inviteHistory"] },
});
