import { rotateWebhookSecret as endpoint, webhookSecretHours } from "@guildway/api-contract";
import { appendAudit } from "../../audit/append.ts";
import { operation } from "../../http/operation.ts";
import { countAttempt } from "../../platform/limits/attempts.ts";
import { ofMany } from "../../platform/limits/most.ts";
import { Problem } from "../../platform/problem.ts";
import { newWebhookSecret, placeOfSecret } from "../../webhooks/sign-message.ts";
import { ownWebhook } from "./own-webhook.ts";

export const rotateWebhookSecret = operation(
  endpoint,
  async ({ caller, body: { id } }, { db, clock, sealer }) => {
    if (caller.kind !== "user") throw new Problem("auth.token-missing");
    const now = clock();
    const secret = newWebhookSecret();
    const earlierUntil = new Date(now.getTime() + webhookSecretHours * 3_600_000).toISOString();
    await db.transaction().execute(async (transaction) => {
      const { orgId, sealedSecret } = await ownWebhook(transaction, caller, id);
      const limits = [ofMany(`new webhooks of ${orgId}`)];
      await countAttempt(transaction, limits, { now, code: "limit.too-many-requests" });
      await transaction
        .updateTable("webhookTargets")
        .set({
          sealedSecret: sealer.seal(secret, placeOfSecret(id)),
          earlierSealedSecret: sealedSecret,
          earlierUntil,
        })
        .where("id", "=", id)
        .execute();
      const subject = `webhooks/${id}`;
      const entry = { actor: caller.userId, orgId, action: "webhook.rotated", subject };
      await appendAudit(transaction, entry, now);
    });
    return { id, secret };
  },
);
