import { completeInvite as endpoint, invites } from "@guildway/api-contract";
import { endGrants, holdsGrant } from "../../access/grants.ts";
import { appendAudit } from "../../audit/append.ts";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import { changeRow } from "../../records/stored-rows.ts";
import { historyWriterOf, notedByServer, withNewest } from "../../records/history.ts";
import { findGated } from "./gated-record.ts";

export const completeInvite = operation(endpoint, async (call, { db, sealer, clock }) => {
  const now = clock();
  const { id, actionTaken } = call.body;
  const gated = await findGated(db, sealer, "invites", id);
  if (!gated || gated.closed) throw new Problem("record.not-found");
  const grant = call.header("x-access-grant") ?? "";
  const completed = await db.transaction().execute(async (transaction) => {
    const invite = await transaction
      .selectFrom("invites")
      .selectAll()
      .where("id", "=", id)
      .where("consumedAt", "is", null)
      .forUpdate()
      .executeTakeFirst();
    if (!invite) return false;
    // Whoever changes the code ends its grants, and waits for the invite as long as we have it.
    const isOpen =
      invite.accessCode === null ||
      (await holdsGrant(transaction, grant, "access", "invites", id, now));
    if (!isOpen) throw new Problem("access.grant-needed");
    const consumedAt = now.toISOString();
    const by = historyWriterOf(call.caller, invite.orgId);
    const entry =
      actionTaken === undefined
        ? notedByServer(consumedAt, "Completed")
        : { actionAt: consumedAt, actionTaken, by };
    const values = { consumedAt, inviteHistory: withNewest([entry], invite.inviteHistory) };
    const writtenBy = { actor: "invitee", now };
    await changeRow(transaction, sealer, invites, invite, { values }, writtenBy);
    await endGrants(transaction, "invites", id);
    return true;
  });
  if (!completed) throw new Problem("record.not-found");
  await appendAudit(
    db,
    { actor: "invitee", orgId: gated.orgId ?? undefined, action: "invite.completed", subject: id },
    now,
  );
  return { completed: true as const };
});
