import { records, signAsSponsor as endpoint } from "@guildway/api-contract";
import { appendAudit } from "../../audit/append.ts";
import { keepCountersignedForm } from "../../forms/keep-countersigned-form.ts";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import { changeRow } from "../../records/stored-rows.ts";
import { refuseStale } from "../../records/versions.ts";
import { lockAgreement } from "../invites/lock-invite.ts";
import { dayIn, withEntry } from "./invite-to-sign.ts";
import { mailOnceSponsored } from "./mail-once-signed.ts";
import { requireManager } from "./require-manager.ts";
import { requireDrawnSignature } from "./require-readable-signature.ts";
import { signatureOfPerson } from "./signature-of-person.ts";

const action = "Sponsor Signed";

export const signAsSponsor = operation(endpoint, async ({ caller, body }, services) => {
  const { db, sealer, clock } = services;
  const { table: type, id, version } = body;
  if (caller.kind !== "user") throw new Problem("auth.token-missing");
  const now = clock();
  await requireDrawnSignature(services, body.sponsorSignature);
  return db.transaction().execute(async (transaction) => {
    const found = await lockAgreement(transaction, type, id);
    const { agreement, userId } = await requireManager(transaction, type, found, caller);
    const { orgId } = agreement;
    if ("userId" in agreement && agreement.userId === userId) throw new Problem("agreement.own");
    if (!agreement.signerSignature) throw new Problem("agreement.not-signed");
    if (!agreement.sponsorAwaited) throw new Problem("record.conflict");
    const read = { caller, now, ifVersion: version };
    await refuseStale(transaction, sealer, records[type], { ...agreement }, read);
    const signature = await signatureOfPerson(transaction, body.sponsorSignature, userId, orgId);
    const sponsorSignatureDate = await dayIn(transaction, orgId, now);
    const values = {
      sponsorUserId: userId,
      sponsorName: signature.name,
      sponsorSignature: signature.url,
      sponsorSignatureDate,
      sponsorAwaited: false,
      inviteHistory: withEntry(agreement.inviteHistory, action, now),
    };
    const by = { actor: userId, now };
    await changeRow(transaction, sealer, records[type], { ...agreement }, { values }, by);
    const form = await keepCountersignedForm(transaction, sealer, { type, id, orgId }, now);
    const { signerName, signerConsentAt } = agreement;
    const signed = { type, id, orgId, signerName, signerConsentAt };
    // What it counts comes before the log, as everywhere.
    await mailOnceSponsored(transaction, services, signed, now);
    await appendAudit(
      transaction,
      {
        actor: userId,
        orgId,
        action: "agreement.signed",
        subject: `${type}/${id}`,
        details: { as: "sponsor", form },
      },
      now,
    );
    return { signed: true as const, sponsorSignatureDate };
  });
});
