import { lazyPart } from "@guildway/federation";
import type { RowOf } from "@guildway/api-client";
import { apprenticeAgreements, employerAgreements, invites } from "@guildway/api-contract";
import { signature, signed, sponsorSignature, state } from "../../invitations/signing.ts";
import { StateTag } from "../../invitations/state.tsx";
import { Timeline, timelineText } from "../../invitations/timeline.tsx";
import { room } from "../../room/room.ts";
import { texts } from "./texts.ts";

const signer = {
  field: "signerName",
  text: ({ signerName, signerEmail }: RowOf<typeof employerAgreements>) =>
    signerName || (signerEmail ?? ""),
  needs: ["signerEmail"],
} as const;

export const employerAgreementsRoom = room({
  record: employerAgreements,
  page: "admin-console.employerAgreements",
  texts,
  nameOf: signer.text,
  Tags: StateTag,
  columns: [
    signer,
    "orgId",
    "employerProfileId",
    "apprenticeshipId",
    state,
    "signerInviteSentAt",
    "createdAt",
  ],
  search: (text) => ({ [text.includes("@") ? "signerEmail[ilike]" : "signerName[ilike]"]: text }),
  filters: [signed, "employerProfileId", "apprenticeshipId", "locationId"],
  sections: {
    about: ["employerProfileId", "apprenticeshipId", "locationId"],
    signer: ["signerName", "signerTitle", "signerEmail"],
    signing: [
      signature,
      "signerSignatureDate",
      "signerIpAddress",
      "signerConsentAt",
      "sponsorName",
      sponsorSignature,
      "sponsorSignatureDate",
      "hasAccessCode",
      "signerInviteSentAt",
      { field: "inviteHistory", text: timelineText, Cell: Timeline },
    ],
    record: ["orgId", "id", "createdAt", "updatedAt"],
  },
  related: [
    { record: invites, page: "admin-console.invites", by: "employerAgreementId" },
    {
      record: apprenticeAgreements,
      page: "admin-console.apprenticeAgreements",
      by: "employerAgreementId",
    },
  ],
  views: true,
  bulk: ["locationId", "employerProfileId", "apprenticeshipId"],
  Actions: lazyPart(
    async () => (await import("./employer-agreement-actions.tsx")).EmployerAgreementActions,
  ),
  form: { leavesOut: ["signerInviteSentAt", "inviteHistory"] },
});
