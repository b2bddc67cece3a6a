import type { Kysely } from "kysely";
import { appendAudit } from "../audit/append.ts";
import type { Database } from "../platform/database/schema.ts";
import { accountLink, addressChangedMail, newAddressMail } from "../mail/account-mails.ts";
import type { MailLanguage } from "../mail/markup.ts";
import { enqueueMails, type Mail } from "../mail/outbox.ts";
import type { Platform } from "../platform/platform.ts";
import { hashSecret, newSecret } from "../platform/secrets.ts";
import { endMailedLinks } from "./end-mailed-links.ts";
import { holdAccount } from "./hold-account.ts";
import { endAllSessions } from "./sessions.ts";

/** What telling people by mail works with. */
export type Mailing = Pick<Platform, "settings" | "sealer">;

/** Days in which the old address can undo the change. */
const undoDays = 7;

/** Whether a change names an address that differs in more than case. */
export function isAnotherAddress(before: unknown, after: unknown): boolean {
  const plain = (address: unknown) => String(address ?? "").toLowerCase();
  return after !== undefined && plain(before) !== plain(after);
}

/**
 * What follows when somebody's address becomes another: links mailed to the old one and other sessions end, it is
 * written down, and both addresses are told, the old one with a link that undoes it. Storing the new one is the caller's.
 */
export async function changeAddress(
  transaction: Kysely<Database>,
  { settings, sealer }: Mailing,
  user: Readonly<Record<string, unknown>>,
  newEmail: unknown,
  {
    actor,
    lang,
    now,
    keepSession,
  }: { actor: string; lang: MailLanguage; now: Date; keepSession?: string },
): Promise<void> {
  const userId = String(user["id"]);
  const orgId = user["orgId"] as string | null;
  await endMailedLinks(transaction, userId, now);
  await endAllSessions(transaction, userId, "email changed", now, keepSession);
  await appendAudit(
    transaction,
    {
      actor,
      orgId: orgId ?? undefined,
      action: "email.changed",
      subject: `users/${userId}`,
    },
    now,
  );
  const envelope = { orgId, from: settings.mailFrom, bcc: [] };
  const mails: Mail[] = [];
  // An address that is taken away is told as well: whoever gives another one later has nobody left to tell.
  if (typeof user["email"] === "string") {
    const token = newSecret();
    await transaction
      .insertInto("emailChanges")
      .values({
        tokenHash: hashSecret(token),
        userId,
        oldEmail: user["email"],
        newEmail: typeof newEmail === "string" ? newEmail : "",
        expiresAt: new Date(now.getTime() + undoDays * 86_400_000).toISOString(),
        usedAt: null,
      })
      .execute();
    const link = accountLink(settings.loginUrl, { action: "undo-email", token, lang });
    mails.push({
      ...envelope,
      kind: "account.address-changed",
      to: user["email"],
      sealedWith: sealer,
      ...addressChangedMail(lang, link),
    });
  }
  if (typeof newEmail === "string")
    mails.push({
      ...envelope,
      kind: "account.new-address",
      to: newEmail,
      ...newAddressMail(lang, settings.loginUrl),
    });
  if (mails.length > 0) await enqueueMails(transaction, mails, now);
}

/** The account and the former address that a link gives back, undefined where the link is none or was used; its password, its passkeys, what was mailed and other sessions end. Storing the address is the caller's. */
export async function undoAddress(
  transaction: Kysely<Database>,
  token: string,
  now: Date,
): Promise<{ user: { id: string } & Record<string, unknown>; email: string } | undefined> {
  const tokenHash = hashSecret(token);
  const asked = await transaction
    .selectFrom("emailChanges")
    .select("userId")
    .where("tokenHash", "=", tokenHash)
    .executeTakeFirst();
  // Held first, so that another change that is being made is there to be undone as well.
  const user = asked && (await holdAccount(transaction, asked.userId));
  if (!user) return undefined;
  const change = await transaction
    .updateTable("emailChanges")
    .set({ usedAt: now.toISOString() })
    .where("tokenHash", "=", tokenHash)
    .where("usedAt", "is", null)
    .where("expiresAt", ">", now.toISOString())
    .returning(["oldEmail", "expiresAt"])
    .executeTakeFirst();
  if (!change) return undefined;
  const { id: userId } = user;
  const { oldEmail: email, expiresAt } = change;
  // Whoever changed it twice holds a link to the address in between; what came after this change is undone with it.
  await transaction
    .updateTable("emailChanges")
    .set({ usedAt: now.toISOString() })
    .where("userId", "=", userId)
    .where("usedAt", "is", null)
    .where("expiresAt", ">=", expiresAt)
    .execute();
  // Who took the address may have set a password by it, or added a passkey; the mailed link to a new password is the way in now.
  await transaction.deleteFrom("credentials").where("userId", "=", userId).execute();
  await transaction.deleteFrom("passkeys").where("userId", "=", userId).execute();
  await endMailedLinks(transaction, userId, now);
  await endAllSessions(transaction, userId, "email change undone", now);
  return { user, email };
}
