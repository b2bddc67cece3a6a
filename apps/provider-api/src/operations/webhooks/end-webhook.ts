import { endWebhook as endpoint } from "@guildway/api-contract";
import { appendAudit } from "../../audit/append.ts";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import { ownWebhook } from "./own-webhook.ts";

export const endWebhook = operation(endpoint, async ({ caller, body: { id } }, { db, clock }) => {
  if (caller.kind !== "user") throw new Problem("auth.token-missing");
  const now = clock();
  const endedAt = now.toISOString();
  await db.transaction().execute(async (transaction) => {
    const { orgId } = await ownWebhook(transaction, caller, id);
    await transaction.updateTable("webhookTargets").set({ endedAt }).where("id", "=", id).execute();
    const subject = `webhooks/${id}`;
    const entry = { actor: caller.userId, orgId, action: "webhook.ended", subject };
    await appendAudit(transaction, entry, now);
  });
  return { endedAt };
});
