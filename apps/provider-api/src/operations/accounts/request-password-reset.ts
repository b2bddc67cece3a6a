import { requestPasswordReset as endpoint } from "@guildway/api-contract";
import type * as z from "zod/mini";
import { operation } from "../../http/operation.ts";
import { accountOf } from "../../identity/account-of.ts";
import { allowedTarget } from "../../identity/hand-off.ts";
import { holdAccount } from "../../identity/hold-account.ts";
import { countAttempt, countWithin } from "../../platform/limits/attempts.ts";
import { fromAddress, ofMany, toMailbox } from "../../platform/limits/most.ts";
import { hashSecret, newSecret } from "../../platform/secrets.ts";
import { accountLink, passwordResetMail } from "../../mail/account-mails.ts";
import { mailboxOf } from "../../mail/mailbox-of.ts";
import { enqueueMails } from "../../mail/outbox.ts";
import type { Services } from "../../services.ts";

const linkMinutes = 60;

export const requestPasswordReset = operation(endpoint, async ({ body, address }, services) => {
  const { db, settings, clock } = services;
  const now = clock();
  if (body.continueUrl) allowedTarget(body.continueUrl, settings.allowedOrigins);
  // Asking counts like a failed sign-in, so that nobody floods many with mails.
  await countAttempt(db, [ofMany(fromAddress("reset", address))], { now });
  // What follows takes its time only where there is an account, so the answer does not wait for it.
  services.afterAnswer.run(() => mailResetLink(services, body, address));
  return { sent: true as const };
});

async function mailResetLink(
  { db, sealer, settings, clock }: Services,
  { email, continueUrl, lang }: z.output<(typeof endpoint)["body"]>,
  address: string,
): Promise<void> {
  const now = clock();
  const account = await accountOf(db, email);
  if (!account?.email) return;
  const limits = toMailbox("reset of", mailboxOf(account.email), address);
  // The links that they have been mailed just now still work.
  if (!(await countWithin(db, limits, now))) return;
  const token = newSecret();
  const isMade = await db.transaction().execute(async (transaction) => {
    // It may be the account's no longer, and whoever took it away has ended the links that were mailed to it before.
    const held = await holdAccount(transaction, account.id);
    if (held?.email !== account.email) return false;
    await transaction
      .insertInto("passwordResets")
      .values({
        tokenHash: hashSecret(token),
        userId: account.id,
        expiresAt: new Date(now.getTime() + linkMinutes * 60_000).toISOString(),
        usedAt: null,
      })
      .execute();
    return true;
  });
  if (!isMade) return;
  const organization = await db
    .selectFrom("organizations")
    .select("slug")
    .where("id", "=", account.orgId)
    .executeTakeFirst();
  const link = accountLink(`${settings.loginUrl}/${organization?.slug ?? ""}`, {
    action: "reset",
    token,
    continueUrl,
    lang,
  });
  const envelope = {
    kind: "account.password-reset",
    orgId: account.orgId,
    from: settings.mailFrom,
    to: account.email,
    bcc: [],
    sealedWith: sealer,
  };
  await enqueueMails(db, [{ ...envelope, ...passwordResetMail(lang, link) }], now);
}
