import { createWebhook as endpoint } from "@guildway/api-contract";
import { worksFor } from "../../access/caller.ts";
import { appendAudit } from "../../audit/append.ts";
import { operation } from "../../http/operation.ts";
import { countAttempt, lockKeys } from "../../platform/limits/attempts.ts";
import { ofMany } from "../../platform/limits/most.ts";
import { newId } from "../../platform/new-id.ts";
import { Problem } from "../../platform/problem.ts";
import { newWebhookSecret, placeOfSecret } from "../../webhooks/sign-message.ts";

/** As many as an organization has at a time. */
const mostWebhooks = 10;

export const createWebhook = operation(
  endpoint,
  async ({ caller, body }, { db, clock, sealer }) => {
    if (caller.kind !== "user") throw new Problem("auth.token-missing");
    const { url, types, orgId = caller.orgId } = body;
    if (!worksFor(caller, orgId)) throw new Problem("record.not-found");
    const now = clock();
    const id = newId();
    const secret = newWebhookSecret();
    await db.transaction().execute(async (transaction) => {
      await lockKeys(transaction, [`webhooks of ${orgId}`]);
      const organization = await transaction
        .selectFrom("organizations")
        .select("id")
        .where("id", "=", orgId)
        .executeTakeFirst();
      if (!organization) throw new Problem("record.not-found");
      const there = await transaction
        .selectFrom("webhookTargets")
        .select("id")
        .where("orgId", "=", orgId)
        .where("endedAt", "is", null)
        .execute();
      if (there.length >= mostWebhooks) throw new Problem("record.too-many");
      const limits = [ofMany(`new webhooks of ${orgId}`)];
      await countAttempt(transaction, limits, { now, code: "limit.too-many-requests" });
      await transaction
        .insertInto("webhookTargets")
        .values({
          id,
          orgId,
          url: new URL(url).href,
          types: [...new Set(types)],
          sealedSecret: sealer.seal(secret, placeOfSecret(id)),
          createdAt: now.toISOString(),
        })
        .execute();
      const subject = `webhooks/${id}`;
      const details = { host: new URL(url).host };
      const entry = { actor: caller.userId, orgId, action: "webhook.created", subject, details };
      await appendAudit(transaction, entry, now);
    });
    return { id, secret };
  },
);
