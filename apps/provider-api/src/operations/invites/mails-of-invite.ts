import type { Kysely } from "kysely";
import { inviteCodeMail, inviteMail } from "../../mail/invite-mails.ts";
import type { MailLanguage } from "../../mail/markup.ts";
import type { Mail } from "../../mail/outbox.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { Services } from "../../services.ts";
import type { StoredInvite } from "./lock-invite.ts";
import type { ReadyInvite } from "./ready-to-send.ts";

/** The invitation, and its code in a mail of its own that the outbox keeps sealed; answers go to whoever sends them. */
export async function mailsOfInvite(
  transaction: Kysely<Database>,
  { settings, sealer }: Pick<Services, "settings" | "sealer">,
  invite: StoredInvite,
  { type, email }: ReadyInvite,
  code: string | null,
  { lang, sender }: { lang: MailLanguage; sender: string },
): Promise<Mail[]> {
  const organization = await transaction
    .selectFrom("organizations")
    .select("name")
    .where("id", "=", invite.orgId)
    .executeTakeFirst();
  const user = await transaction
    .selectFrom("users")
    .select("email")
    .where("id", "=", sender)
    .executeTakeFirst();
  const said = {
    type,
    name: [invite.firstName, invite.lastName].filter(Boolean).join(" "),
    organization: organization?.name ?? "Guildway",
    hasAccessCode: code !== null,
  };
  const envelope = {
    orgId: invite.orgId,
    from: settings.mailFrom,
    to: email,
    ...(user?.email && { replyTo: user.email }),
  };
  const link = `${settings.publicUrl}/external/invite/id/${encodeURIComponent(invite.id)}`;
  const invitation = {
    ...envelope,
    kind: "invite.link",
    bcc: settings.mailBlindCopies,
    ...inviteMail(lang, said, link),
  };
  if (code === null) return [invitation];
  return [
    invitation,
    {
      ...envelope,
      kind: "invite.code",
      bcc: [],
      ...inviteCodeMail(lang, said, code),
      sealedWith: sealer,
    },
  ];
}
