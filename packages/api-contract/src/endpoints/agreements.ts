import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { labelText, personText } from "../one-line.ts";

const id = z.string().check(z.minLength(1), z.maxLength(80));
const name = personText(300).check(z.trim(), z.minLength(1));
const title = labelText(300).check(z.trim(), z.minLength(1));
const signed = z.strictObject({ signed: z.literal(true), grant: z.string() });

/** The URL of a stored image of the signature. */
const signature = z.string().check(z.minLength(1), z.maxLength(2000));

/** Signs an employer agreement by the grant of its invite. */
export const signEmployerAgreement = endpoint({
  name: "signEmployerAgreement",
  method: "POST",
  path: "/v1/access/signEmployerAgreement",
  access: "public",
  grants: ["access"],
  summary:
    "Signs an employer agreement with the grant of its invite; the server writes date and address, the invite is kept as evidence, and the answer has a grant for the signed agreement.",
  body: z.strictObject({ id, signerName: name, signerTitle: title, signerSignature: signature }),
  reply: signed,
  problems: ["access.grant-needed", "record.conflict", "file.not-found"],
});

/** Signs an apprentice agreement by the grant of its invite. */
export const signApprenticeAgreement = endpoint({
  name: "signApprenticeAgreement",
  method: "POST",
  path: "/v1/access/signApprenticeAgreement",
  access: "public",
  grants: ["access"],
  summary:
    "Signs an apprentice agreement with the grant of its invite, once nothing that it asks for is missing; the first missing item is named as the specification words it.",
  body: z.strictObject({ id, signerSignature: signature }),
  reply: signed,
  problems: ["access.grant-needed", "record.conflict", "agreement.incomplete", "file.not-found"],
});
