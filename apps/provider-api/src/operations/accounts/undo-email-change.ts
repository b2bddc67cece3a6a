import { undoEmailChange as endpoint } from "@guildway/api-contract";
import { appendAudit } from "../../audit/append.ts";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import { undoAddress } from "../../identity/change-address.ts";
import { forgetBrowsers } from "../../identity/known-browsers.ts";

export const undoEmailChange = operation(endpoint, async ({ body }, { db, clock }) => {
  const now = clock();
  const undone = await db.transaction().execute(async (transaction) => {
    const found = await undoAddress(transaction, body.token, now);
    if (!found) return undefined;
    await forgetBrowsers(transaction, found.userId);
    await appendAudit(
      transaction,
      { actor: found.userId, action: "email.change-undone", subject: `users/${found.userId}` },
      now,
    );
    return found;
  });
  if (!undone) throw new Problem("auth.link-invalid");
  return { email: undone.email };
});
