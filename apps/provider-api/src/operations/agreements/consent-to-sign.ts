import { consentToSign as endpoint, invites, records } from "@guildway/api-contract";
import { isConsentVersion } from "@guildway/rules/agreement-text";
import { appendAudit } from "../../audit/append.ts";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import { notedByServer, withNewest } from "../../records/history.ts";
import { changeRow } from "../../records/stored-rows.ts";
import { lockAgreement } from "../invites/lock-invite.ts";
import { lockInviteToSign, signer } from "./invite-to-sign.ts";

const actionTaken = "Agreed to Sign Electronically";

export const consentToSign = operation(endpoint, async (call, { db, sealer, clock }) => {
  const now = clock();
  const { table, id, textVersion } = call.body;
  if (!isConsentVersion(textVersion))
    throw new Problem("input.invalid", {
      faults: [{ field: "textVersion", reason: "is no text that was ever shown" }],
    });
  const token = call.header("x-access-grant");
  return db.transaction().execute(async (transaction) => {
    const invite = await lockInviteToSign(transaction, table, id, token, now);
    const agreement = await lockAgreement(transaction, table, id);
    if (agreement?.orgId !== invite.orgId) throw new Problem("access.grant-needed");
    if (agreement.signerSignature !== null) throw new Problem("record.conflict");
    // It is given once: what was read first is what was agreed to.
    if (invite.consentAt !== null) return { consentedAt: new Date(invite.consentAt).toISOString() };
    const consentedAt = now.toISOString();
    const entry = notedByServer(consentedAt, actionTaken, { textVersion });
    const noted = ({ inviteHistory }: { inviteHistory: unknown }) => ({
      inviteHistory: withNewest([entry], inviteHistory),
    });
    const by = { actor: signer, now };
    const given = { consentVersion: textVersion, consentAt: consentedAt, ...noted(invite) };
    await changeRow(transaction, sealer, invites, { ...invite }, { values: given }, by);
    const told = { values: noted(agreement) };
    await changeRow(transaction, sealer, records[table], agreement, told, by);
    await appendAudit(
      transaction,
      {
        actor: signer,
        orgId: invite.orgId,
        action: "agreement.consented",
        subject: `${table}/${id}`,
        details: { invite: invite.id, textVersion },
      },
      now,
    );
    return { consentedAt };
  });
});
