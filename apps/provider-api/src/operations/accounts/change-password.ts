import { changePassword as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import { isWeakPassword } from "../../identity/passwords.ts";
import { requireOwnPassword } from "../../identity/require-own-password.ts";
import { hasPassword } from "../../identity/has-password.ts";
import { countAttempt } from "../../platform/limits/attempts.ts";
import { ofOne } from "../../platform/limits/most.ts";
import { setPassword } from "../../identity/set-password.ts";

export const changePassword = operation(endpoint, async ({ caller, body, address }, services) => {
  if (caller.kind !== "user") throw new Problem("auth.token-missing");
  const verified = await requireOwnPassword(services, caller.userId, body.currentPassword, address);
  const user = await services.db
    .selectFrom("users")
    .select(["email", "name"])
    .where("id", "=", caller.userId)
    .executeTakeFirst();
  if (isWeakPassword(body.newPassword, [user?.email ?? "", user?.name ?? ""]))
    throw new Problem("auth.weak-password");
  // Each change is mailed and written down for good.
  await countAttempt(services.db, [ofOne(`new password ${caller.userId}`)], {
    now: services.clock(),
  });
  const isChanged = await setPassword(services, caller.userId, body.newPassword, {
    stillMay: (transaction) => hasPassword(transaction, caller.userId, verified),
    action: "password.changed",
    keepSession: caller.sessionId,
    lang: body.lang,
  });
  if (!isChanged) throw new Problem("auth.bad-credentials");
  return { changed: true as const };
});
