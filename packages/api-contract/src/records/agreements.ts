import * as z from "zod/mini";
import {
  computed,
  instant,
  integer,
  json,
  label,
  mail,
  money,
  noted,
  oneOf,
  personName,
  plainDate,
  record,
  sealed,
  secret,
  storedFile,
  text,
  yesNo,
  required,
} from "../record.ts";
import { recordTypes } from "../record-types.ts";
import { accessCode } from "./access-code.ts";
import { inviteHistory } from "./invite-history.ts";

const yesOrNo = oneOf(["yes", "no"]);

/** Only signing itself sets these. */
const proofOfSigning = {
  signerSignature: computed(storedFile()),
  signerSignatureDate: computed(plainDate()),
  signerIpAddress: computed(text(60)),
  /** Which text on signing electronically the signer agreed to, and when. */
  signerConsentVersion: computed(text(40)),
  signerConsentAt: computed(instant()),
};

/** Only signing sets these as well: of the sponsor, who is a manager of the agreement's location. */
const proofOfSponsor = {
  sponsorUserId: computed(text(80)),
  sponsorName: computed(personName()),
  sponsorSignature: computed(storedFile()),
  sponsorSignatureDate: computed(plainDate()),
  /** Whether it waits for the sponsor to sign; without a word where nobody has signed yet, or did before sponsors signed. */
  sponsorAwaited: computed(yesNo()),
};

/** What an employer accepts and signs. */
export const employerAgreements = record({
  ...recordTypes.employerAgreements,
  title: "Employer agreement",
  list: { order: "-createdAt" },
  fields: {
    orgId: text(80),
    locationId: text(80),
    employerProfileId: text(80),
    apprenticeshipId: text(80),
    accessCode: secret(accessCode),
    hasAccessCode: computed(yesNo()),
    signerName: personName(),
    signerTitle: label(),
    signerEmail: mail(),
    ...proofOfSigning,
    ...proofOfSponsor,
    signerInviteSentAt: noted(instant()),
    /** Its signer declined the invitation that was sent last. */
    signerDeclinedAt: computed(noted(instant())),
    inviteHistory,
  },
});

/** What an apprentice reviews and signs; `privateData` is their private information as it was when they signed, of the social security number the last four digits. */
export const apprenticeAgreements = record({
  ...recordTypes.apprenticeAgreements,
  title: "Apprentice agreement",
  list: { order: "-createdAt" },
  fields: {
    orgId: text(80),
    locationId: text(80),
    name: label(),
    employerProfileId: text(80),
    apprenticeshipId: text(80),
    employerAgreementId: text(80),
    instructionProviderId: text(80),
    wageScheduleId: text(80),
    userProfileId: text(80),
    userId: text(80),
    accessCode: secret(accessCode),
    hasAccessCode: computed(yesNo()),
    signerName: personName(),
    signerFirstName: personName(),
    signerLastName: personName(),
    signerMiddleName: personName(),
    signerEmail: mail(),
    signerPhone: label(40),
    ...proofOfSigning,
    /** Of the parent or guardian who signs as well where the apprentice is a minor. */
    guardianName: computed(personName()),
    guardianSignature: computed(storedFile()),
    guardianSignatureDate: computed(plainDate()),
    ...proofOfSponsor,
    signerInviteSentAt: noted(instant()),
    /** Its signer declined the invitation that was sent last. */
    signerDeclinedAt: computed(noted(instant())),
    hoursProbationary: integer(0, 100_000),
    creditPrevJob: integer(0, 100_000),
    creditPrevRTIHrs: integer(0, 100_000),
    priorHourlyWage: money(),
    wagesPaidDuringRTI: yesOrNo,
    RTIDuringWorkHrs: yesOrNo,
    privateData: sealed(json(z.record(z.string(), z.json()))),
    inviteHistory,
  },
});

/** Who gives the related instruction. */
export const instructionProviders = record({
  ...recordTypes.instructionProviders,
  title: "Instruction provider",
  list: { order: "name" },
  fields: { orgId: text(80), name: required(label()) },
});
