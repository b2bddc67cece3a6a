import { endOtherSessions as endpoint } from "@guildway/api-contract";
import { appendAudit } from "../../audit/append.ts";
import { operation } from "../../http/operation.ts";
import { endAllSessions } from "../../identity/sessions.ts";
import { Problem } from "../../platform/problem.ts";

export const endOtherSessions = operation(endpoint, async ({ caller }, { db, clock }) => {
  if (caller.kind !== "user") throw new Problem("auth.token-missing");
  const now = clock();
  const { userId, orgId, sessionId } = caller;
  const ended = await db.transaction().execute(async (transaction) => {
    const count = await endAllSessions(transaction, userId, "revoked by its owner", now, sessionId);
    // Asked again and again it would fill a log that stays.
    if (count === 0) return count;
    const details = { count };
    await appendAudit(
      transaction,
      { actor: userId, orgId, action: "session.others-revoked", details },
      now,
    );
    return count;
  });
  return { ended };
});
