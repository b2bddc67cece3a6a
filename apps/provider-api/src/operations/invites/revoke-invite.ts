import { invites, revokeInvite as endpoint } from "@guildway/api-contract";
import { endGrants } from "../../access/grants.ts";
import { appendAudit } from "../../audit/append.ts";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import { notedByServer, withNewest } from "../../records/history.ts";
import { changeRow } from "../../records/stored-rows.ts";
import { noteOnAgreement } from "./note-on-agreement.ts";
import { lockInvite } from "./lock-invite.ts";

export const revokeInvite = operation(endpoint, async ({ caller, body }, { db, sealer, clock }) => {
  if (caller.kind !== "user") throw new Problem("auth.token-missing");
  const { id, reason } = body;
  const now = clock();
  const revokedAt = now.toISOString();
  await db.transaction().execute(async (transaction) => {
    const invite = await lockInvite(transaction, id, caller);
    const entry = notedByServer(revokedAt, "Invite Revoked");
    const values = {
      consumedAt: revokedAt,
      revokedAt,
      inviteHistory: withNewest([entry], invite.inviteHistory),
    };
    const by = { actor: caller.userId, now };
    await changeRow(transaction, sealer, invites, { ...invite }, { values }, by);
    await endGrants(transaction, "invites", id);
    await noteOnAgreement(transaction, sealer, invite, entry, by);
    await appendAudit(
      transaction,
      {
        actor: caller.userId,
        orgId: invite.orgId,
        action: "invite.revoked",
        subject: `invites/${id}`,
        ...(reason && { details: { reason } }),
      },
      now,
    );
  });
  return { revokedAt };
});
