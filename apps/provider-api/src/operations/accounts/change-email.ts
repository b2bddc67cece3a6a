import { changeEmail as endpoint, users } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import { changeAddress, isAnotherAddress } from "../../identity/change-address.ts";
import { inTurn } from "../../platform/limits/in-turn.ts";
import { requireOwnPassword } from "../../identity/require-own-password.ts";
import { noteFailure, requirePatience } from "../../identity/sign-in-attempts.ts";
import { mailboxOf } from "../../mail/mailbox-of.ts";
import { changeRow } from "../../records/stored-rows.ts";

export const changeEmail = operation(endpoint, async ({ caller, body, address }, services) => {
  if (caller.kind !== "user") throw new Problem("auth.token-missing");
  const now = services.clock();
  await requireOwnPassword(services, caller.userId, body.currentPassword, address);
  // Both addresses are told, and one may name any, so that nobody is flooded with mails.
  const key = `new address ${mailboxOf(body.email)}`;
  const own = `new address of ${caller.userId}`;
  await inTurn([key, own], async () => {
    await requirePatience(services.db, key, own, now);
    await noteFailure(services.db, key, own, now);
  });
  await services.db.transaction().execute(async (transaction) => {
    const user = await transaction
      .selectFrom("users")
      .selectAll()
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
    const by = { actor: caller.userId, now };
    await changeRow(
      transaction,
      services.sealer,
      users,
      user,
      { values: { email: body.email } },
      by,
    );
  });
  return { changed: true as const };
});
