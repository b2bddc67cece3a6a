import { signEmployerAgreement as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import {
  dayIn,
  finishSigning,
  lockInviteToSign,
  requireOwnSignature,
  withEntry,
} from "./invite-to-sign.ts";

const action = "Employer Agreement Signed";

export const signEmployerAgreement = operation(endpoint, async (call, { db, clock }) => {
  const now = clock();
  const { id, ...signer } = call.body;
  const grant = await db.transaction().execute(async (transaction) => {
    const token = call.header("x-access-grant");
    const invite = await lockInviteToSign(transaction, "employerAgreements", id, token, now);
    const agreement = await transaction
      .selectFrom("employerAgreements")
      .select(["signerSignature", "inviteHistory"])
      .where("id", "=", id)
      .where("orgId", "=", invite.orgId)
      .forUpdate()
      .executeTakeFirst();
    if (!agreement) throw new Problem("access.grant-needed");
    if (agreement.signerSignature) throw new Problem("record.conflict");
    const signerSignature = await requireOwnSignature(transaction, signer.signerSignature, invite);
    await transaction
      .updateTable("employerAgreements")
      .set({
        ...signer,
        signerSignature,
        signerSignatureDate: await dayIn(transaction, invite.orgId, now),
        signerIpAddress: call.address,
        inviteHistory: withEntry(agreement.inviteHistory, action, now) as never,
        updatedAt: now.toISOString(),
      })
      .where("id", "=", id)
      .execute();
    return finishSigning(transaction, "employerAgreements", id, invite, action, now);
  });
  return { signed: true as const, grant };
});
