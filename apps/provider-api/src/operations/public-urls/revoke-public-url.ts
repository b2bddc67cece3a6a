import { revokePublicUrl as endpoint } from "@guildway/api-contract";
import { appendAudit } from "../../audit/append.ts";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";

export const revokePublicUrl = operation(
  endpoint,
  async ({ caller, body: { id } }, { db, clock }) => {
    if (caller.kind !== "user") throw new Problem("auth.token-missing");
    const now = clock();
    const revokedAt = now.toISOString();
    await db.transaction().execute(async (transaction) => {
      const link = await transaction
        .updateTable("fileLinks")
        .set({ revokedAt })
        .where("id", "=", id)
        .where("revokedAt", "is", null)
        .$if(caller.role !== "superAdmin", (own) => own.where("orgId", "=", caller.orgId))
        .returning("orgId")
        .executeTakeFirst();
      if (!link) throw new Problem("record.not-found");
      const entry = {
        actor: caller.userId,
        orgId: link.orgId,
        action: "public-url.revoked",
        subject: `publicUrls/${id}`,
      };
      await appendAudit(transaction, entry, now);
    });
    return { revokedAt };
  },
);
