import type { Kysely } from "kysely";
import { passkeyAddedMail, passkeyRemovedMail } from "../../mail/passkey-mails.ts";
import type { MailLanguage } from "../../mail/markup.ts";
import { enqueueMails } from "../../mail/outbox.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { Settings } from "../../platform/settings.ts";

/** Tells the owner of an account what was done about a passkey. */
export async function mailAboutPasskey(
  transaction: Kysely<Database>,
  settings: Settings,
  user: { email: string | null; orgId: string | null } | undefined,
  { did, name, lang }: { did: "added" | "removed"; name: string; lang: MailLanguage },
  now: Date,
): Promise<void> {
  if (!user?.email) return;
  const compose = did === "added" ? passkeyAddedMail : passkeyRemovedMail;
  const link = new URL(`/account/passkeys?lang=${lang}`, settings.publicUrl).href;
  const mail = {
    kind: `account.passkey-${did}`,
    orgId: user.orgId,
    from: settings.mailFrom,
    to: user.email,
    bcc: [],
    ...compose(lang, name, link),
  };
  await enqueueMails(transaction, [mail], now);
}
