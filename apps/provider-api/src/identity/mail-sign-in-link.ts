import { accountLink, signInLinkMail } from "../mail/account-mails.ts";
import type { MailLanguage } from "../mail/markup.ts";
import { enqueueMails } from "../mail/outbox.ts";
import type { Platform } from "../platform/platform.ts";
import { hashSecret, newSecret } from "../platform/secrets.ts";
import { holdAccount } from "./hold-account.ts";

/** Minutes for which the link of such a mail works, and in which there is at most one for an account. */
export const signInLinkMinutes = 15;

/** Mails the link by which somebody whose account is under attack finishes signing in. */
export function mailSignInLink(
  services: Platform,
  user: { id: string; email: string | null; orgId: string | null },
  asked: { continueUrl: string; state: string | null; lang: MailLanguage },
): Promise<void> {
  return services.db.transaction().execute(async (transaction) => {
    // Held, so that two sign-ins at the same moment bring one link.
    const held = await holdAccount(transaction, user.id);
    // It may be the account's no longer, and whoever took it away has ended the links that were mailed to it before.
    if (held?.email !== user.email) return;
    await mailOneLink({ ...services, db: transaction }, user, asked);
  });
}

async function mailOneLink(
  { db, sealer, settings, clock }: Platform,
  user: { id: string; email: string | null; orgId: string | null },
  { continueUrl, state, lang }: { continueUrl: string; state: string | null; lang: MailLanguage },
): Promise<void> {
  const now = clock();
  const since = new Date(now.getTime() - signInLinkMinutes * 60_000).toISOString();
  const recent = await db
    .selectFrom("signInLinks")
    .select("tokenHash")
    .where("userId", "=", user.id)
    .where("createdAt", ">", since)
    .executeTakeFirst();
  if (recent || !user.email) return;
  const token = newSecret();
  await db
    .insertInto("signInLinks")
    .values({
      tokenHash: hashSecret(token),
      userId: user.id,
      continueUrl,
      state,
      createdAt: now.toISOString(),
      usedAt: null,
    })
    .execute();
  const link = accountLink(settings.loginUrl, { action: "finish", token, continueUrl, lang });
  await enqueueMails(
    db,
    [
      {
        kind: "account.sign-in-link",
        orgId: user.orgId,
        from: settings.mailFrom,
        to: user.email,
        bcc: [],
        sealedWith: sealer,
        ...signInLinkMail(lang, link),
      },
    ],
    now,
  );
}
