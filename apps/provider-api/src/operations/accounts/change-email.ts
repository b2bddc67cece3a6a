import { changeEmail as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../http/problem.ts";
import { changeAddress, isAnotherAddress } from "../../identity/change-address.ts";
import { requireOwnPassword } from "../../identity/require-own-password.ts";

export const changeEmail = operation(endpoint, async ({ caller, body, address }, services) => {
  if (caller.kind !== "user") throw new Problem("auth.token-missing");
  const now = services.clock();
  await requireOwnPassword(services, caller.userId, body.currentPassword, address);
  await services.db.transaction().execute(async (transaction) => {
    const user = await transaction
      .selectFrom("users")
      .select(["id", "orgId", "email"])
      .where("id", "=", caller.userId)
      .forUpdate()
      .executeTakeFirst();
    if (!user) throw new Problem("record.not-found");
    if (isAnotherAddress(user.email, body.email))
      await changeAddress(transaction, services, user, body.email, {
        actor: caller.userId,
        lang: body.lang,
        now,
        keepSession: caller.sessionId,
      });
    await transaction
      .updateTable("users")
      .set({ email: body.email, updatedAt: now.toISOString() })
      .where("id", "=", user.id)
      .execute();
  });
  return { changed: true as const };
});
