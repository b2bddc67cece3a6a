import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { gatedTypes } from "../records/access-code.ts";
import { longestReason, reason } from "../reason.ts";

const id = z.string().check(z.minLength(1), z.maxLength(80));

const gatedTable = z.enum(gatedTypes);

/** Checks the access code of a record; a right one is answered with a grant that the following calls carry. */
export const checkAccessCode = endpoint({
  name: "checkAccessCode",
  method: "POST",
  path: "/v1/access/checkAccessCode",
  access: "public",
  summary:
    "Compares an access code as a number; a right one is answered with a grant for x-access-grant, a wrong one slows the next try down and in the end locks.",
  body: z.strictObject({
    id,
    table: gatedTable,
    accessCode: z.union([z.string().check(z.maxLength(20)), z.int()]),
  }),
  reply: z.strictObject({
    success: z.boolean(),
    message: z.optional(z.string()),
    grant: z.optional(z.string()),
  }),
  problems: ["access.too-many-codes", "record.not-found"],
});

/** Shows the access code of a record to staff who may change it and say why; it is written to the audit log. */
export const revealAccessCode = endpoint({
  name: "revealAccessCode",
  method: "POST",
  path: "/v1/access/revealAccessCode",
  access: "staff",
  summary:
    "Answers the access code of a record of one's own organization to who may change that record; who asked and why is written to the audit log.",
  body: z.strictObject({
    id,
    table: gatedTable,
    reason: reason(),
  }),
  reply: z.strictObject({ accessCode: z.nullable(z.string()) }),
  problems: ["record.not-found"],
});

/** Marks an invite as done; it is kept as evidence and reads as invalid from then on. */
export const completeInvite = endpoint({
  name: "completeInvite",
  method: "POST",
  path: "/v1/access/completeInvite",
  access: "public",
  summary:
    "Marks an invite as done, with its access grant where it has a code; it stays as evidence and reads as invalid.",
  body: z.strictObject({ id, actionTaken: z.optional(z.string().check(z.maxLength(200))) }),
  grants: ["access"],
  reply: z.strictObject({ completed: z.literal(true) }),
  problems: ["record.not-found", "access.grant-needed"],
});

/** Declines an invite, with a reason; it is kept as evidence and opens nothing from then on. */
export const declineInvite = endpoint({
  name: "declineInvite",
  method: "POST",
  path: "/v1/access/declineInvite",
  access: "public",
  summary:
    "Declines an invite with its access grant: it reads as invalid, what its code opened is closed, and whoever sent it is told by mail. The reason stands on the invite.",
  body: z.strictObject({
    id,
    reason: reason(),
  }),
  grants: ["access"],
  reply: z.strictObject({ declinedAt: z.iso.datetime() }),
  problems: ["record.not-found", "access.grant-needed"],
});

/** Sends an invite to its invitee, or asks the signer of an agreement to sign it; sending once more is the same call. */
export const sendInvite = endpoint({
  name: "sendInvite",
  method: "POST",
  path: "/v1/access/sendInvite",
  access: "admin",
  summary:
    "Mails an invite in English or Spanish, and its code in a second mail that the outbox keeps sealed; an invite to sign gets a code where it has none. Of an agreement it sends the open invite of its signer, or makes one. Stamps sentAt, signerInviteSentAt and both histories.",
  body: z.strictObject({
    table: z.enum(["invites", "employerAgreements", "apprenticeAgreements"]),
    id,
    lang: z._default(z.enum(["en", "es"]), "en"),
  }),
  reply: z.strictObject({
    /** Of the invite that was sent. */
    id: z.string(),
    sentTo: z.string(),
    sentAt: z.iso.datetime(),
  }),
  problems: ["record.not-found", "invite.closed", "invite.incomplete", "limit.too-many-requests"],
});

/** Takes an invite back; it is kept as evidence and opens nothing from then on. */
export const revokeInvite = endpoint({
  name: "revokeInvite",
  method: "POST",
  path: "/v1/access/revokeInvite",
  access: "admin",
  summary:
    "Takes an invite back: it reads as invalid, and what its code opened is closed. Who did it and why is in the audit log.",
  body: z.strictObject({
    id,
    reason: z.optional(z.string().check(z.trim(), z.maxLength(longestReason))),
  }),
  reply: z.strictObject({ revokedAt: z.iso.datetime() }),
  problems: ["record.not-found", "invite.closed"],
});
