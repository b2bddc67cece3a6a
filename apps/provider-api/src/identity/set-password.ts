import type { Kysely } from "kysely";
import { appendAudit } from "../audit/append.ts";
import { passwordChangedMail } from "../mail/account-mails.ts";
import type { MailLanguage } from "../mail/markup.ts";
import { enqueueMails } from "../mail/outbox.ts";
import type { Database } from "../platform/database/schema.ts";
import type { Platform } from "../platform/platform.ts";
import type { Settings } from "../platform/settings.ts";
import { endMailedLinks } from "./end-mailed-links.ts";
import { holdAccount } from "./hold-account.ts";
import { forgetBrowsers } from "./known-browsers.ts";
import { passkeysOf } from "./passkeys/stored-passkeys.ts";
import { hashPassword } from "./passwords.ts";
import { endAllSessions } from "./sessions.ts";

/**
 * Sets a person's password, ends the links that were mailed to them and their sessions but for the one to keep, and tells them by mail. Answers false, and
 * nothing happens, where what they showed for it has ended while the password was made ready.
 */
export async function setPassword(
  { db, settings, clock }: Platform,
  userId: string,
  password: string,
  {
    stillMay,
    action,
    keepSession,
    lang,
  }: {
    stillMay: (transaction: Kysely<Database>) => Promise<boolean>;
    action: "password.reset" | "password.changed";
    keepSession: string | undefined;
    lang: MailLanguage;
  },
): Promise<boolean> {
  const now = clock();
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (transaction) => {
    const held = await holdAccount(transaction, userId);
    if (!held || !(await stillMay(transaction))) return false;
    await transaction
      .insertInto("credentials")
      .values({ userId, passwordHash })
      .onConflict((conflict) =>
        conflict.column("userId").doUpdateSet({ passwordHash, changedAt: now.toISOString() }),
      )
      .execute();
    await endAllSessions(transaction, userId, action, now, keepSession);
    await forgetBrowsers(transaction, userId);
    await endMailedLinks(transaction, userId, now);
    // With it, so that nobody's password becomes another without their hearing of it.
    await appendAudit(transaction, { actor: userId, orgId: held.orgId ?? undefined, action }, now);
    await mailAboutPassword(transaction, settings, held, lang, now);
    return true;
  });
}

async function mailAboutPassword(
  transaction: Kysely<Database>,
  settings: Settings,
  user: { id: string; email: string | null; orgId: string | null },
  lang: MailLanguage,
  now: Date,
): Promise<void> {
  if (!user.email) return;
  const hasPasskeys = (await passkeysOf(transaction, user.id)).length > 0;
  const link = `${settings.loginUrl}/?action=forgot&lang=${lang}`;
  const mail = {
    kind: "account.password-changed",
    orgId: user.orgId,
    from: settings.mailFrom,
    to: user.email,
    bcc: [],
    ...passwordChangedMail(lang, link, { hasPasskeys }),
  };
  await enqueueMails(transaction, [mail], now);
}
