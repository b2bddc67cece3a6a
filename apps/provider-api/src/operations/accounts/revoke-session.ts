import { revokeSession as endpoint } from "@guildway/api-contract";
import { appendAudit } from "../../audit/append.ts";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";

export const revokeSession = operation(endpoint, async ({ caller, params }, { db, clock }) => {
  if (caller.kind !== "user") throw new Problem("auth.token-missing");
  const now = clock();
  const ended = await db
    .updateTable("sessionFamilies")
    .set({ revokedAt: now.toISOString(), revokedBecause: "revoked by its owner" })
    .where("id", "=", params.id)
    .where("userId", "=", caller.userId)
    .where("revokedAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!ended) throw new Problem("record.not-found");
  await appendAudit(
    db,
    { actor: caller.userId, orgId: caller.orgId, action: "session.revoked", subject: ended.id },
    now,
  );
  return { ended: true as const };
});
