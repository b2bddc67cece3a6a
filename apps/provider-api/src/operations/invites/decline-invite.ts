import { declineInvite as endpoint, invites } from "@guildway/api-contract";
import type { Kysely } from "kysely";
import { endGrants, holdsGrant } from "../../access/grants.ts";
import { appendAudit } from "../../audit/append.ts";
import { operation } from "../../http/operation.ts";
import { enqueueMails } from "../../mail/outbox.ts";
import type { Database } from "../../platform/database/schema.ts";
import { Problem } from "../../platform/problem.ts";
import { notedByServer, withNewest } from "../../records/history.ts";
import { changeRow } from "../../records/stored-rows.ts";
import type { StoredInvite } from "./lock-invite.ts";
import { mailOfDecline } from "./mail-of-decline.ts";
import { noteOnAgreement } from "./note-on-agreement.ts";

export const declineInvite = operation(endpoint, async (call, services) => {
  const { db, sealer, clock } = services;
  const now = clock();
  const declinedAt = now.toISOString();
  const { id, reason } = call.body;
  const token = call.header("x-access-grant") ?? "";
  await db.transaction().execute(async (transaction) => {
    const invite = await lockOwnInvite(transaction, id, token, now);
    const entry = notedByServer(declinedAt, "Invite Declined");
    const values = {
      consumedAt: declinedAt,
      declinedAt,
      declineReason: reason,
      inviteHistory: withNewest([entry], invite.inviteHistory),
    };
    const by = { actor: "invitee", now };
    await changeRow(transaction, sealer, invites, { ...invite }, { values }, by);
    await endGrants(transaction, "invites", id);
    await noteOnAgreement(transaction, sealer, invite, entry, by, declinedAt);
    const mail = await mailOfDecline(transaction, services, invite);
    if (mail) await enqueueMails(transaction, [mail], now);
    const { orgId } = invite;
    await appendAudit(
      transaction,
      { actor: "invitee", orgId, action: "invite.declined", subject: `invites/${id}` },
      now,
    );
  });
  return { declinedAt };
});

/** An open invite whose grant the caller holds, held until the transaction ends. */
async function lockOwnInvite(
  transaction: Kysely<Database>,
  id: string,
  token: string,
  now: Date,
): Promise<StoredInvite> {
  const invite = await transaction
    .selectFrom("invites")
    .selectAll()
    .where("id", "=", id)
    .where("consumedAt", "is", null)
    .forUpdate()
    .executeTakeFirst();
  const { orgId } = invite ?? {};
  if (!invite || !orgId) throw new Problem("record.not-found");
  if (!(await holdsGrant(transaction, token, "access", "invites", id, now)))
    throw new Problem("access.grant-needed");
  return { ...invite, orgId };
}
