import { removePasskey as endpoint } from "@guildway/api-contract";
import { appendAudit } from "../../audit/append.ts";
import { operation } from "../../http/operation.ts";
import { holdAccount } from "../../identity/hold-account.ts";
import { mailAboutPasskey } from "../../identity/passkeys/mail-about-passkey.ts";
import { Problem } from "../../platform/problem.ts";

export const removePasskey = operation(
  endpoint,
  async ({ caller, params, query }, { db, settings, clock }) => {
    if (caller.kind !== "user") throw new Problem("auth.token-missing");
    const now = clock();
    const { userId, orgId } = caller;
    await db.transaction().execute(async (transaction) => {
      const user = await holdAccount(transaction, userId);
      const removed = await transaction
        .deleteFrom("passkeys")
        .where("id", "=", params.id)
        .where("userId", "=", userId)
        .returning(["id", "name"])
        .executeTakeFirst();
      if (!removed) throw new Problem("record.not-found");
      const subject = `passkeys/${removed.id}`;
      await appendAudit(
        transaction,
        { actor: userId, orgId, action: "passkey.removed", subject },
        now,
      );
      const { name } = removed;
      await mailAboutPasskey(transaction, settings, user, { did: "removed", name, ...query }, now);
    });
    return { removed: true as const };
  },
);
