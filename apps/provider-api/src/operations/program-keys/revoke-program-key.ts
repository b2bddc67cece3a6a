import { revokeProgramKey as endpoint } from "@guildway/api-contract";
import { appendAudit } from "../../audit/append.ts";
import { endPublicUrlsOf } from "../../files/end-public-urls.ts";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";

export const revokeProgramKey = operation(
  endpoint,
  async ({ caller, body: { id } }, { db, clock }) => {
    if (caller.kind !== "user") throw new Problem("auth.token-missing");
    const now = clock();
    const revokedAt = now.toISOString();
    await db.transaction().execute(async (transaction) => {
      const key = await transaction
        .updateTable("apiKeys")
        .set({ revokedAt })
        .where("id", "=", id)
        .where("revokedAt", "is", null)
        .$if(caller.role !== "superAdmin", (own) => own.where("orgId", "=", caller.orgId))
        .returning("orgId")
        .executeTakeFirst();
      if (!key) throw new Problem("record.not-found");
      await endPublicUrlsOf(transaction, [id], revokedAt);
      const subject = `programKeys/${id}`;
      const entry = {
        actor: caller.userId,
        orgId: key.orgId,
        action: "program-key.revoked",
        subject,
      };
      await appendAudit(transaction, entry, now);
    });
    return { revokedAt };
  },
);
