import { undoEmailChange as endpoint, users } from "@guildway/api-contract";
import { appendAudit } from "../../audit/append.ts";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import { accountOf } from "../../identity/account-of.ts";
import { undoAddress } from "../../identity/change-address.ts";
import { forgetBrowsers } from "../../identity/known-browsers.ts";
import { changeRow } from "../../records/stored-rows.ts";

export const undoEmailChange = operation(endpoint, async ({ body }, { db, sealer, clock }) => {
  const now = clock();
  const undone = await db.transaction().execute(async (transaction) => {
    const found = await undoAddress(transaction, body.token, now);
    if (!found) return undefined;
    const { user } = found;
    const by = { actor: user.id, now };
    // Whoever took the account may have seen to it that the address is another's now, and is not to keep it for that.
    const holder = await accountOf(transaction, found.email);
    const isTaken = holder !== undefined && holder.id !== user.id;
    const values = { email: isTaken ? null : found.email };
    await changeRow(transaction, sealer, users, user, { values }, by);
    await forgetBrowsers(transaction, user.id);
    await appendAudit(
      transaction,
      { actor: user.id, action: "email.change-undone", subject: `users/${user.id}` },
      now,
    );
    return { email: found.email, isTaken };
  });
  if (!undone) throw new Problem("auth.link-invalid");
  if (undone.isTaken) throw new Problem("record.conflict");
  return { email: undone.email };
});
