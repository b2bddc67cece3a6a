import { changeEmail as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import { inTurn } from "../../platform/limits/in-turn.ts";
import { mailAddressLink } from "../../identity/pending-address.ts";
import { requireOwnPassword } from "../../identity/require-own-password.ts";
import { noteFailure, requirePatience } from "../../identity/sign-in-attempts.ts";
import { mailboxOf } from "../../mail/mailbox-of.ts";

export const changeEmail = operation(endpoint, async ({ caller, body, address }, services) => {
  if (caller.kind !== "user") throw new Problem("auth.token-missing");
  const now = services.clock();
  const { userId, sessionId } = caller;
  await requireOwnPassword(services, userId, body.currentPassword, address);
  // One may name any address, so that asking counts and nobody is flooded with mails.
  const key = `new address ${mailboxOf(body.email)}`;
  const own = `new address of ${userId}`;
  await inTurn([key, own], async () => {
    await requirePatience(services.db, key, own, now);
    await noteFailure(services.db, key, own, now);
  });
  // What follows differs for an address that another account has, so the answer does not wait for it.
  services.afterAnswer.run(() =>
    inTurn([own], () =>
      mailAddressLink(services, { userId, sessionId, email: body.email, lang: body.lang }),
    ),
  );
  return { sent: true as const };
});
