import { confirmEmailChange as endpoint, users } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import { changeAddress, isAnotherAddress } from "../../identity/change-address.ts";
import { holdAccount } from "../../identity/hold-account.ts";
import { findPendingAddress, forgetPendingAddress } from "../../identity/pending-address.ts";
import { requireOwnPassword } from "../../identity/require-own-password.ts";
import { hashSecret } from "../../platform/secrets.ts";
import { changeRow } from "../../records/stored-rows.ts";

export const confirmEmailChange = operation(endpoint, async ({ body, address }, services) => {
  const now = services.clock();
  const tokenHash = hashSecret(body.token);
  const asked = await findPendingAddress(services.db, tokenHash, now);
  if (!asked) throw new Problem("auth.link-invalid");
  await requireOwnPassword(services, asked.userId, body.password, address);
  const email = await services.db.transaction().execute(async (transaction) => {
    const user = await holdAccount(transaction, asked.userId);
    // It is asked again, since another change or a new password may have ended it meanwhile.
    const pending = user && (await findPendingAddress(transaction, tokenHash, now));
    if (!pending) return undefined;
    await forgetPendingAddress(transaction, user.id);
    if (isAnotherAddress(user.email, pending.email))
      await changeAddress(transaction, services, user, pending.email, {
        actor: user.id,
        lang: pending.lang,
        now,
        keepSession: pending.sessionId,
      });
    const values = { email: pending.email };
    const by = { actor: user.id, now };
    await changeRow(transaction, services.sealer, users, user, { values }, by);
    return pending.email;
  });
  if (email === undefined) throw new Problem("auth.link-invalid");
  return { email };
});
