import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { accountLink, addressTakenMail, confirmAddressMail } from "../mail/account-mails.ts";
import type { MailLanguage } from "../mail/markup.ts";
import { enqueueMails } from "../mail/outbox.ts";
import { countWithin, lockKeys } from "../platform/limits/attempts.ts";
import { toMailbox } from "../platform/limits/most.ts";
import type { Platform } from "../platform/platform.ts";
import { mailboxOf } from "../mail/mailbox-of.ts";
import { accountOf } from "./account-of.ts";
import { hashSecret, newSecret } from "../platform/secrets.ts";

const linkHours = 24;

/** Mails the link that makes an address an account's; one that another account has is told so, and no link is made. */
export async function mailAddressLink(
  { db, sealer, settings, clock }: Platform,
  asked: {
    userId: string;
    sessionId: string;
    email: string;
    lang: MailLanguage;
    /** From where it is asked. */
    address: string;
  },
): Promise<void> {
  const now = clock();
  const { userId, sessionId, email, lang } = asked;
  const limits = toMailbox("new address", mailboxOf(email), asked.address);
  const goesOut = await countWithin(db, limits, now);
  const holder = await accountOf(db, email);
  const envelope = { from: settings.mailFrom, to: email, bcc: [] };
  await db.transaction().execute(async (transaction) => {
    // One after another, so that the link of the last that was asked for is the one that works.
    await lockKeys(transaction, [`pending address of ${userId}`]);
    // Without another mail, the link that went to the same address is the last.
    await forgetPendingAddress(transaction, userId, goesOut ? {} : { but: email });
    if (!goesOut) return [];
    if (holder && holder.id !== userId)
      return enqueueMails(
        transaction,
        [
          {
            ...envelope,
            kind: "account.address-taken",
            orgId: holder.orgId,
            ...addressTakenMail(lang, settings.loginUrl),
          },
        ],
        now,
      );
    const token = newSecret();
    const expiresAt = new Date(now.getTime() + linkHours * 3_600_000).toISOString();
    await transaction
      .insertInto("pendingAddresses")
      .values({ userId, tokenHash: hashSecret(token), email, lang, sessionId, expiresAt })
      .execute();
    const link = accountLink(settings.loginUrl, { action: "confirm-email", token, lang });
    return enqueueMails(
      transaction,
      [
        {
          ...envelope,
          kind: "account.confirm-address",
          orgId: null,
          sealedWith: sealer,
          ...confirmAddressMail(lang, link),
        },
      ],
      now,
    );
  });
}

/** The address that waits for this link; undefined where the link is none, was used or is too old. */
export function findPendingAddress(db: Kysely<Database>, tokenHash: string, now: Date) {
  return db
    .selectFrom("pendingAddresses")
    .selectAll()
    .where("tokenHash", "=", tokenHash)
    .where("expiresAt", ">", now.toISOString())
    .executeTakeFirst();
}

/** Whatever link was mailed to a person's new address works no longer, but for one to the address that is named. */
export async function forgetPendingAddress(
  db: Kysely<Database>,
  userId: string,
  { but }: { but?: string } = {},
): Promise<void> {
  await db
    .deleteFrom("pendingAddresses")
    .where("userId", "=", userId)
    .$if(but !== undefined, (query) => query.where("email", "!=", but!))
    .execute();
}
