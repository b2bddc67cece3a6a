import { changeEmail as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import { countAttempt } from "../../platform/limits/attempts.ts";
import { ofMany } from "../../platform/limits/most.ts";
import { mailAddressLink } from "../../identity/pending-address.ts";
import { requireOwnPassword } from "../../identity/require-own-password.ts";

export const changeEmail = operation(endpoint, async ({ caller, body, address }, services) => {
  if (caller.kind !== "user") throw new Problem("auth.token-missing");
  const now = services.clock();
  const { userId, sessionId } = caller;
  await requireOwnPassword(services, userId, body.currentPassword, address);
  // One may name any address, so that asking counts and nobody floods many with mails.
  await countAttempt(services.db, [ofMany(`new address of ${userId}`)], { now });
  // What follows differs for an address that another account has, so the answer does not wait for it.
  services.afterAnswer.run(() =>
    mailAddressLink(services, { userId, sessionId, email: body.email, lang: body.lang, address }),
  );
  return { sent: true as const };
});
