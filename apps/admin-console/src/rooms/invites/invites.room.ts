import { lazyPart } from "@guildway/federation";
import type { RowOf } from "@guildway/api-client";
import { invites, inviteTypes } from "@guildway/api-contract";
import { StateTag, stateText } from "../../invitations/state.tsx";
import { Timeline, timelineText } from "../../invitations/timeline.tsx";
import { room } from "../../room/room.ts";
import { texts } from "./texts.ts";

const person = {
  field: "firstName",
  text: ({ firstName, lastName, email }: RowOf<typeof invites>) =>
    [firstName, lastName].filter(Boolean).join(" ") || (email ?? ""),
  needs: ["lastName", "email"],
} as const;

const state = {
  field: "consumedAt",
  text: stateText,
  Cell: StateTag,
  needs: ["declinedAt", "revokedAt", "viewedAt", "sentAt"],
} as const;

export const invitesRoom = room({
  record: invites,
  page: "admin-console.invites",
  texts,
  nameOf: person.text,
  Tags: StateTag,
  columns: [person, "orgId", "inviteType", state, "employerProfileId", "sentAt", "createdAt"],
  search: (text) => ({ [text.includes("@") ? "email[ilike]" : "lastName[ilike]"]: text }),
  filters: [
    { field: "inviteType", choices: inviteTypes },
    "employerProfileId",
    "locationId",
    "employerAgreementId",
    "apprenticeAgreementId",
  ],
  sections: {
    invitee: ["firstName", "lastName", "title", "email"],
    about: [
      "inviteType",
      "employerAgreementId",
      "apprenticeAgreementId",
      "employerProfileId",
      "apprenticeshipId",
      "locationId",
      "classId",
      "registerLink",
    ],
    state: [
      "hasAccessCode",
      "sentTo",
      "sentAt",
      "sentBy",
      "viewedAt",
      "consentAt",
      "declinedAt",
      "declineReason",
      { field: "inviteHistory", text: timelineText, Cell: Timeline },
    ],
    record: ["orgId", "id", "createdAt", "updatedAt"],
  },
  views: true,
  bulk: ["locationId", "employerProfileId", "classId"],
  Actions: lazyPart(async () => (await import("./invite-actions.tsx")).InviteActions),
  form: {
    alsoAsks: ["accessCode"],
    leavesOut: ["sentAt", "viewedAt", "inviteHistory"],
    inputs: () => import("./inputs.ts"),
  },
});
