import { employerAgreements, signEmployerAgreement as endpoint } from "@guildway/api-contract";
import { keepSignedForm } from "../../forms/keep-signed-form.ts";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import { changeRow } from "../../records/stored-rows.ts";
import { codeOnceSigned } from "./code-once-signed.ts";
import { consentOf } from "./consent-of-signer.ts";
import {
  copyOf,
  dayIn,
  finishSigning,
  lockInviteToSign,
  requireOwnSignature,
  signer,
  withEntry,
} from "./invite-to-sign.ts";
import { mailOnceSigned } from "./mail-once-signed.ts";
import { requireAsRead } from "./require-as-read.ts";
import { requireReadableSignature } from "./require-readable-signature.ts";
import { sponsorOnceSigned } from "./sponsor-once-signed.ts";

const action = "Employer Agreement Signed";

export const signEmployerAgreement = operation(endpoint, async (call, services) => {
  const { db, sealer, files, clock } = services;
  const now = clock();
  const { id, read, ...given } = call.body;
  const token = call.header("x-access-grant");
  await requireReadableSignature(services, token, call.body.signerSignature);
  const grant = await db.transaction().execute(async (transaction) => {
    const invite = await lockInviteToSign(transaction, "employerAgreements", id, token, now);
    const agreement = await transaction
      .selectFrom("employerAgreements")
      .selectAll()
      .where("id", "=", id)
      .where("orgId", "=", invite.orgId)
      .forUpdate()
      .executeTakeFirst();
    if (!agreement) throw new Problem("access.grant-needed");
    if (agreement.signerSignature) throw new Problem("record.conflict");
    const consent = consentOf(invite);
    const shown = await requireAsRead(transaction, "employerAgreements", agreement, read);
    const signerSignature = await requireOwnSignature(transaction, given.signerSignature, invite);
    const day = await dayIn(transaction, invite.orgId, now);
    const place = { orgId: invite.orgId, locationId: agreement.locationId };
    const sponsor = await sponsorOnceSigned(transaction, files, place, day);
    const code = codeOnceSigned(sealer, "employerAgreements", agreement);
    const values = {
      ...given,
      signerSignature,
      signerSignatureDate: day,
      signerIpAddress: call.address,
      ...consent,
      inviteHistory: withEntry(agreement.inviteHistory, action, now, copyOf(invite)),
      ...sponsor,
      accessCode: code,
    };
    const by = { actor: signer, now };
    await changeRow(transaction, sealer, employerAgreements, agreement, { values }, by);
    const signed = { type: "employerAgreements", id, orgId: invite.orgId } as const;
    await keepSignedForm(transaction, sealer, signed, "employer", now, shown);
    const mailed = { ...signed, ...place, ...sponsor, code, signerName: given.signerName };
    await mailOnceSigned(transaction, services, mailed, invite, now);
    return finishSigning(transaction, sealer, "employerAgreements", id, invite, action, now);
  });
  return { signed: true as const, grant };
});
