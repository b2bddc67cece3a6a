import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { labelText, personText } from "../one-line.ts";
import { reason } from "../reason.ts";

const id = z.string().check(z.minLength(1), z.maxLength(80));
const name = personText(300).check(z.trim(), z.minLength(1));
const title = labelText(300).check(z.trim(), z.minLength(1));
const signed = z.strictObject({ signed: z.literal(true), grant: z.string() });

/** The URL of a stored image of the signature. */
const signature = z.string().check(z.minLength(1), z.maxLength(2000));

const mostRecordsRead = 200;

/** What the signer has read: the version of each record that the agreement shows, by `{type}/{id}`. */
const read = z.record(z.string().check(z.maxLength(200)), z.int().check(z.gte(1))).check(
  z.refine((versions) => Object.keys(versions).length <= mostRecordsRead, {
    error: `has at most ${mostRecordsRead} records`,
  }),
);

const table = z.enum(["employerAgreements", "apprenticeAgreements"]);

/** Agrees to sign an agreement electronically, by the grant of its invite. */
export const consentToSign = endpoint({
  name: "consentToSign",
  method: "POST",
  path: "/v1/access/consentToSign",
  access: "public",
  grants: ["access"],
  summary:
    "Keeps that the signer of an agreement has read what signing electronically means, in which version of the text, and agrees to it; given once for an invite, and asked for before signing.",
  body: z.strictObject({
    table,
    id,
    textVersion: z.string().check(z.minLength(1), z.maxLength(40)),
  }),
  reply: z.strictObject({ consentedAt: z.iso.datetime() }),
  problems: ["access.grant-needed", "record.conflict"],
});

/** Signs an employer agreement by the grant of its invite. */
export const signEmployerAgreement = endpoint({
  name: "signEmployerAgreement",
  method: "POST",
  path: "/v1/access/signEmployerAgreement",
  access: "public",
  grants: ["access"],
  summary:
    "Signs an employer agreement with the grant of its invite, as it was read: where a record that it shows has another version by now, nothing is signed. The server writes date and address, the invite is kept as evidence, and the answer has a grant for the signed agreement.",
  body: z.strictObject({
    id,
    read,
    signerName: name,
    signerTitle: title,
    signerSignature: signature,
  }),
  reply: signed,
  problems: [
    "access.grant-needed",
    "record.conflict",
    "agreement.consent-needed",
    "agreement.changed",
    "file.not-found",
  ],
});

/** Signs an apprentice agreement by the grant of its invite. */
export const signApprenticeAgreement = endpoint({
  name: "signApprenticeAgreement",
  method: "POST",
  path: "/v1/access/signApprenticeAgreement",
  access: "public",
  grants: ["access"],
  summary:
    "Signs an apprentice agreement with the grant of its invite, as it was read, once nothing that it asks for is missing; the first missing item is named as the specification words it. Where the apprentice is a minor on that day, a parent or guardian signs as well.",
  body: z.strictObject({
    id,
    read,
    signerSignature: signature,
    guardianName: z.optional(name),
    guardianSignature: z.optional(signature),
  }),
  reply: signed,
  problems: [
    "access.grant-needed",
    "record.conflict",
    "agreement.consent-needed",
    "agreement.changed",
    "agreement.incomplete",
    "file.not-found",
  ],
});

/** Opens an agreement for a manager of its location, as its code would. */
export const openAsSponsor = endpoint({
  name: "openAsSponsor",
  method: "POST",
  path: "/v1/access/openAsSponsor",
  access: "user",
  summary:
    "Answers a manager of an agreement's location, whatever their role, with a grant that opens the agreement as its access code does; who opened it is in the audit log.",
  body: z.strictObject({ table, id }),
  reply: z.strictObject({ grant: z.string() }),
  problems: ["record.not-found", "limit.too-many-requests"],
});

/** Signs an agreement as its sponsor, after its signer. */
export const signAsSponsor = endpoint({
  name: "signAsSponsor",
  method: "POST",
  path: "/v1/access/signAsSponsor",
  access: "user",
  summary:
    "Signs an agreement that waits for its sponsor, by a manager of its location, whatever their role, over the version that they have read and with a signature of their own; its form is kept anew.",
  body: z.strictObject({
    table,
    id,
    /** Of the agreement, as it was read. */
    version: z.int().check(z.positive()),
    /** What the signer has uploaded, or their stored signature. */
    sponsorSignature: signature,
  }),
  reply: z.strictObject({ signed: z.literal(true), sponsorSignatureDate: z.iso.date() }),
  problems: [
    "record.not-found",
    "record.conflict",
    "record.changed",
    "agreement.own",
    "agreement.not-signed",
    "file.not-found",
    "signature.unreadable",
  ],
});

/** The filled form of a signed agreement, as PDF. */
export const readAgreementForm = endpoint({
  name: "readAgreementForm",
  method: "GET",
  path: "/v1/access/agreementForm",
  access: "public",
  grants: ["access"],
  summary:
    "Answers the filled form of a signed agreement as PDF, the same bytes each time until somebody else signs: to who gave its code or signed it, to its apprentice, and to staff, an apprentice's to admin and above. Of the social security number it has the last four digits; who had it is in the audit log.",
  query: z.strictObject({ table, id }),
  streams: "reply",
  reply: z.unknown(),
  problems: [
    "record.not-found",
    "access.grant-needed",
    "agreement.not-signed",
    "limit.too-many-requests",
  ],
});

/** The official ETA-671 of a signed apprentice agreement, as PDF with the whole social security number. */
export const exportEta671 = endpoint({
  name: "exportEta671",
  method: "POST",
  path: "/v1/access/exportEta671",
  access: "admin",
  summary:
    "Fills the official form that the organization has uploaded with a signed apprentice agreement and answers it as PDF, with the whole social security number; nothing of it is kept. Who asked and why is written to the audit log.",
  body: z.strictObject({
    id,
    reason: reason(),
  }),
  streams: "reply",
  reply: z.unknown(),
  problems: [
    "record.not-found",
    "agreement.not-signed",
    "agreement.apprentice-moved",
    "agreement.number-changed",
    "form.missing",
    "form.unknown",
    "limit.too-many-requests",
  ],
});
