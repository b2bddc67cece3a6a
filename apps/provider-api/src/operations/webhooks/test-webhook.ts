import { testWebhook as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { countAttempt } from "../../platform/limits/attempts.ts";
import { ofMany } from "../../platform/limits/most.ts";
import { Problem } from "../../platform/problem.ts";
import { addDeliveries } from "../../webhooks/deliveries.ts";
import { ownWebhook } from "./own-webhook.ts";

export const testWebhook = operation(endpoint, async ({ caller, body: { id } }, { db, clock }) => {
  if (caller.kind !== "user") throw new Problem("auth.token-missing");
  const now = clock();
  return db.transaction().execute(async (transaction) => {
    const { orgId } = await ownWebhook(transaction, caller, id);
    const limits = [ofMany(`tests of webhooks of ${orgId}`)];
    await countAttempt(transaction, limits, { now, code: "limit.too-many-requests" });
    const [deliveryId] = await addDeliveries(transaction, [{ webhookId: id, changeId: null }], now);
    return { deliveryId: deliveryId! };
  });
});
