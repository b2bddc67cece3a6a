import { inviteTypes } from "@guildway/api-contract";
import type { Kysely } from "kysely";
import { declinedInviteMail } from "../../mail/declined-invite-mail.ts";
import type { Mail } from "../../mail/outbox.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { Services } from "../../services.ts";
import type { StoredInvite } from "./lock-invite.ts";

/** Who may still be told of an invite: a teacher does not send them, and one who left reads none. */
const whoSend: ReadonlySet<string> = new Set(["admin", "owner", "superAdmin"]);

/** What tells whoever sent an invite that it was declined; no mail where nobody sent it, or they do not send any more. */
export async function mailOfDecline(
  transaction: Kysely<Database>,
  { settings }: Pick<Services, "settings">,
  { id, orgId, sentBy, inviteType }: StoredInvite,
): Promise<Mail | undefined> {
  const sender = await transaction
    .selectFrom("users")
    .select(["email", "role", "orgId"])
    .where("id", "=", sentBy ?? "")
    .executeTakeFirst();
  const role = sender?.role?.[0] ?? "student";
  if (!sender?.email || !whoSend.has(role)) return undefined;
  if (sender.orgId !== orgId && role !== "superAdmin") return undefined;
  const organization = await transaction
    .selectFrom("organizations")
    .select("name")
    .where("id", "=", orgId)
    .executeTakeFirst();
  return {
    orgId,
    kind: "invite.declined",
    from: settings.mailFrom,
    to: sender.email,
    bcc: [],
    ...declinedInviteMail({
      type: inviteTypes.find((one) => one === inviteType),
      organization: organization?.name ?? "Guildway",
      link: `${settings.publicUrl}/invites/${encodeURIComponent(id)}`,
    }),
  };
}
