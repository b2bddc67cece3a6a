import { invites, records, sendInvite as endpoint } from "@guildway/api-contract";
import { endGrants } from "../../access/grants.ts";
import { appendAudit } from "../../audit/append.ts";
import { operation } from "../../http/operation.ts";
import { limitsOfStaffMails } from "../../mail/limits-of-staff-mails.ts";
import { enqueueMails } from "../../mail/outbox.ts";
import { countAttempt } from "../../platform/limits/attempts.ts";
import { ofOne } from "../../platform/limits/most.ts";
import { Problem } from "../../platform/problem.ts";
import { notedByServer, withNewest } from "../../records/history.ts";
import { changeRow } from "../../records/stored-rows.ts";
import { codeOfInvite } from "./code-of-invite.ts";
import { inviteOfAgreement } from "./invite-of-agreement.ts";
import { lockInvite, lockUnsigned } from "./lock-invite.ts";
import { mailsOfInvite } from "./mails-of-invite.ts";
import { readyToSend } from "./ready-to-send.ts";

export const sendInvite = operation(endpoint, async ({ caller, body }, services) => {
  if (caller.kind !== "user") throw new Problem("auth.token-missing");
  const { db, sealer, clock } = services;
  const { table, id, lang } = body;
  const now = clock();
  return db.transaction().execute(async (transaction) => {
    const by = { actor: caller.userId, now };
    const invite =
      table === "invites"
        ? await lockInvite(transaction, id, caller)
        : await inviteOfAgreement(transaction, sealer, table, id, caller, by);
    const ready = readyToSend(invite);
    const { email, agreement } = ready;
    // Held before anything is counted, however it was asked for: two that send for one agreement wait for each other in one order.
    const unsigned =
      agreement && (await lockUnsigned(transaction, agreement.type, agreement.id, caller));
    // Only now is it known that the invite is theirs: nobody else's tries count against it.
    const limits = [...limitsOfStaffMails(caller, email), ofOne(`invite ${table}/${id}`)];
    await countAttempt(transaction, limits, { now, code: "limit.too-many-requests" });
    const { code, isNew } = codeOfInvite(sealer, invite, email, agreement !== undefined);
    const sentAt = now.toISOString();
    const entry = notedByServer(sentAt, invite.sentAt ? "Invite Resent" : "Invite Sent");
    if (agreement && unsigned) {
      const values = {
        signerInviteSentAt: sentAt,
        signerDeclinedAt: null,
        inviteHistory: withNewest([entry], unsigned.inviteHistory),
      };
      await changeRow(transaction, sealer, records[agreement.type], unsigned, { values }, by);
    }
    const values = {
      sentAt,
      sentTo: email,
      sentBy: caller.userId,
      lang,
      inviteHistory: withNewest([entry], invite.inviteHistory),
      ...(isNew && { accessCode: code, viewedAt: null, consentVersion: null, consentAt: null }),
    };
    await changeRow(transaction, sealer, invites, { ...invite }, { values }, by);
    if (isNew) await endGrants(transaction, "invites", invite.id);
    const asked = { lang, sender: caller.userId };
    await enqueueMails(
      transaction,
      await mailsOfInvite(transaction, services, invite, ready, code, asked),
      now,
    );
    const { orgId } = invite;
    const audited = {
      actor: caller.userId,
      orgId,
      action: "invite.sent",
      subject: `invites/${invite.id}`,
    };
    await appendAudit(transaction, audited, now);
    return { id: invite.id, sentTo: email, sentAt };
  });
});
