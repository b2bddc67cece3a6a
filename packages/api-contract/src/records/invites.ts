import {
  computed,
  instant,
  label,
  mail,
  noted,
  oneOf,
  personName,
  record,
  secret,
  text,
  webLink,
  yesNo,
} from "../record.ts";
import { recordTypes } from "../record-types.ts";
import { accessCode } from "./access-code.ts";
import { inviteHistory } from "./invite-history.ts";

/** The types of invites that the product knows; one of another type shows only its id. */
export const inviteTypes = ["register", "employer", "apprentice", "workforce"] as const;

/** A type of invite that the product knows. */
export type InviteType = (typeof inviteTypes)[number];

/** An invitation to do one thing; once that is done it is consumed and reads as invalid. */
export const invites = record({
  ...recordTypes.invites,
  title: "Invite",
  list: { order: "-createdAt" },
  maxBytes: 64 * 1024,
  fields: {
    orgId: text(80),
    locationId: text(80),
    employerProfileId: text(80),
    apprenticeshipId: text(80),
    employerAgreementId: text(80),
    apprenticeAgreementId: text(80),
    inviteType: text(80),
    registerLink: webLink(),
    /** The class that a register invite lets its holder into, though it is not open to everybody. */
    classId: text(80),
    accessCode: secret(accessCode),
    hasAccessCode: computed(yesNo()),
    email: mail(),
    firstName: personName(),
    lastName: personName(),
    title: label(),
    sentAt: instant(),
    /** To whom it was sent last: its code is theirs, and another invitee gets another one. */
    sentTo: computed(mail()),
    /** Which of the staff sent it last; they are told when it is declined. */
    sentBy: computed(text(80)),
    /** The language in which it was sent last, and in which its signer is answered. */
    lang: computed(oneOf(["en", "es"])),
    viewedAt: noted(instant()),
    /** Which text on signing electronically its invitee agreed to, and when. */
    consentVersion: computed(noted(text(40))),
    consentAt: computed(noted(instant())),
    /** Once it is set the invite opens nothing: it was completed, declined or revoked. */
    consumedAt: computed(instant()),
    revokedAt: computed(instant()),
    declinedAt: computed(instant()),
    declineReason: computed(text(500)),
    inviteHistory,
  },
});
